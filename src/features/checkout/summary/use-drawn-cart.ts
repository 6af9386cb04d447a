import { useDeferredValue } from 'react';
import type { Cart } from '@/domain/carts/cart';

type DrawnCart = { cart: Cart | null; isPending: boolean };

/**
 * The cart as the checkout draws it: a moment after the store has it and in slices, so that an old phone answers in
 * between. While another amount than the store's is on the screen it counts as pending: nobody may agree to a total
 * that is no longer asked for.
 */
export function useDrawnCart(cart: Cart | null, isPending: boolean): DrawnCart {
  const drawn = useDeferredValue(cart) ?? cart;
  return { cart: drawn, isPending: isPending || drawn?.captureTotal !== cart?.captureTotal };
}
