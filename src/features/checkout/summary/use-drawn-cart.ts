import { useDeferredValue } from 'react';
import type { Cart } from '@/domain/carts/cart';

type DrawnCart = { cart: Cart | null; isPending: boolean };

/**
 * The cart as the checkout renders it: a moment after the store has it and in slices, so that an old phone can respond
 * in between. While the screen shows another amount than the store, it counts as pending: nobody may agree to an
 * outdated total.
 */
export function useDrawnCart(cart: Cart | null, isPending: boolean): DrawnCart {
  const drawn = useDeferredValue(cart) ?? cart;
  return { cart: drawn, isPending: isPending || drawn?.captureTotal !== cart?.captureTotal };
}
