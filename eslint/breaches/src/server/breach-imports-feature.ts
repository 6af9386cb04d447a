import { cartStore } from '@/features/cart/public';

export const breach = cartStore;
