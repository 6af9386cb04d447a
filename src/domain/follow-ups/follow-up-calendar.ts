import { dayIn, daysBetween, plusDays } from '../calendar-days';
import { clinicTimeZone } from '../store';

/** The mails after a delivery of hearing aids, in the order of a usual trial of 60 days. */
export const followUpKinds = [
  'put_in',
  'day_3',
  'day_14',
  'review',
  'day_45',
  'trial_14',
  'trial_3',
] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

/** `days` after the delivery, or before the last day of the trial. */
type FollowUpDay = { days: number; of: 'delivery' | 'trial_end' };

/** When each mail is sent. The day of delivery is day 0. */
const followUpDays: Readonly<Record<FollowUpKind, FollowUpDay>> = {
  put_in: { days: 0, of: 'delivery' },
  day_3: { days: 3, of: 'delivery' },
  day_14: { days: 14, of: 'delivery' },
  /** Asks for a review, once. */
  review: { days: 21, of: 'delivery' },
  day_45: { days: 45, of: 'delivery' },
  trial_14: { days: 14, of: 'trial_end' },
  trial_3: { days: 3, of: 'trial_end' },
};

/** A tip that comes so few days before the next reminder of the trial's end gives way to it. */
const tipGapDays = 7;

/** A mail that could not be sent for longer than this is no longer true: "day 3" on day 6 is left out. */
const followUpGraceDays = 2;

/** Mails go out between these hours of the customer's day: from 9:00 until before 19:00. */
const sendingHours = { from: 9, until: 19 } as const;

/**
 * The mails whose day is today, for a customer for whom it is daytime.
 *
 * @param deliveredAt when the last parcel arrived, ISO UTC
 * @param trialDays length of the home trial
 * @param timeZone the customer's, an IANA name; the trial itself is counted in the clinic's days, as everywhere
 */
export function dueFollowUps(delivery: {
  deliveredAt: string;
  trialDays: number;
  timeZone: string;
  now: Date;
}): FollowUpKind[] {
  const { deliveredAt, trialDays, timeZone, now } = delivery;
  const hour = hourIn(timeZone, now);
  if (hour < sendingHours.from || hour >= sendingHours.until) return [];
  const today = dayIn(timeZone, now);
  const days = {
    delivery: dayIn(timeZone, new Date(deliveredAt)),
    trial_end: plusDays(dayIn(clinicTimeZone, new Date(deliveredAt)), trialDays),
  };
  return kindsOf(trialDays).filter((kind) => {
    const { days: count, of } = followUpDays[kind];
    const day = plusDays(days[of], of === 'delivery' ? count : -count);
    const late = daysBetween(day, today);
    return late >= 0 && late <= followUpGraceDays;
  });
}

/** The mails of a trial of this length. */
function kindsOf(trialDays: number): FollowUpKind[] {
  const tipDay = followUpDays.day_45.days;
  const reminders = [followUpDays.trial_14, followUpDays.trial_3].map(
    ({ days }) => trialDays - days,
  );
  const isNear = reminders.some((day) => Math.abs(day - tipDay) < tipGapDays);
  return followUpKinds.filter((kind) => kind !== 'day_45' || !isNear);
}

/** After this many days since the delivery no mail is due any more. */
export function lastFollowUpDay(trialDays: number): number {
  const days = Object.values(followUpDays).map(({ days: count, of }) =>
    of === 'delivery' ? count : trialDays - count,
  );
  // One day more, because the customer's day and the clinic's may differ.
  return Math.max(...days) + followUpGraceDays + 1;
}

function hourIn(timeZone: string, moment: Date): number {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(hour.format(moment));
}
