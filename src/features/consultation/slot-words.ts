import { useLocale } from 'next-intl';
import { clinicTimeZone } from '@/domain/store';

/** Formats times for people, in a time zone. */
export function useSlotWords(timeZone: string) {
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions, zone: string) => (iso: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(new Date(iso));
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
    whole: format(whole, timeZone),
    atClinic: format({ hour: 'numeric', minute: 'numeric', timeZoneName: 'short' }, clinicTimeZone),
    /** `Eastern Time` */
    zone: zoneName(locale, timeZone),
  };
}

function zoneName(locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
