import { create } from 'zustand';
import type { Cart, CartLine } from '@/domain/cart';
import type { CartFailure } from './cart-failure';

export type CartState = {
  /** The server's last word, the only truth for money; null before the first answer and without a cart. */
  cart: Cart | null;
  /** How the last reading of the whole cart stands. */
  status: 'unread' | 'reading' | 'ready' | 'failed';
  /** Quantities asked for and not confirmed yet, by line; 0 is a removal. */
  wanted: Readonly<Record<string, number>>;
  /** What went wrong with a line; it stays until that line is tried again. */
  lineErrors: Readonly<Record<string, CartFailure>>;
  /** Units on their way into the cart. */
  adding: number;
  /** Changes whose answer will move the totals: while there are any, the totals shown are old. */
  changing: number;
  isOpen: boolean;
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
  adding: 0,
  changing: 0,
  isOpen: false,
}));

/** The lines as the shopper wants them: quantities at once, amounts as last confirmed. */
export function wantedLines({ cart, wanted }: Pick<CartState, 'cart' | 'wanted'>): CartLine[] {
  return (cart?.items ?? [])
    .map((line) => ({ ...line, quantity: wanted[line.itemId] ?? line.quantity }))
    .filter((line) => line.quantity > 0);
}

/** Units as the shopper wants them, or null before the cart was read. */
export function wantedUnits(state: CartState): number | null {
  if (state.cart === null && state.status !== 'ready') return null;
  return wantedLines(state).reduce((units, line) => units + line.quantity, 0);
}
