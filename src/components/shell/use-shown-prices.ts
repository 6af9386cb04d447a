import { useEffect } from 'react';

/** Shows the prices that waited for the page's code: from now on they are in the visitor's currency (server/http/head-style.ts). */
export function useShownPrices(): void {
  useEffect(() => {
    document.documentElement.dataset.priced = '';
  }, []);
}
