import type { Amounts, CouponDiscount, DiscountConditions } from './coupon';

/** A discount without a code: every cart that meets its conditions gets it. */
export type Promotion = {
  id: string;
  name: string;
  description: string | null;
  /** `percent_off_next`: in every group of `every` eligible units, the cheapest ones cost less. */
  effect: CouponDiscount | { kind: 'percent_off_next'; every: number; basisPoints: number };
  /** Categories it applies to, besides its products; null means all. */
  categoryIds: readonly string[] | null;
  /** Largest discount per line; empty means no limit. */
  maximumPerLine: Amounts;
  /** ISO UTC; null means no limit on that side. */
  validFrom: string | null;
  /** Exclusive. */
  validUntil: string | null;
} & DiscountConditions;

/** The promotions that run now, in the order they are applied. */
export function runningPromotions(all: readonly Promotion[], now: Date): readonly Promotion[] {
  const time = now.getTime();
  return all.filter(
    ({ validFrom, validUntil }) =>
      (validFrom === null || Date.parse(validFrom) <= time) &&
      (validUntil === null || time < Date.parse(validUntil)),
  );
}
