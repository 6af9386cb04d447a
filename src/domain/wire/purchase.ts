import { number, object, string, type InferType } from 'yup';
import type { PurchaseOption } from '../carts/cart-record';
import type { CatalogueProduct } from '../catalogue/catalogue';
import type { Cents } from '../money';
import { planIntervals, type LinePlan, type Plan, type Rhythm } from '../subscriptions/plan';
import { centsFromDecimal, decimal } from './money';

const wireSchedule = object({
  interval: string().oneOf(planIntervals).required(),
  interval_count: number().integer().min(1).default(1),
});

/** A plan on which a product is sold. */
export const wirePlan = object({
  id: string().required(),
  name: string().required(),
  description: string().nullable(),
  price: number().required(),
  billing_schedule: wireSchedule.required(),
});

/** How a line is bought: once, or on a plan with its interval. */
export const wirePurchase = object({
  plan_name: string().nullable(),
  billing_schedule: wireSchedule.nullable().default(null),
})
  .nullable()
  .default(null);

/** When a plan is charged and, for goods, when they are sent. */
export function schedules(rhythm: Rhythm, { isShipped }: { isShipped: boolean }) {
  const schedule = { interval: rhythm.interval, interval_count: rhythm.count };
  return { billing_schedule: schedule, ...(isShipped && { order_schedule: schedule }) };
}

/** A plan of a product in wire form. */
export function planWire(plan: Plan, product: Pick<CatalogueProduct, 'isShipped'>) {
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

/** A plan of a product from the wire in our form. */
export function planOfWire(wire: InferType<typeof wirePlan>): Plan {
  const { id, name, description, price, billing_schedule: schedule } = wire;
  return {
    id,
    name,
    description: description ?? '',
    price: centsFromDecimal(price),
    interval: schedule.interval,
    count: schedule.interval_count,
  };
}

/** How one line is bought (contract 9.10). */
export function linePurchaseWire(line: {
  purchaseOption: PurchaseOption;
  plan: Plan | null;
  isShipped: boolean;
  price: Cents;
}) {
  const { purchaseOption, plan } = line;
  const price = decimal(line.price);
  if (purchaseOption.type === 'standard') return { type: 'standard' as const, price };
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

/** The plan of a line from the wire; null when it is bought once. */
export function linePlanOfWire(wire: InferType<typeof wirePurchase>): LinePlan | null {
  if (!wire?.billing_schedule) return null;
  const { interval, interval_count: count } = wire.billing_schedule;
  return { name: wire.plan_name ?? '', interval, count };
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
