import { array, boolean, number, object, string, type InferType } from 'yup';
import type {
  CustomerInvoice,
  CustomerSubscription,
  OfferedPlan,
} from '@/domain/subscriptions/customer-subscription';
import type { CurrencyCode } from '@/domain/money';
import { planIntervals } from '@/domain/subscriptions/plan';
import { subscriptionStatuses } from '@/domain/subscriptions/subscription-machine';
import { centsFromDecimal } from '@/domain/wire/money';
import { wirePictures } from '@/domain/wire/pictures';
import { firstPictureOf, wireCurrency, wirePlan } from './wire-parts';

const amount = number().required();
const moment = string().nullable().default(null);
const invoiceStatuses = ['unpaid', 'paid', 'void'] as const;

/** The fields of the Store API's subscription that we read (its contract, section 11). */
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
  price: amount,
  price_total: amount,
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

const wireInvoice = object({
  id: string().required(),
  number: string().required(),
  subscription_id: string().required(),
  status: string().oneOf(invoiceStatuses).required(),
  grand_total: amount,
  currency: wireCurrency,
  date_created: string().required(),
});

const wireProduct = object({
  currency: wireCurrency,
  purchase_options: object({
    subscription: object({ plans: array(wirePlan).default([]) })
      .nullable()
      .default(null),
  })
    .nullable()
    .default(null),
});

const wireSubscriptions = object({ results: array(wireSubscription).required() });
const wireInvoices = object({ results: array(wireInvoice).required() });

/** Reads one subscription. Throws yup's ValidationError on anything else. */
export function subscriptionFromWire(body: unknown): CustomerSubscription {
  return subscriptionOf(wireSubscription.validateSync(body, { stripUnknown: true }));
}

/** Reads the list of an account's subscriptions. Throws yup's ValidationError on anything else. */
export function subscriptionsFromWire(body: unknown): CustomerSubscription[] {
  const { results } = wireSubscriptions.validateSync(body, { stripUnknown: true });
  return results.map(subscriptionOf);
}

/** Reads the list of an account's invoices. Throws yup's ValidationError on anything else. */
export function invoicesFromWire(body: unknown): CustomerInvoice[] {
  const { results } = wireInvoices.validateSync(body, { stripUnknown: true });
  return results.map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    subscriptionId: invoice.subscription_id,
    status: invoice.status,
    date: invoice.date_created,
    total: centsFromDecimal(invoice.grand_total),
    currency: invoice.currency,
  }));
}

/** A product's plans in a currency; none when it was priced in another. Throws when the body is not a product. */
export function plansFromWire(body: unknown, currency: CurrencyCode): OfferedPlan[] {
  const product = wireProduct.validateSync(body, { stripUnknown: true });
  if (product.currency !== currency) return [];
  return (product.purchase_options?.subscription?.plans ?? []).map((plan) => ({
    id: plan.id,
    name: plan.name,
    price: centsFromDecimal(plan.price),
    interval: plan.billing_schedule.interval,
    count: plan.billing_schedule.interval_count,
  }));
}

function subscriptionOf(wire: InferType<typeof wireSubscription>): CustomerSubscription {
  return {
    id: wire.id,
    number: wire.number,
    status: wire.status,
    isEndingWithPeriod: wire.cancel_at_end,
    productId: wire.product_id,
    productName: wire.product_name,
    variantName: wire.variant?.name ?? '',
    imageUrl: firstPictureOf(wire.product),
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
