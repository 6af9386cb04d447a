import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/loading/after-paint';
import { whenAtRest } from '@/components/ui/loading/when-at-rest';
import { addToCart, cartIntent, prepareCart, type NewItem } from '@/features/cart/public';

/**
 * Adds to the cart from a button: whether it is running, and whether the last try failed. `intent` are handlers for the
 * button, which render the cart before it is pressed.
 *
 * @param itemOf the item that a press adds; null while there is none
 */
export function useAddToCart(itemOf: () => NewItem | null) {
  const [state, setState] = useState<'idle' | 'adding' | 'failed'>('idle');

  const isUnderWay = useRef(false);

  useEffect(() => whenAtRest(prepareCart), []);

  async function add(): Promise<void> {
    const item = itemOf();
    if (!item || isUnderWay.current) return;
    isUnderWay.current = true;
    // The cart is painted first: the button's busy look renders the whole page again.
    const cancel = afterPaint(() => setState('adding'));
    const isAdded = await addToCart(item);
    cancel();
    isUnderWay.current = false;
    setState(isAdded ? 'idle' : 'failed');
  }

  return {
    add: () => void add(),
    intent: cartIntent(itemOf),
    isAdding: state === 'adding',
    hasFailed: state === 'failed',
  };
}

/** Props for a button that adds to the cart. */
export type AddToCart = ReturnType<typeof useAddToCart>;
