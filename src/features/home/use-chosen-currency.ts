import { useEffect, useRef, type RefObject } from 'react';
import { useCurrency } from '@/features/currency/public';

/** Shows the prices in the server's markup (`InCurrencies`) in the chosen currency. */
export function useChosenCurrency(place: RefObject<HTMLElement | null>, html: string): void {
  const currency = useCurrency();
  const own = useRef(new WeakMap<Element, string>());
  useEffect(() => {
    for (const words of place.current?.querySelectorAll<HTMLElement>('[data-in]') ?? []) {
      const written = own.current.get(words) ?? words.textContent;
      own.current.set(words, written);
      const inOthers: Record<string, string> = JSON.parse(words.dataset.in ?? '{}');
      words.textContent = inOthers[currency] ?? written;
    }
  }, [place, html, currency]);
}
