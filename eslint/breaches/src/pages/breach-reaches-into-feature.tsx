import { cartStore } from '@/features/cart/cart-store';

export const breach = cartStore;
