import { array, boolean, number, object, string, type InferType } from 'yup';
import type { CustomerSubscription } from '../subscriptions/customer-subscription';
import { multiplyCents } from '../money';
import { planIntervals } from '../subscriptions/plan';
import type { Subscription } from '../subscriptions/subscription';
import { subscriptionStatuses } from '../subscriptions/subscription-machine';
import { addressWire } from './address';
import { cardWire } from './card';
import { wireCurrency } from './currency';
import { optionWire } from './line';
import { centsFromDecimal, decimal } from './money';
import { firstPictureOfWire, pictureWire, wirePictures } from './pictures';
import { schedules } from './purchase';

const moment = string().nullable().default(null);

/** A subscription as its owner's pages read it (contract 11). */
const wireSubscription = object({
  id: string().required(),
  number: string().required(),
  status: string().oneOf(subscriptionStatuses).required(),
  cancel_at_end: boolean().default(false),
  product_id: string().required(),
  product_name: string().required(),
  product: object({ images: wirePictures }).nullable().default(null),
  variant: object({ name: string().nullable() }).nullable().default(null),
  plan_id: string().required(),
  plan_name: string().required(),
  interval: string().oneOf(planIntervals).required(),
  interval_count: number().integer().min(1).required(),
  quantity: number().integer().min(1).required(),
  price: number().required(),
  price_total: number().required(),
  currency: wireCurrency,
  date_period_end: string().required(),
  date_pause_end: moment,
  date_payment_retry: moment,
  date_canceled: moment,
  billing: object({
    card: object({ brand: string().required(), last4: string().required() })
      .nullable()
      .default(null),
  })
    .nullable()
    .default(null),
});

const wireSubscriptions = object({ results: array(wireSubscription).required() });

/** Reads one subscription. Throws yup's ValidationError on anything else. */
export function subscriptionOfWire(body: unknown): CustomerSubscription {
  return readSubscription(wireSubscription.validateSync(body, { stripUnknown: true }));
}

/** Reads the list of an account's subscriptions. Throws yup's ValidationError on anything else. */
export function subscriptionsOfWire(body: unknown): CustomerSubscription[] {
  const { results } = wireSubscriptions.validateSync(body, { stripUnknown: true });
  return results.map(readSubscription);
}

function readSubscription(wire: InferType<typeof wireSubscription>): CustomerSubscription {
  return {
    id: wire.id,
    number: wire.number,
    status: wire.status,
    isEndingWithPeriod: wire.cancel_at_end,
    productId: wire.product_id,
    productName: wire.product_name,
    variantName: wire.variant?.name ?? '',
    imageUrl: firstPictureOfWire(wire.product),
    plan: {
      id: wire.plan_id,
      name: wire.plan_name,
      interval: wire.interval,
      count: wire.interval_count,
    },
    quantity: wire.quantity,
    price: centsFromDecimal(wire.price),
    total: centsFromDecimal(wire.price_total),
    currency: wire.currency,
    periodEnd: wire.date_period_end,
    pausedUntil: wire.date_pause_end,
    retryAt: wire.date_payment_retry,
    canceledAt: wire.date_canceled,
    card: wire.billing?.card ?? null,
  };
}

/** What a subscription says of itself; the card's token is not sent. The amounts of its next invoice are not in it. */
export function subscriptionWire(subscription: Subscription) {
  const { id, number: digits, thing, period } = subscription;
  const total = decimal(multiplyCents(thing.plan.price, thing.quantity));
  return {
    id,
    number: digits,
    account_id: subscription.account.id,
    ...statusWire(subscription),
    currency: subscription.currency,
    ...thingWire(subscription),
    plan_id: thing.plan.id,
    plan_name: thing.plan.name,
    interval: thing.plan.interval,
    interval_count: thing.plan.count,
    ...schedules(thing.plan, thing),
    price: decimal(thing.plan.price),
    price_total: total,
    recurring_total: total,
    billing: billingWire(subscription),
    date_period_start: period.start,
    date_period_end: period.end,
    ...(thing.isShipped && {
      date_order_period_start: period.start,
      date_order_period_end: period.end,
    }),
    date_created: subscription.createdAt,
    date_updated: subscription.updatedAt,
  };
}

function thingWire({ id, thing }: Subscription) {
  return {
    product_id: thing.productId,
    product_name: thing.productName,
    product: {
      id: thing.productId,
      name: thing.productName,
      slug: thing.productSlug,
      sku: thing.sku,
      images: pictureWire(id, thing.imageUrl),
    },
    ...(thing.variantId !== null && {
      variant_id: thing.variantId,
      variant: { id: thing.variantId, name: thing.variantName ?? '' },
    }),
    options: thing.options.map(optionWire),
    quantity: thing.quantity,
  };
}

function statusWire(subscription: Subscription) {
  const { status, canceledAt, pausedUntil, retryAt, isEndingWithPeriod } = subscription;
  return {
    status,
    active: status === 'active' || status === 'trial',
    paused: status === 'paused',
    canceled: status === 'canceled',
    complete: status === 'complete',
    draft: status === 'draft',
    trial: status === 'trial',
    paid: status !== 'pastdue' && status !== 'unpaid' && status !== 'pending',
    unpaid: status === 'unpaid',
    cancel_at_end: isEndingWithPeriod,
    ...(canceledAt !== null && { date_canceled: canceledAt }),
    date_pause_end: status === 'paused' ? pausedUntil : null,
    ...(retryAt !== null && status === 'pastdue' && { date_payment_retry: retryAt }),
  };
}

function billingWire({ billing }: Subscription) {
  const { brand, last4, expMonth, expYear } = billing.card ?? {};
  const hasCard = brand && last4 && expMonth && expYear;
  const card = hasCard ? cardWire({ brand, last4, expMonth, expYear }) : null;
  return { ...addressWire(billing), method: 'card', ...(card && { card }) };
}
