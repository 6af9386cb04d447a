import { cents } from '@/domain/money';

export const breach = cents;
