export { cartStore } from './cart-store';
