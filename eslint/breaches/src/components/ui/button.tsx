import { price } from '@/domain/money';

export const button = price;
