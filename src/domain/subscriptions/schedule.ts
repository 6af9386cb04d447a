import type { Rhythm } from './plan';

/**
 * A billing period of a subscription, from `start` (inclusive) to `end` (exclusive). Ends are counted from `anchor`,
 * not from the end before, so that a subscription of the 31st comes back to the 31st after a short month. All times are
 * ISO UTC.
 */
export type Period = {
  anchor: string;
  /** Number of rhythm steps between `anchor` and `end`. */
  step: number;
  start: string;
  end: string;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The n-th time of a rhythm that starts at `anchor`, in UTC. Months and years keep the day of the anchor; where a month
 * lacks that day, its last day is used (31 January → 28 or 29 February → 31 March).
 */
export function nthTime(anchor: Date, { interval, count }: Rhythm, n: number): Date {
  const steps = count * n;
  if (interval === 'daily') return new Date(anchor.getTime() + steps * dayMs);
  if (interval === 'weekly') return new Date(anchor.getTime() + steps * 7 * dayMs);
  return plusMonths(anchor, interval === 'yearly' ? steps * 12 : steps);
}

function plusMonths(anchor: Date, months: number): Date {
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const daysInMonth = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), daysInMonth));
  return first;
}

/** The period that begins now. */
export function firstPeriod(rhythm: Rhythm, now: Date): Period {
  return periodAt(now.toISOString(), rhythm, 1);
}

/**
 * The next period. If billing was late, missed periods are skipped: the period that contains `now` is next, so that a
 * delay never costs the customer two charges at once.
 */
export function nextPeriod(period: Period, rhythm: Rhythm, now: Date): Period {
  let next = periodAt(period.anchor, rhythm, period.step + 1);
  while (Date.parse(next.end) <= now.getTime()) {
    next = periodAt(period.anchor, rhythm, next.step + 1);
  }
  return next;
}

/** The same period with a new end, from which the next ones are counted: for a new rhythm, or after a pause. */
export function endingAt(period: Period, end: string): Period {
  return { anchor: end, step: 0, start: period.start, end };
}

function periodAt(anchor: string, rhythm: Rhythm, step: number): Period {
  const time = (n: number) => nthTime(new Date(anchor), rhythm, n).toISOString();
  return { anchor, step, start: time(step - 1), end: time(step) };
}
