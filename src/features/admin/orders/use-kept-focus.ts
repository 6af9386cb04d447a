import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * A change may remove the button that made it. Keyboard users then continue at the heading of the section they were in,
 * instead of at the top of the page.
 *
 * @param shown the content shown: the focus is checked when it changes
 * @returns a handler to call when something inside gets the focus
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
