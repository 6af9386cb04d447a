import { services } from './main/services';

export const breach = services;
