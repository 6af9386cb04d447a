import type { CartItemPurchaseOption, PurchaseOptions, SubscriptionPlan } from 'swell-js';
import type { PurchaseOption } from '@/domain/carts/cart-record';
import type { CatalogueProduct } from '@/domain/catalogue/catalogue';
import type { Cents } from '@/domain/money';
import type { Plan, Rhythm } from '@/domain/subscriptions/plan';
import { decimal } from '@/domain/wire/money';

/** How a product may be bought (contract 7.1); `standard` is missing where it is sold only by plan. */
export function purchaseOptionsWire(
  product: CatalogueProduct,
  standard: NonNullable<PurchaseOptions['standard']>,
): PurchaseOptions {
  const plans = product.plans.map((plan) => planWire(plan, product));
  return {
    ...(product.isSoldOnce && { standard }),
    ...(plans.length > 0 && { subscription: { plans } }),
  };
}

function planWire(
  plan: Plan,
  product: CatalogueProduct,
): SubscriptionPlan & { id: string; name: string; price: number } {
  const { id, name, description } = plan;
  return {
    id,
    name,
    description,
    active: true,
    price: decimal(plan.price),
    ...schedules(plan, product),
  };
}

/** How one line is bought (contract 9.10). */
export function linePurchaseWire(line: {
  purchaseOption: PurchaseOption;
  plan: Plan | null;
  isShipped: boolean;
  price: Cents;
}): CartItemPurchaseOption {
  const { purchaseOption, plan } = line;
  const price = decimal(line.price);
  if (purchaseOption.type === 'standard') return { type: 'standard', price };
  const { type, planId } = purchaseOption;
  if (plan === null) return { type, plan_id: planId, price };
  return {
    type,
    plan_id: plan.id,
    plan_name: plan.name,
    plan_description: plan.description,
    price,
    ...schedules(plan, line),
  };
}

/** When a plan is charged and, for goods, when they are sent. */
export function schedules(rhythm: Rhythm, { isShipped }: { isShipped: boolean }) {
  const schedule = { interval: rhythm.interval, interval_count: rhythm.count };
  return { billing_schedule: schedule, ...(isShipped && { order_schedule: schedule }) };
}

/** The delivery modes of these lines, as carts and orders state them. */
export function deliveryWire(
  lines: readonly { purchaseOption: PurchaseOption; isShipped: boolean }[],
) {
  return {
    shipment_delivery: lines.some(({ isShipped }) => isShipped),
    subscription_delivery: lines.some(({ purchaseOption }) => purchaseOption.type !== 'standard'),
    giftcard_delivery: false,
  };
}

/** How one item reaches its buyer. */
export function deliveryOf({ isShipped }: { isShipped: boolean }): 'shipment' | 'subscription' {
  return isShipped ? 'shipment' : 'subscription';
}
