import type { Cents } from '../money';

/** The steps a plan may repeat in, in Swell's words. */
export const planIntervals = ['daily', 'weekly', 'monthly', 'yearly'] as const;
type PlanInterval = (typeof planIntervals)[number];

/** Every `count` intervals: `{ interval: 'monthly', count: 3 }` is every three months. */
export type Rhythm = { interval: PlanInterval; count: number };

/** A plan as lines of carts and orders name it. */
export type LinePlan = Rhythm & { name: string };

/**
 * A way to buy a product again and again: its price is charged at once and then at the start of every period, until
 * the customer cancels. What is shipped goes out in the same rhythm.
 */
export type Plan = Rhythm & {
  /** Unique within the product. */
  id: string;
  name: string;
  description: string;
  /** For one unit and one period, before tax. */
  price: Cents;
};

/** How a product may be bought: once, by plan, or both. */
export type PurchaseWays = {
  isSoldOnce: boolean;
  /** In the order they are offered; the first is taken when a shopper names none. */
  plans: readonly Plan[];
};

/** Every product is sold once and by no plan unless its row says otherwise; also how rows from before plans read. */
export const soldOnce: PurchaseWays = { isSoldOnce: true, plans: [] };

/** The plan of this id; undefined when the product is not sold by it. */
export function findPlan({ plans }: PurchaseWays, planId: string): Plan | undefined {
  return plans.find(({ id }) => id === planId);
}
