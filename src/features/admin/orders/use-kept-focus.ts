import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * A change may take away the very button that made it. Whoever works by keyboard then goes on at the heading of the
 * part she was in, instead of at the top of the page.
 *
 * @param shown what is on the screen: focus is looked after when it is another one
 * @returns what to call when something inside gets the focus
 */
export function useKeptFocus(shown: unknown): (event: FocusEvent) => void {
  const part = useRef<Element | null>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    part.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [shown]);
  return ({ target }) => {
    part.current = target.closest('section');
  };
}
