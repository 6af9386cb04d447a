import type { ReactElement } from 'react';
import { create } from 'zustand';
import type { Cart } from '@/domain/carts/cart';
import type { CartFailure } from './cart-failure';
import type { NewItem } from './new-item';

export type CartState = {
  /** The server's last word, the only truth for money; null before the first answer and without a cart. */
  cart: Cart | null;
  /** How the last reading of the whole cart stands. */
  status: 'unread' | 'reading' | 'ready' | 'failed';
  /** Quantities asked for and not confirmed yet, by line; 0 is a removal. */
  wanted: Readonly<Record<string, number>>;
  /** What went wrong with a line; it stays until that line is tried again. */
  lineErrors: Readonly<Record<string, CartFailure>>;
  /** What is on its way into the cart: shown in it until the server has answered. */
  arriving: readonly NewItem[];
  /** Changes whose answer will move the totals: while there are any, the totals shown are old. */
  changing: number;
  isOpen: boolean;
  /** What somebody is about to add, else null. The closed drawer is drawn with it, so that a click has only to show it. */
  expected: NewItem | null;
  /** The drawer, once its code is here. */
  drawer: ReactElement | null;
};

/**
 * What the shop remembers of the cart. It is small enough for every page; whatever talks to the
 * server lives in cart-actions and is loaded on first intent.
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

/** Units as the shopper wants them, without what is still on its way; null before the cart was read. */
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
