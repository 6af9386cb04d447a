import { useEffect, useRef } from 'react';

/**
 * Remembers what had focus when an overlay opened and gives it back when it closes. An opener that has left
 * the page (a removed cart line) hands focus to the page's content instead of its very top.
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
