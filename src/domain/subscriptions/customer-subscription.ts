import type { Cents, CurrencyCode } from '../money';
import type { LinePlan, Rhythm } from './plan';
import { isOver, type SubscriptionStatus } from './subscription-machine';

/** A subscription as the customer sees it in their account. Times are ISO UTC. */
export type CustomerSubscription = {
  id: string;
  number: string;
  status: SubscriptionStatus;
  /** Ends with the paid period. */
  isEndingWithPeriod: boolean;
  productId: string;
  productName: string;
  /** Empty for a product without variants. */
  variantName: string;
  imageUrl: string | null;
  plan: LinePlan & { id: string };
  quantity: number;
  /** Price of one unit and one period, before tax. */
  price: Cents;
  /** Price × quantity: what the next charge is, before tax. */
  total: Cents;
  currency: CurrencyCode;
  /** End of the paid period, and the day of the next charge. */
  periodEnd: string;
  /** Null while paused without an end. */
  pausedUntil: string | null;
  retryAt: string | null;
  canceledAt: string | null;
  card: { brand: string; last4: string } | null;
};

/** One charge, as the customer sees it. */
export type CustomerInvoice = {
  id: string;
  number: string;
  subscriptionId: string;
  status: 'unpaid' | 'paid' | 'void';
  /** ISO UTC. */
  date: string;
  /** With tax. */
  total: Cents;
  currency: CurrencyCode;
};

/** A plan that the customer could change to, in the subscription's own currency. */
export type OfferedPlan = Rhythm & { id: string; name: string; price: Cents };

export type SubscriptionAction =
  'pause' | 'resume' | 'keep' | 'plan' | 'quantity' | 'card' | 'cancel';

/** The actions open to the customer now, in display order; the engine checks them again (subscription-changes.ts). */
export function actionsFor({
  status,
  isEndingWithPeriod,
}: Pick<CustomerSubscription, 'status' | 'isEndingWithPeriod'>): SubscriptionAction[] {
  if (isOver(status)) return [];
  const canPause = !isEndingWithPeriod && (status === 'active' || status === 'trial');
  return [
    ...(isEndingWithPeriod ? (['keep'] as const) : []),
    ...(canPause ? (['pause'] as const) : []),
    ...(status === 'paused' ? (['resume'] as const) : []),
    ...(isEndingWithPeriod ? [] : (['plan', 'quantity', 'card'] as const)),
    'cancel',
  ];
}

/** Whether a period is still paid, so that a cancellation can wait for its end. */
export function hasPaidAhead({ periodEnd }: { periodEnd: string }, now: Date): boolean {
  return Date.parse(periodEnd) > now.getTime();
}

const dayMs = 24 * 60 * 60 * 1000;
const longestPauseDays = 365;

/** First and last allowed end of a pause, in the form of date fields (`2026-11-22`). */
export function pauseEnds(now: Date): { first: string; last: string } {
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  return { first: day(1), last: day(longestPauseDays - 1) };
}

/** The time a pause ends: noon of that day in UTC, morning in Canada. Null for a day outside the limits. */
export function pauseEnd(day: string, now: Date): string | null {
  const { first, last } = pauseEnds(now);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < first || day > last) return null;
  return `${day}T12:00:00.000Z`;
}
