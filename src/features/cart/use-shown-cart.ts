import { useMemo, useSyncExternalStore } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Cart } from '@/domain/carts/cart';
import { type CartState, unitsOf, useCartStore } from './cart-store';
import { shownLines, type ShownLine } from './shown-lines';
import { readStoredUnits, watchStoredUnits } from './stored-summary';

export type ShownCart = {
  /** `loading` and `failed` only while there is no cart to show. */
  state: 'loading' | 'failed' | 'empty' | 'filled';
  isOpen: boolean;
  cart: Cart | null;
  /** Lines with the quantities the shopper wants and the items being added. */
  lines: readonly ShownLine[];
  units: number;
  /** The totals are about to change. */
  isPending: boolean;
};

/**
 * The cart for drawer and page: shows what is known at once, without waiting for the next answer.
 *
 * @param isAhead whether it is rendered before it is visible, as it will be once the expected item is added
 */
export function useShownCart({ isAhead = false } = {}): ShownCart {
  const part = useCartStore(useShallow(partShown));
  const { cart, wanted, status, isOpen } = part;
  const expected = isAhead ? part.expected : null;
  const arriving = useMemo(
    () => (expected ? [...part.arriving, expected] : part.arriving),
    [part.arriving, expected],
  );
  const isPending = part.isPending || arriving.length > 0;
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

/** The number of running changes does not matter: a second one causes no new render. */
function partShown({ cart, wanted, arriving, expected, status, isOpen, changing }: CartState) {
  const isPending = changing > 0 || arriving.length > 0;
  return { cart, wanted, arriving, expected, status, isOpen, isPending };
}
