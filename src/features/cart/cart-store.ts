import type { ReactElement } from 'react';
import { create } from 'zustand';
import type { Cart } from '@/domain/carts/cart';
import type { CartFailure } from './cart-failure';
import type { NewItem } from './new-item';

export type CartState = {
  /** The server's latest cart, the only truth for money; null before the first answer and without a cart. */
  cart: Cart | null;
  /** State of the last read of the whole cart. */
  status: 'unread' | 'reading' | 'ready' | 'failed';
  /** Requested quantities that are not confirmed yet, by line; 0 is a removal. */
  wanted: Readonly<Record<string, number>>;
  /** Errors by line; each stays until its line is tried again. */
  lineErrors: Readonly<Record<string, CartFailure>>;
  /** Items being added: shown in the cart until the server has answered. */
  arriving: readonly NewItem[];
  /** Number of running changes that will affect the totals: while there are any, the totals shown are outdated. */
  changing: number;
  isOpen: boolean;
  /**
   * The item that is about to be added, else null. The closed drawer is rendered with it, so that a click only has to
   * show it.
   */
  expected: NewItem | null;
  /** The drawer, once its code is loaded. */
  drawer: ReactElement | null;
};

/**
 * The cart's state. It is small enough for every page; all requests to the server are in cart-actions, which is loaded
 * on first intent.
 */
export const useCartStore = create<CartState>(() => ({
  cart: null,
  status: 'unread',
  wanted: {},
  lineErrors: {},
  arriving: [],
  changing: 0,
  isOpen: false,
  expected: null,
  drawer: null,
}));

/** Units that the shopper wants, without items still being added; null before the cart was read. */
export function wantedUnits({
  cart,
  wanted,
  status,
}: Pick<CartState, 'cart' | 'wanted' | 'status'>): number | null {
  if (cart === null && status !== 'ready') return null;
  return unitsOf(
    cart?.items.map(({ itemId, quantity }) => ({ quantity: wanted[itemId] ?? quantity })) ?? [],
  );
}

export function unitsOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((units, { quantity }) => units + quantity, 0);
}
