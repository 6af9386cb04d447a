import { isHoliday } from './holidays';
import { clinicTimeZone } from '../store';
import { inOnePiece } from '../words/hour-words';

/** Spec 1: Monday to Friday, 8:30 to 16:30, in minutes of the clinic's day. */
export const supportHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  from: 8 * 60 + 30,
  to: 16 * 60 + 30,
} as const;

const clinicClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: clinicTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** Whether our team works on the day of this moment, by the clinic's calendar. */
function isWorkday({ weekday, day }: ClinicMoment): boolean {
  return weekday !== 'Sat' && weekday !== 'Sun' && !isHoliday(day);
}

/** Whether our team is available from this moment for `forMinutes`, by the clinic's clock. */
export function isSupportOpen(now: Date, forMinutes = 1): boolean {
  const moment = clinicMoment(now);
  const { from, to } = supportHours;
  return isWorkday(moment) && moment.minutes >= from && moment.minutes + forMinutes <= to;
}

/** Start and end of this day's support hours, ISO UTC. */
export type SupportDay = { from: string; to: string };

/**
 * Used on the server only: a browser's time zone data may be out of date, and the hours shown must be the ones we keep.
 */
export function supportDay(now: Date): SupportDay {
  const midnight = Math.floor(now.getTime() / 60_000) - clinicMoment(now).minutes;
  const at = (minutes: number) => new Date((midnight + minutes) * 60_000).toISOString();
  return { from: at(supportHours.from), to: at(supportHours.to) };
}

/** The support hours in another time zone, such as `11:30 AM`; null where the zone is unknown. */
export function hoursOnClock(
  { from, to }: SupportDay,
  { timeZone, locale }: { timeZone: string; locale: string },
): SupportDay | null {
  try {
    const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
    const told = (iso: string) => inOnePiece(clock.format(new Date(iso)));
    return { from: told(from), to: told(to) };
  } catch {
    return null;
  }
}

/** We answer within one opening hour; the chat and the support page promise this. */
const promisedMinutes = 60;

const minuteMs = 60_000;

/** When an answer is due to a message that arrived at this moment. */
export function answerDue(since: Date): Date {
  let at = since.getTime();
  let left = promisedMinutes * minuteMs;
  for (;;) {
    const day = supportDay(new Date(at));
    const opens = Date.parse(day.from);
    const closes = Date.parse(day.to);
    const begins = Math.max(at, opens);
    if (isSupportOpen(new Date(begins))) {
      if (begins + left <= closes) return new Date(begins + left);
      left -= closes - begins;
    }
    // The clinic's next day, from midnight.
    at = opens + 24 * 60 * minuteMs - supportHours.from * minuteMs;
  }
}

/** Day `2026-12-25`, and minutes since its midnight. */
type ClinicMoment = { day: string; weekday: string; minutes: number };

function clinicMoment(now: Date): ClinicMoment {
  const parts = Object.fromEntries(
    clinicClock.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: parts.weekday ?? '',
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}
