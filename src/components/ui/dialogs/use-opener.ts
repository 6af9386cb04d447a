import { useEffect, useRef } from 'react';

/**
 * Remembers the focused element when an overlay opens and focuses it again on closing. If it has left the page (a
 * removed cart line), the page's content gets the focus and not the very top.
 */
export function useOpener(isOpen: boolean): (event?: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement ? focused : null;
  }, [isOpen]);

  return function returnFocus(event) {
    event?.preventDefault();
    const target = opener.current?.isConnected ? opener.current : document.getElementById('main');
    target?.focus({ preventScroll: true });
  };
}
