import type { Cents, CurrencyCode } from './money';

/** An amount per currency; nothing is converted. */
export type Amounts = Partial<Readonly<Record<CurrencyCode, Cents>>>;

/** The discount of a coupon. Percentages are whole basis points (1000 = 10 %), so no fraction is ever stored. */
export type CouponDiscount =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; amounts: Amounts }
  | { kind: 'free_shipping' };

/** Conditions that a cart has to meet for a discount. */
export type DiscountConditions = {
  /** Minimum subtotal by currency; empty means no minimum, in any currency. */
  minimumSubTotals: Amounts;
  /** Products that the discount applies to; null means all. */
  productIds: readonly string[] | null;
};

/** The coupon as stored with a cart. */
export type Coupon = {
  id: string;
  /** The code as published: `WELCOME10`. */
  code: string;
  name: string;
  description: string | null;
  discount: CouponDiscount;
  /**
   * Whether and when the coupon may be used, read together with the cart: conditions stored in an older cart is never
   * trusted. Orders store the amounts taken off instead.
   */
  conditions?: DiscountConditions & { isOpen: boolean };
};

/** When and how often a coupon may be used, in addition to its discount. */
export type CouponTerms = {
  isActive: boolean;
  /** ISO UTC; null means no limit on that side. */
  validFrom: string | null;
  /** Exclusive. */
  validUntil: string | null;
  /** Null means unlimited. */
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

/** Whether the coupon can be used now. `wasUsedBefore`: by this customer. */
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

/** Whether the subtotal reaches the minimum. A minimum in other currencies only excludes this currency. */
export function reachesMinimum(
  { minimumSubTotals }: DiscountConditions,
  subTotal: Cents,
  currency: CurrencyCode,
): boolean {
  if (Object.keys(minimumSubTotals).length === 0) return true;
  const minimum = minimumSubTotals[currency];
  return minimum !== undefined && subTotal >= minimum;
}
