import { useState } from 'react';
import type { Product } from '@/domain/catalogue/catalogue';
import type { Cents } from '@/domain/money';
import { findPlan, type Plan } from '@/domain/subscriptions/plan';

/** How one product is being bought. */
export type Purchase = {
  /** Null for once. */
  plan: Plan | null;
  /** Of one unit, each time. */
  price: Cents;
  choosePlan: (planId: string | null) => void;
};

/** The way of buying that is chosen: once at first where that is sold, else the product's first plan. */
export function usePurchase(product: Product): Purchase {
  const first = product.isSoldOnce ? null : (product.plans[0] ?? null);
  const [planId, choosePlan] = useState(first?.id ?? null);
  const plan = planId === null ? null : (findPlan(product, planId) ?? null);
  return { plan, price: plan?.price ?? product.price, choosePlan };
}
