import { useEffect, useRef } from 'react';

/**
 * A ref for words that say what just happened. They take the focus and come into view.
 *
 * @param occasion each new value is announced again; null while there is nothing to say
 */
export function useShown<Words extends HTMLElement>(occasion: string | number | null = 'shown') {
  const words = useRef<Words>(null);
  useEffect(() => {
    if (occasion === null) return;
    words.current?.focus({ preventScroll: true });
    words.current?.scrollIntoView({ block: 'start' });
  }, [occasion]);
  return words;
}
