import { useLocale } from 'next-intl';
import { clinicTimeZone } from '@/domain/store';
import { inOnePiece } from '@/domain/words/hour-words';

/** Formats times for people, in a time zone. */
export function useSlotWords(timeZone: string) {
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions, zone: string) => (iso: string) =>
    inOnePiece(
      new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(new Date(iso)),
    );
  const whole = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
  } as const;
  return {
    /** `Monday, November 23` */
    day: format({ weekday: 'long', month: 'long', day: 'numeric' }, timeZone),
    /** `8:30 AM` */
    time: format({ hour: 'numeric', minute: 'numeric' }, timeZone),
    /** Noon begins the afternoon. */
    part: (iso: string): 'morning' | 'afternoon' =>
      hourIn(timeZone, iso) < 12 ? 'morning' : 'afternoon',
    whole: format(whole, timeZone),
    atClinic: format({ hour: 'numeric', minute: 'numeric', timeZoneName: 'short' }, clinicTimeZone),
    /** `Eastern Time` */
    zone: zoneName(locale, timeZone),
    /** `Edmonton`; null for a zone without a place, such as UTC */
    city: cityOf(timeZone),
  };
}

/** Hour of the day there, 0 to 23. */
function hourIn(timeZone: string, iso: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(new Date(iso)));
}

/** A zone's name ends with its place; those of `Etc/` have an offset there. */
function cityOf(timeZone: string): string | null {
  const [area, ...places] = timeZone.split('/');
  const city = places.at(-1);
  return city === undefined || area === 'Etc' ? null : city.replaceAll('_', ' ');
}

function zoneName(locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
