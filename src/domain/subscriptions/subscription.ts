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

/** The subscribed product. Names are copies; the plan is the one agreed on, at its price of that time. */
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
  /** False for a guest whose address is not proven: no account shows it. */
  isAttached: boolean;
  currency: CurrencyCode;
  displayLocale: Locale;
  thing: SubscribedThing;
  /** Items added to every renewal, at the catalogue's price of that day. */
  items: readonly CartLineRecord[];
  /** Applied to the next invoice only. */
  coupon: Coupon | null;
  shipping: CartShipping | null;
  /** Includes the card that renewals are charged to. */
  billing: CartBilling;
  /** The account that the card was saved for: a guest's account may have been merged into a customer's since. */
  cardAccountId: string;
  /** The paid period; before the first payment an empty one that ends when payment is due. */
  period: Period;
  /** Next try after a refused payment or after goods that were out of stock, else null; ISO UTC. */
  retryAt: string | null;
  /** Refused tries of the open invoice. */
  failedTries: number;
  /** ISO UTC; null while paused without an end. Meaningful only in the status `paused`. */
  pausedUntil: string | null;
  /** Ends with the paid period. */
  isEndingWithPeriod: boolean;
  canceledAt: string | null;
  /** The order it was bought with, and its line there; null when it was created without one. */
  orderId: string | null;
  orderLineId: string | null;
  createdAt: string;
  updatedAt: string;
};

/** One charge of a subscription. Amounts and names are copies from that day. */
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
  /** The order that ships the goods. */
  orderId: string | null;
  /** ISO UTC. */
  paidAt: string | null;
  createdAt: string;
};

/**
 * When the queue must process a subscription next, ISO UTC; null when only a person can move it on. A cancellation at
 * the end of the period happens even while it is paused.
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
