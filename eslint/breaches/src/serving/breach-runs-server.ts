import { services } from '@/server/services';

export const breach = services;
