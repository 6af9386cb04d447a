import { cartStore } from './cart-store';

export const CartScreen = cartStore;
