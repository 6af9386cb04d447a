import type { Cents } from './money';

/** What a coupon takes off. Percentages are whole basis points (1000 = 10 %), so no fraction is ever stored. */
export type CouponDiscount =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; amount: Cents }
  | { kind: 'free_shipping' };

/** The coupon as it sits on a cart. */
export type Coupon = {
  id: string;
  /** As it was announced: `WELCOME10`. */
  code: string;
  name: string;
  description: string | null;
  discount: CouponDiscount;
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
  /** Subtotal that the cart has to reach; null asks for none. */
  minimumSubTotal: Cents | null;
};

/**
 * The form in which codes of coupons and gift cards are stored and compared:
 * upper case, letters and digits only, so `welcome-10` is `WELCOME10`. Empty when nothing is left.
 */
export function normaliseCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** May this coupon be used now on a cart of this subtotal? */
export function isCouponUsable(terms: CouponTerms, now: Date, subTotal: Cents): boolean {
  const time = now.getTime();
  return (
    terms.isActive &&
    (terms.validFrom === null || Date.parse(terms.validFrom) <= time) &&
    (terms.validUntil === null || time < Date.parse(terms.validUntil)) &&
    (terms.maximumUses === null || terms.useCount < terms.maximumUses) &&
    (terms.minimumSubTotal === null || subTotal >= terms.minimumSubTotal)
  );
}
