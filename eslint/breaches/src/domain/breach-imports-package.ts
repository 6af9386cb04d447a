import qs from 'qs';

export const breach = qs;
