import { price } from '@/domain/money';

export const swell = price;
