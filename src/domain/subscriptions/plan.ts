import type { Cents } from '../money';

/** Intervals of a plan, as Swell names them. */
export const planIntervals = ['daily', 'weekly', 'monthly', 'yearly'] as const;
type PlanInterval = (typeof planIntervals)[number];

/** Every `count` intervals: `{ interval: 'monthly', count: 3 }` is every three months. */
export type Rhythm = { interval: PlanInterval; count: number };

/** A plan as cart and order lines name it. */
export type LinePlan = Rhythm & { name: string };

/**
 * A subscription plan of a product: its price is charged at once and then at the start of every period, until the
 * customer cancels. Goods are shipped in the same rhythm.
 */
export type Plan = Rhythm & {
  /** Unique within the product. */
  id: string;
  name: string;
  description: string;
  /** For one unit and one period, before tax. */
  price: Cents;
};

/** Purchase options of a product: once, by plan, or both. */
export type PurchaseWays = {
  isSoldOnce: boolean;
  /** In display order; the first is used when the shopper names none. */
  plans: readonly Plan[];
};

/** Default: sold once and by no plan. Also used for rows from before plans. */
export const soldOnce: PurchaseWays = { isSoldOnce: true, plans: [] };

/** The plan with this id; undefined when the product is not sold by it. */
export function findPlan({ plans }: PurchaseWays, planId: string): Plan | undefined {
  return plans.find(({ id }) => id === planId);
}
