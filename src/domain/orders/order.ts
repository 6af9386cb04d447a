import type { AccountSummary } from '../accounts/account';
import type { Address } from '../accounts/address';
import type { CartShipping, Metadata, PurchaseOption, Totals } from '../carts/cart-record';
import type { Coupon } from '../coupon';
import type { AppliedDiscount } from '../discounts';
import type { GiftCard } from '../gift-card';
import type { Locale } from '../words/locale';
import { cents, type Cents, type CurrencyCode } from '../money';
import type { OrderStatus } from './order-machine';
import type { Plan } from '../subscriptions/plan';
import type { ChosenOption, LineMoney } from '../carts/priced-cart';
import type { HoldReason } from '../provinces';
import type { ShippingRate } from './shipping';

/** Largest amount of one payment: eight digits of cents, the limit of the card gateways. */
export const maximumCharge = cents(99_999_999);

/** Order numbers stay below this (spec 5). */
export const orderNumberCeiling = 10_000_000;

/** Whether the text can be an order number: digits, below ten million (spec 5). */
export function isOrderNumber(text: string): boolean {
  return /^[1-9]\d{0,6}$/.test(text);
}

/**
 * A line as it was sold. Names, prices and pictures are copies, so that later catalogue changes do not affect an order.
 */
export type OrderLine = LineMoney & {
  id: string;
  productId: string;
  productSlug: string;
  productName: string;
  variantId: string | null;
  variantName: string | null;
  sku: string;
  imageUrl: string | null;
  options: readonly ChosenOption[];
  purchaseOption: PurchaseOption;
  /** A copy of its plan at the time of purchase; null when it was bought once. */
  plan: Plan | null;
  isShipped: boolean;
  metadata: Metadata | null;
  isHearingAid: boolean;
  quantity: number;
};

export type OrderBilling = Address & {
  method: string | null;
  card: { brand: string; last4: string; expMonth: number; expYear: number } | null;
};

/** The payment through the gateway, or null when gift cards covered everything. */
export type OrderPayment = {
  id: string;
  method: string;
  /** Name for people: `Klarna`. Orders from when cards were the only method have none. */
  methodName?: string;
  gateway: string;
  amount: Cents;
  isTest: boolean;
};

export type OrderGiftCard = GiftCard & {
  /** The part of the balance this order used. */
  usedAmount: Cents;
};

export type Order = {
  id: string;
  /** Digits, below ten million. */
  number: string;
  status: OrderStatus;
  /** Why the order is on hold; null when it is not. */
  holdReason: HoldReason | null;
  isPaid: boolean;
  cartId: string;
  account: AccountSummary;
  /** True unless the buyer was logged in. */
  isGuest: boolean;
  emailOptin: boolean | null;
  smsOptin: boolean | null;
  currency: CurrencyCode;
  displayLocale: Locale;
  lines: readonly OrderLine[];
  totals: Totals;
  shipping: CartShipping | null;
  shippingRate: ShippingRate | null;
  billing: OrderBilling | null;
  payment: OrderPayment | null;
  /** Refunded so far, to the means of payment and to gift cards. */
  refundedTotal: Cents;
  coupon: Coupon | null;
  /** Promotions and the coupon that were applied; orders from before promotions list none. */
  discounts?: readonly AppliedDiscount[];
  giftCards: readonly OrderGiftCard[];
  comments: string | null;
  metadata: Metadata | null;
  isGift: boolean;
  giftMessage: string | null;
  /** ISO UTC. */
  createdAt: string;
};

/** Only hearing aids need a review, have serial numbers and a home trial. */
export function hasHearingAid({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(({ isHearingAid }) => isHearingAid);
}
