import type { ErrorKey } from '@/domain/failures/error-catalogue';

/** Failures that the cart tells by itself; their words take no arguments. */
export type CartFailure = Extract<
  ErrorKey,
  'addToCart' | 'updateCartItem' | 'removeCartItem' | 'fetchCartData' | 'fetchAccessories'
>;
