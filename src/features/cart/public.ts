/**
 * The cart's interface for other features and the shell. Light enough for every page: the rest is loaded on first
 * intent.
 */
export { CartButton } from './cart-button';
export { addToCart, cartIntent, changeCurrency, openCart, prepareCart } from './lazy-cart-actions';
export type { NewItem } from './new-item';
export { CartOverlays } from './cart-overlays';
export { cartActions, useCart } from './use-cart';
