import { dayIn, daysBetween } from '../calendar-days';
import { dayPages, planOf, type DayPage } from './plan';

/** Everything that we write after a delivery of hearing aids. */
export const followUpKinds = [...dayPages, 'review'] as const;
export type FollowUpKind = DayPage | 'review';

/** Names of the same mails in older versions of the shop, in rows and queued jobs. */
const olderNames: Readonly<Record<string, FollowUpKind>> = {
  put_in: 'day_0',
  trial_14: 'day_45',
  trial_3: 'day_53',
};
export const olderFollowUpKinds = Object.keys(olderNames);

/** The kind that a stored name means today. */
export function followUpKindOf(name: string): FollowUpKind | null {
  return followUpKinds.find((kind) => kind === name) ?? olderNames[name] ?? null;
}

/** The page of day 1 has no mail of its own: the mail of day 0 tells of it. */
const withoutMail: ReadonlySet<FollowUpKind> = new Set(['day_1']);

/** Asks for a review, once, on this day. */
const reviewDay = 21;

/** A mail that could not be sent for longer than this is no longer true: "day 3" on day 6 is left out. */
const graceDays = 2;

/** Days from one mail to the next, at least: nobody gets mail on two days in a row. */
const daysApart = 2;

/** Mails go out between these hours of the customer's day: from 9:00 until before 19:00. */
const sendingHours = { from: 9, until: 19 } as const;

export type SentFollowUp = {
  kind: FollowUpKind;
  /** ISO UTC. */
  at: string;
};

type Calendar = {
  /** When the last parcel arrived, ISO UTC. */
  deliveredAt: string;
  /** Length of the home trial. */
  trialDays: number;
  /** The customer's, an IANA name. */
  timeZone: string;
  sent: readonly SentFollowUp[];
  now: Date;
};

/**
 * The one mail that is due now, for a customer for whom it is daytime; null when there is none. This is the only
 * calendar of mails after a delivery: they keep at least a day's distance from each other.
 */
export function dueFollowUp({
  deliveredAt,
  trialDays,
  timeZone,
  sent,
  now,
}: Calendar): FollowUpKind | null {
  const hour = hourIn(timeZone, now);
  if (hour < sendingHours.from || hour >= sendingHours.until) return null;
  const today = dayIn(timeZone, now);
  const day = daysBetween(dayIn(timeZone, new Date(deliveredAt)), today);
  const isTooSoon = sent.some(
    ({ at }) => daysBetween(dayIn(timeZone, new Date(at)), today) < daysApart,
  );
  if (isTooSoon) return null;
  const due = mailDays(trialDays).filter(
    (mail) =>
      day >= mail.day &&
      day - mail.day <= graceDays &&
      !sent.some(({ kind }) => kind === mail.kind),
  );
  return due.at(-1)?.kind ?? null;
}

/** The day of each mail, in order. */
function mailDays(trialDays: number): { kind: FollowUpKind; day: number }[] {
  const pages = planOf(trialDays)
    .filter(({ page }) => !withoutMail.has(page))
    .map(({ page, day }) => ({ kind: page, day }));
  return [...pages, { kind: 'review' as const, day: reviewDay }].toSorted((a, b) => a.day - b.day);
}

/** After this many days since the delivery no mail is due any more. */
export function lastFollowUpDay(trialDays: number): number {
  // One day more, because the days of the customer and of the clinic may differ.
  return Math.max(...mailDays(trialDays).map(({ day }) => day)) + graceDays + 1;
}

function hourIn(timeZone: string, moment: Date): number {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(hour.format(moment));
}
