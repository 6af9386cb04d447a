import { useRef } from 'react';
import { StillPart } from '@/components/ui/still-part';
import { useChosenCurrency } from './use-chosen-currency';
import { useLetterSwitch } from './use-letter-switch';

/** The home page as the server has written it, with the little of it that answers: prices and letters. */
export function StillHomeScreen({ still }: { still: string }) {
  const place = useRef<HTMLDivElement>(null);
  useChosenCurrency(place, still);
  useLetterSwitch(place, still);
  return <StillPart ref={place} id="home-page" html={still} />;
}
