import type { Amounts, CouponDiscount, DiscountConditions } from './coupon';

/** A discount that needs no code: every cart that meets its conditions has it. */
export type Promotion = {
  id: string;
  name: string;
  description: string | null;
  /** `percent_off_next`: of every `every` units of what it is for, the cheapest ones cost less. */
  effect: CouponDiscount | { kind: 'percent_off_next'; every: number; basisPoints: number };
  /** Categories it is for, beside its products; null is all of them. */
  categoryIds: readonly string[] | null;
  /** The most it takes off one line; empty has no limit. */
  maximumPerLine: Amounts;
  /** ISO UTC; null has no limit on that side. */
  validFrom: string | null;
  /** Exclusive. */
  validUntil: string | null;
} & DiscountConditions;

/** The promotions of this moment, in the order they are applied. */
export function runningPromotions(all: readonly Promotion[], now: Date): readonly Promotion[] {
  const time = now.getTime();
  return all.filter(
    ({ validFrom, validUntil }) =>
      (validFrom === null || Date.parse(validFrom) <= time) &&
      (validUntil === null || time < Date.parse(validUntil)),
  );
}
