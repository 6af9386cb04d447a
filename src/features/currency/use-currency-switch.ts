import { useEffect, type RefObject } from 'react';
import { watchCurrency } from '@/client/currency';
import { switchCurrency, type FollowCurrency } from './switch-currency';

/** Makes the switches in static markup (`CurrencyLine`) work, and the markup follow the shop's other tabs. */
export function useCurrencySwitch(
  place: RefObject<HTMLElement | null>,
  html: string,
  onSwitch: FollowCurrency,
): void {
  useEffect(() => {
    const root = place.current;
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-switch-currency]')) {
        switchCurrency(onSwitch);
      }
    };
    root?.addEventListener('click', press);
    const stopWatching = watchCurrency(() => undefined);
    return () => {
      root?.removeEventListener('click', press);
      stopWatching();
    };
  }, [place, html, onSwitch]);
}
