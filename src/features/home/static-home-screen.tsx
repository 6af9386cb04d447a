import { useRef } from 'react';
import { StaticPart } from '@/components/static-markup/static-part';
import { useChosenCurrency } from './use-chosen-currency';
import { useLetterSwitch } from './use-letter-switch';

/** The home page as static markup, with its few interactive parts: prices and letters. */
export function StaticHomeScreen({ markup }: { markup: string }) {
  const place = useRef<HTMLDivElement>(null);
  useChosenCurrency(place, markup);
  useLetterSwitch(place, markup);
  return <StaticPart ref={place} id="home-page" html={markup} />;
}
