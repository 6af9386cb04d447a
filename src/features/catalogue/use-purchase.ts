import { useState } from 'react';
import type { Product } from '@/domain/catalogue/catalogue';
import type { Cents } from '@/domain/money';
import { findPlan, type Plan } from '@/domain/subscriptions/plan';

/** The purchase option of one product. */
export type Purchase = {
  /** Null for buying once. */
  plan: Plan | null;
  /** Price of one unit, each time. */
  price: Cents;
  choosePlan: (planId: string | null) => void;
};

/** The chosen purchase option: once at first where that is sold, else the product's first plan. */
export function usePurchase(product: Product): Purchase {
  const first = product.isSoldOnce ? null : (product.plans[0] ?? null);
  const [planId, choosePlan] = useState(first?.id ?? null);
  const plan = planId === null ? null : (findPlan(product, planId) ?? null);
  return { plan, price: plan?.price ?? product.price, choosePlan };
}
