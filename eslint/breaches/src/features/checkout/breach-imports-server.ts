import { services } from '@/server/main/services';

export const breach = services;
