import { useMemo, useSyncExternalStore } from 'react';
import type { Cart, CartLine } from '@/domain/cart';
import { useCartStore, wantedLines } from './cart-store';
import { readStoredUnits, watchStoredUnits } from './stored-summary';

export type ShownCart = {
  /** `loading` and `failed` only while there is nothing better to show. */
  state: 'loading' | 'failed' | 'empty' | 'filled';
  isOpen: boolean;
  cart: Cart | null;
  /** With the quantities the shopper wants. */
  lines: readonly CartLine[];
  units: number;
  /** Units on their way into the cart. */
  adding: number;
  isPending: boolean;
};

/** The cart as drawer and page show it: what is known at once, instead of waiting for the next answer. */
export function useShownCart(): ShownCart {
  const { cart, wanted, status, adding, changing, isOpen } = useCartStore();
  const storedUnits = useSyncExternalStore(watchStoredUnits, readStoredUnits, () => null);
  const lines = useMemo(() => wantedLines({ cart, wanted }), [cart, wanted]);
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);

  function state(): ShownCart['state'] {
    if (lines.length > 0 || adding > 0) return 'filled';
    if (cart !== null || status === 'ready') return 'empty';
    if (status === 'failed') return 'failed';
    return storedUnits === 0 ? 'empty' : 'loading';
  }

  return { state: state(), isOpen, cart, lines, units, adding, isPending: changing > 0 };
}
