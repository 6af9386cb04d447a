import type { Plan } from './plan';
import { endingAt, nextPeriod, type Period } from './schedule';
import type { Subscription } from './subscription';
import { canMoveSubscription, isOver, type SubscriptionStatus } from './subscription-machine';

/** Why a change of a subscription was refused. */
export type SubscriptionRefusalCode =
  'subscription_over' | 'subscription_not_pausable' | 'pause_end_invalid' | 'cancel_end_invalid';

export type SubscriptionOutcome =
  { ok: true; value: Subscription } | { ok: false; code: SubscriptionRefusalCode };

/** Days between the retries of a refused payment; after the last one the subscription waits for another card. */
export const retryDays = [1, 3, 5, 7] as const;

/** Goods that cannot be sent today are tried again tomorrow, without a charge. */
const outOfStockDays = 1;

/** The longest pause; a longer one would be forgotten. */
const longestPauseDays = 365;

const dayMs = 24 * 60 * 60 * 1000;

/** Nothing is charged or sent until `until`, or until it is resumed. Pausing again only moves the end. */
export function pause(
  subscription: Subscription,
  until: Date | null,
  now: Date,
): SubscriptionOutcome {
  const { status } = subscription;
  if (isOver(status)) return { ok: false, code: 'subscription_over' };
  if (status !== 'paused' && !canMoveSubscription(status, 'paused')) {
    return { ok: false, code: 'subscription_not_pausable' };
  }
  const days = until === null ? 1 : (until.getTime() - now.getTime()) / dayMs;
  if (!(days > 0 && days <= longestPauseDays)) return { ok: false, code: 'pause_end_invalid' };
  const pausedUntil = until?.toISOString() ?? null;
  return { ok: true, value: { ...subscription, status: 'paused', pausedUntil, retryAt: null } };
}

/**
 * Resumes the subscription. If the paid period ended meanwhile, the next one begins now and is due at once; nothing is
 * made up for.
 */
export function resume(subscription: Subscription, now: Date): SubscriptionOutcome {
  const { status, period } = subscription;
  if (isOver(status)) return { ok: false, code: 'subscription_over' };
  if (status !== 'paused') return { ok: true, value: subscription };
  const isPeriodOver = Date.parse(period.end) <= now.getTime();
  return {
    ok: true,
    value: {
      ...subscription,
      status: 'active',
      pausedUntil: null,
      period: isPeriodOver ? endingAt(period, now.toISOString()) : period,
    },
  };
}

/** Cancels it now, without a refund. Repeating this changes nothing. */
export function cancel(subscription: Subscription, now: Date): Subscription {
  if (isOver(subscription.status)) return subscription;
  return {
    ...subscription,
    status: moved(subscription.status, 'canceled'),
    canceledAt: now.toISOString(),
    isEndingWithPeriod: false,
    pausedUntil: null,
    retryAt: null,
  };
}

/** Cancels at the end of the paid period, or takes that back. With nothing paid ahead there is no such end. */
export function cancelAtEnd(
  subscription: Subscription,
  isEndingWithPeriod: boolean,
  now: Date,
): SubscriptionOutcome {
  if (isOver(subscription.status)) return { ok: false, code: 'subscription_over' };
  const hasPaidAhead = Date.parse(subscription.period.end) > now.getTime();
  if (isEndingWithPeriod && !hasPaidAhead) return { ok: false, code: 'cancel_end_invalid' };
  return { ok: true, value: { ...subscription, isEndingWithPeriod } };
}

/** Changes the plan from the next period on: the paid period is delivered first, and its price is not prorated. */
export function changePlan(subscription: Subscription, plan: Plan): Subscription {
  const { thing, period } = subscription;
  if (thing.plan.id === plan.id) return subscription;
  return {
    ...subscription,
    thing: { ...thing, plan },
    period: endingAt(period, period.end),
  };
}

/** Sets a new card; a waiting payment is tried at once. */
export function withNewCard(
  subscription: Subscription,
  card: NonNullable<Subscription['billing']['card']>,
  now: Date,
): Subscription {
  const { billing, status } = subscription;
  const next = { ...subscription, billing: { ...billing, method: 'card', card, intent: null } };
  if (status !== 'pastdue' && status !== 'unpaid') return next;
  return { ...next, status: 'pastdue', failedTries: 0, retryAt: now.toISOString() };
}

/** The period that the next payment is for. */
export function periodToPay({ period, thing }: Subscription, now: Date): Period {
  return nextPeriod(period, thing.plan, now);
}

/** Records that a period was paid. */
export function paid(subscription: Subscription, period: Period): Subscription {
  const { status } = subscription;
  return {
    ...subscription,
    status: status === 'active' ? status : moved(status, 'active'),
    period,
    coupon: null,
    retryAt: null,
    failedTries: 0,
  };
}

/** Records a refused payment: it is tried again later, and after the last try left to the customer. */
export function paymentRefused(subscription: Subscription, now: Date): Subscription {
  const { failedTries } = subscription;
  const days = retryDays[failedTries];
  const status: SubscriptionStatus = days === undefined ? 'unpaid' : 'pastdue';
  return {
    ...subscription,
    status: status === subscription.status ? status : moved(subscription.status, status),
    failedTries: failedTries + 1,
    retryAt: days === undefined ? null : daysFrom(now, days),
  };
}

/** Postpones a renewal whose goods are out of stock. */
export function postponed(subscription: Subscription, now: Date): Subscription {
  return { ...subscription, retryAt: daysFrom(now, outOfStockDays) };
}

function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString();
}

function moved(from: SubscriptionStatus, to: SubscriptionStatus): SubscriptionStatus {
  if (!canMoveSubscription(from, to))
    throw new Error(`A subscription cannot go from ${from} to ${to}`);
  return to;
}
