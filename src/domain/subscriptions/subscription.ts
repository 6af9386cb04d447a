import type { AccountSummary } from '../accounts/account';
import type { CartBilling, CartLineRecord, CartShipping, Totals } from '../carts/cart-record';
import type { Coupon } from '../coupon';
import type { Locale } from '../words/locale';
import type { CurrencyCode } from '../money';
import type { OrderBilling, OrderLine, OrderPayment } from '../orders/order';
import type { Plan } from './plan';
import type { Period } from './schedule';
import type { ShippingRate } from '../orders/shipping';
import type { SubscriptionStatus } from './subscription-machine';

/** What is subscribed to. Names are copies; the plan is the one agreed on, at its price of then. */
export type SubscribedThing = Pick<
  OrderLine,
  | 'productId'
  | 'productSlug'
  | 'productName'
  | 'variantId'
  | 'variantName'
  | 'sku'
  | 'imageUrl'
  | 'options'
  | 'isShipped'
  | 'quantity'
  | 'metadata'
> & { plan: Plan };

export type Subscription = {
  id: string;
  /** Digits, shown to people. */
  number: string;
  status: SubscriptionStatus;
  account: AccountSummary;
  /** False while it was bought by a guest who has not proven the address: no account shows it. */
  isAttached: boolean;
  currency: CurrencyCode;
  displayLocale: Locale;
  thing: SubscribedThing;
  /** What comes along with every renewal, at the catalogue's price of that day. */
  items: readonly CartLineRecord[];
  /** Taken off the next invoice, then gone. */
  coupon: Coupon | null;
  shipping: CartShipping | null;
  /** With the card that renewals are charged to. */
  billing: CartBilling;
  /** The account that the card was saved for: a guest's may have become part of a customer's since. */
  cardAccountId: string;
  /** What is paid for; before the first payment an empty stretch that ends when it is due. */
  period: Period;
  /** ISO UTC. The next try after a refused payment, or after goods that were out of stock; else null. */
  retryAt: string | null;
  /** Refused tries of the open invoice. */
  failedTries: number;
  /** ISO UTC; null while paused without an end. Says nothing unless the status is `paused`. */
  pausedUntil: string | null;
  /** Ends with the paid period. */
  isEndingWithPeriod: boolean;
  canceledAt: string | null;
  /** The order it was bought with, and its line there; null when it was made without one. */
  orderId: string | null;
  orderLineId: string | null;
  createdAt: string;
  updatedAt: string;
};

/** One charge of a subscription. Money and names are copies of the day it was made. */
export type Invoice = {
  id: string;
  /** Digits, shown to people. */
  number: string;
  status: 'unpaid' | 'paid' | 'void';
  subscriptionId: string;
  accountId: string;
  currency: CurrencyCode;
  period: Pick<Period, 'start' | 'end'>;
  lines: readonly OrderLine[];
  totals: Totals;
  coupon: Coupon | null;
  billing: OrderBilling | null;
  shipping: CartShipping | null;
  shippingRate: ShippingRate | null;
  payment: OrderPayment | null;
  /** The order that ships what it pays for. */
  orderId: string | null;
  /** ISO UTC. */
  paidAt: string | null;
  createdAt: string;
};

/**
 * When the queue has to look at a subscription next, ISO UTC; null when only a person can move it on.
 * A cancellation at the end of the period is kept also while it is paused.
 */
export function dueAt(subscription: Subscription): string | null {
  const { status, period, pausedUntil, retryAt, isEndingWithPeriod } = subscription;
  switch (status) {
    case 'paused':
      return isEndingWithPeriod ? earlier(pausedUntil, period.end) : pausedUntil;
    case 'pending':
    case 'active':
    case 'trial':
    case 'pastdue':
      return retryAt ?? period.end;
    default:
      return null;
  }
}

function earlier(one: string | null, other: string): string {
  return one !== null && Date.parse(one) < Date.parse(other) ? one : other;
}
