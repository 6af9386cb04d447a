import type { Cents, CurrencyCode } from './money';

/** An amount for each currency it is set in; nothing is converted. */
export type Amounts = Partial<Readonly<Record<CurrencyCode, Cents>>>;

/** What a coupon takes off. Percentages are whole basis points (1000 = 10 %), so no fraction is ever stored. */
export type CouponDiscount =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; amounts: Amounts }
  | { kind: 'free_shipping' };

/** What a cart has to be like for a discount. */
export type DiscountConditions = {
  /** Subtotal that the cart has to reach, by currency; empty asks for none, and then any currency will do. */
  minimumSubTotals: Amounts;
  /** Products it is for; null is all of them. */
  productIds: readonly string[] | null;
};

/** The coupon as it sits on a cart. */
export type Coupon = {
  id: string;
  /** As it was announced: `WELCOME10`. */
  code: string;
  name: string;
  description: string | null;
  discount: CouponDiscount;
  /**
   * Whether and when it may be used, as read together with the cart: what an older cart says of its coupon is never
   * believed. Orders keep what was taken off instead.
   */
  conditions?: DiscountConditions & { isOpen: boolean };
};

/** When and how often a coupon may be used, beside what it does. */
export type CouponTerms = {
  isActive: boolean;
  /** ISO UTC; null has no limit on that side. */
  validFrom: string | null;
  /** Exclusive. */
  validUntil: string | null;
  /** Null is unlimited. */
  maximumUses: number | null;
  useCount: number;
  isOncePerAccount: boolean;
};

/**
 * The form in which codes of coupons and gift cards are stored and compared:
 * upper case, letters and digits only, so `welcome-10` is `WELCOME10`. Empty when nothing is left.
 */
export function normaliseCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** May this coupon be used now, by somebody who did or did not use it before? */
export function isCouponOpen(terms: CouponTerms, now: Date, wasUsedBefore: boolean): boolean {
  const time = now.getTime();
  return (
    terms.isActive &&
    (terms.validFrom === null || Date.parse(terms.validFrom) <= time) &&
    (terms.validUntil === null || time < Date.parse(terms.validUntil)) &&
    (terms.maximumUses === null || terms.useCount < terms.maximumUses) &&
    !(terms.isOncePerAccount && wasUsedBefore)
  );
}

/** Is a cart of this subtotal big enough? A minimum in other currencies only leaves this one out. */
export function reachesMinimum(
  { minimumSubTotals }: DiscountConditions,
  subTotal: Cents,
  currency: CurrencyCode,
): boolean {
  if (Object.keys(minimumSubTotals).length === 0) return true;
  const minimum = minimumSubTotals[currency];
  return minimum !== undefined && subTotal >= minimum;
}
