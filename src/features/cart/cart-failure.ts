import type { ErrorKey } from '@/domain/failures/error-catalogue';

/** Failures that the cart itself reports; their texts take no arguments. */
export type CartFailure = Extract<
  ErrorKey,
  'addToCart' | 'updateCartItem' | 'removeCartItem' | 'fetchCartData' | 'fetchAccessories'
>;
