import { useEffect, useState } from 'react';
import { whenAtRest } from '@/components/ui/when-at-rest';
import { addToCart, prepareCart, type NewItem } from '@/features/cart/public';

/** Adding to the cart from a button: busy while it runs, and whether the last try failed. */
export function useAddToCart() {
  const [state, setState] = useState<'idle' | 'adding' | 'failed'>('idle');

  useEffect(() => whenAtRest(prepareCart), []);

  async function add(item: NewItem): Promise<void> {
    setState('adding');
    setState((await addToCart(item)) ? 'idle' : 'failed');
  }

  return { add, isAdding: state === 'adding', hasFailed: state === 'failed' };
}
