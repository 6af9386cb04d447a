import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/loading/after-paint';
import { whenAtRest } from '@/components/ui/loading/when-at-rest';
import { addToCart, cartIntent, prepareCart, type NewItem } from '@/features/cart/public';

/**
 * Adding to the cart from a button: busy while it runs, and whether the last try failed. `intent` are handlers for the
 * button, which have the cart drawn before it is pressed.
 *
 * @param itemOf what a press adds; null while that is nothing
 */
export function useAddToCart(itemOf: () => NewItem | null) {
  const [state, setState] = useState<'idle' | 'adding' | 'failed'>('idle');

  const isUnderWay = useRef(false);

  useEffect(() => whenAtRest(prepareCart), []);

  async function add(): Promise<void> {
    const item = itemOf();
    if (!item || isUnderWay.current) return;
    isUnderWay.current = true;
    // The cart is painted first: the page that the button stands on is drawn anew for its look.
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

/** What a button needs that leads into the cart. */
export type AddToCart = ReturnType<typeof useAddToCart>;
