import { useMemo, useSyncExternalStore } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Cart } from '@/domain/cart';
import { type CartState, unitsOf, useCartStore } from './cart-store';
import { shownLines, type ShownLine } from './shown-lines';
import { readStoredUnits, watchStoredUnits } from './stored-summary';

export type ShownCart = {
  /** `loading` and `failed` only while there is nothing better to show. */
  state: 'loading' | 'failed' | 'empty' | 'filled';
  isOpen: boolean;
  cart: Cart | null;
  /** With the quantities the shopper wants, and with what is on its way. */
  lines: readonly ShownLine[];
  units: number;
  /** The totals shown are about to change. */
  isPending: boolean;
};

/** The cart as drawer and page show it: what is known at once, instead of waiting for the next answer. */
export function useShownCart(): ShownCart {
  const { cart, wanted, arriving, status, isOpen, isPending } = useCartStore(useShallow(partShown));
  const storedUnits = useSyncExternalStore(watchStoredUnits, readStoredUnits, () => null);
  const lines = useMemo(() => shownLines({ cart, wanted, arriving }), [cart, wanted, arriving]);

  function state(): ShownCart['state'] {
    if (lines.length > 0) return 'filled';
    if (cart !== null || status === 'ready') return 'empty';
    if (status === 'failed') return 'failed';
    return storedUnits === 0 ? 'empty' : 'loading';
  }

  return { state: state(), isOpen, cart, lines, units: unitsOf(lines), isPending };
}

/** How many changes are under way does not matter: nothing is drawn anew for the second one. */
function partShown({ cart, wanted, arriving, status, isOpen, changing }: CartState) {
  const isPending = changing > 0 || arriving.length > 0;
  return { cart, wanted, arriving, status, isOpen, isPending };
}
