import { useFormatter } from 'next-intl';
import { clinicTimeZone } from '@/domain/store';
import { firstOfMonth } from '@/domain/words/first-of-month';

/** Dates in words, by the clinic's time zone. Takes ISO moments, and days like `2026-11-23`. */
export function useDay(): (when: string) => string {
  const format = useFormatter();
  return (when) => {
    // A plain day has no time: 18:00 UTC is the same day everywhere in Canada.
    const moment = when.length === 10 ? `${when}T18:00:00Z` : when;
    const day = format.dateTime(new Date(moment), {
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      timeZone: clinicTimeZone,
    });
    return firstOfMonth(day);
  };
}
