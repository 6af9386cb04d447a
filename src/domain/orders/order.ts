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

/** The most one payment takes: eight digits of cents, the limit of the card gateways. */
export const maximumCharge = cents(99_999_999);

/** Numbers shown to people stay below this (spec 5). */
export const orderNumberCeiling = 10_000_000;

/** Could this be the number of an order? Digits, below ten million (spec 5). */
export function isOrderNumber(text: string): boolean {
  return /^[1-9]\d{0,6}$/.test(text);
}

/** A line as it was sold. Names, prices and pictures are copies: later catalogue changes leave an order alone. */
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
  /** The plan it was bought by, as it was then; null when it was bought once. */
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

/** What the payment gateway took, or null when gift cards covered everything. */
export type OrderPayment = {
  id: string;
  method: string;
  /** As people know it: `Klarna`. Orders from before there were others than cards have none. */
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
  /** Why the order waits; null when it does not. */
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
  /** Paid back so far, to the means of payment and to gift cards. */
  refundedTotal: Cents;
  coupon: Coupon | null;
  /** Promotions and the coupon as they were taken off; orders from before promotions have none listed. */
  discounts?: readonly AppliedDiscount[];
  giftCards: readonly OrderGiftCard[];
  comments: string | null;
  metadata: Metadata | null;
  isGift: boolean;
  giftMessage: string | null;
  /** ISO UTC. */
  createdAt: string;
};

/** Only hearing aids wait for somebody's look, have serial numbers and a trial at home. */
export function hasHearingAid({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(({ isHearingAid }) => isHearingAid);
}
