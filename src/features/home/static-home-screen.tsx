import { useRef } from 'react';
import { StaticPart } from '@/components/static-markup/static-part';
import { changeCurrency } from '@/features/cart/public';
import { useCurrencySwitch } from '@/features/currency/public';
import { useLetterSwitch } from './use-letter-switch';

/** The home page as static markup, with its few interactive parts: the switch of the currency and the letters. */
export function StaticHomeScreen({ markup }: { markup: string }) {
  const place = useRef<HTMLDivElement>(null);
  useCurrencySwitch(place, markup, changeCurrency);
  useLetterSwitch(place, markup);
  return <StaticPart ref={place} id="home-page" html={markup} />;
}
