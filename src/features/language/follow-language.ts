import { useEffect } from 'react';
import { brand } from '@/domain/brand';

/** Where the typed text waits for the page in the other language; only in this tab, and only until that page reads it. */
export const carriedKey = `${brand.storagePrefix}carried`;

/** Follows a link to this page in the other language. The code for it is loaded by the click. */
export function followLanguage(link: HTMLAnchorElement): void {
  import('./switch-language').then(
    ({ switchLanguage }) => switchLanguage(link.hreflang),
    () => window.location.assign(link.href),
  );
}

/** Puts back what was typed before the language was switched. */
export function useCarriedText(): void {
  useEffect(() => {
    if (sessionStorage[carriedKey]) void import('./carried-text').then((text) => text.putBack());
  }, []);
}
