import { clinicTimeZone } from './store';

/** Spec 1: Monday to Friday, 8:30 to 16:30, in minutes of the clinic's day. */
const hours = { from: 8 * 60 + 30, to: 16 * 60 + 30 } as const;

const clinicClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: clinicTimeZone,
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** Is somebody of our team there at this moment? By the clock of the clinic's wall, in summer as in winter. */
export function isSupportOpen(now: Date): boolean {
  const { weekday, minutes } = clinicMoment(now);
  return weekday !== 'Sat' && weekday !== 'Sun' && minutes >= hours.from && minutes < hours.to;
}

/**
 * The support hours of this day by the clock of another zone, such as `11:30 a.m.` in Montréal; null where the clocks
 * agree, or where the zone is unknown.
 */
export function supportHoursIn(
  timeZone: string,
  { now, locale }: { now: Date; locale: string },
): { from: string; to: string } | null {
  const midnight = now.getTime() - clinicMoment(now).minutes * 60_000;
  const clockOf = (zone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  const at = (minutes: number) => new Date(midnight + minutes * 60_000);
  try {
    const [there, here] = [clockOf(timeZone), clockOf(clinicTimeZone)];
    if (there.format(at(hours.from)) === here.format(at(hours.from))) return null;
    return { from: there.format(at(hours.from)), to: there.format(at(hours.to)) };
  } catch {
    return null;
  }
}

function clinicMoment(now: Date): { weekday: string; minutes: number } {
  const parts = Object.fromEntries(
    clinicClock.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return {
    weekday: parts.weekday ?? '',
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}
