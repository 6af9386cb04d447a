import {
  addLine,
  setLines,
  type LineContext,
  type LineOutcome,
  type Lines,
} from '@/domain/carts/cart-lines';
import { findPlan } from '@/domain/subscriptions/plan';
import { parseQuantity } from '@/domain/carts/quantity';
import type { Subscription } from '@/domain/subscriptions/subscription';
import {
  cancel,
  cancelAtEnd,
  changePlan,
  pause,
  resume,
  withNewCard,
  type SubscriptionOutcome,
} from '@/domain/subscriptions/subscription-changes';
import { isOver } from '@/domain/subscriptions/subscription-machine';
import type { SqlSession } from '@/server/db/database';
import type { Payments } from '@/server/payments/port';
import { savedCardToken } from '../accounts/account-defaults';
import { findCoupon } from '../discounts/coupons';
import type { Outcome, Refusal } from '../engine';
import type { SubscriptionChange } from './own-subscriptions';

export type ChangeContext = LineContext & { tx: SqlSession; payments: Payments; now: Date };

type Changed = Outcome<Subscription>;
type Step = (
  subscription: Subscription,
  change: SubscriptionChange,
  context: ChangeContext,
) => Changed | Promise<Changed>;

/** The order of the steps: what is sold, what it costs, who pays, and only then whether it continues. */
const steps: readonly Step[] = [
  withPlan,
  withVariant,
  withQuantity,
  withItems,
  withCoupon,
  withCard,
  withPause,
  withEnd,
];

/** Applies an owner's change; the first refusal ends it. */
export async function changed(
  subscription: Subscription,
  change: SubscriptionChange,
  context: ChangeContext,
): Promise<Changed> {
  let outcome: Changed = { ok: true, value: subscription };
  for (const step of steps) {
    outcome = await step(outcome.value, change, context);
    if (!outcome.ok) return outcome;
  }
  return outcome;
}

/** Changes a subscription's extras by a cart-line rule; goods require an address. */
export function withExtras(
  subscription: Subscription,
  change: (items: Lines) => LineOutcome<Lines>,
): Changed {
  if (isOver(subscription.status)) return over;
  const items = change(subscription.items);
  if (!items.ok) return items;
  const hasAddress = Boolean(subscription.shipping?.country);
  if (!hasAddress && items.value.some(({ isShipped }) => isShipped)) {
    return { ok: false, code: 'subscription_address_missing' };
  }
  return { ok: true, value: { ...subscription, items: items.value } };
}

/** Extras are sold as one-time items: a subscription inside a subscription would have no schedule of its own. */
export const boughtOnce = { purchaseOption: { type: 'standard', planId: null } } as const;

const over: Refusal = { ok: false, code: 'subscription_over' };

function withPlan(
  subscription: Subscription,
  { planId }: SubscriptionChange,
  context: ChangeContext,
): Changed {
  if (!planId || planId === subscription.thing.plan.id) return { ok: true, value: subscription };
  if (isOver(subscription.status)) return over;
  const product = context.findProduct(subscription.thing.productId);
  const plan = product && findPlan(product, planId);
  if (!plan) return { ok: false, code: 'purchase_plan_not_sold', field: 'plan_id' };
  return { ok: true, value: changePlan(subscription, plan) };
}

/** Choosing a variant follows the rules of a cart line. */
function withVariant(
  subscription: Subscription,
  { variantId, options }: SubscriptionChange,
  context: ChangeContext,
): Changed {
  if (!variantId && !options?.length) return { ok: true, value: subscription };
  if (isOver(subscription.status)) return over;
  const { thing } = subscription;
  const purchaseOption = { type: 'subscription', planId: thing.plan.id };
  const chosen = addLine(
    [],
    { productId: thing.productId, variantId, options, purchaseOption },
    context,
  );
  if (!chosen.ok) return { ...chosen, field: variantId ? 'variant_id' : 'options' };
  const [line] = chosen.value;
  const variant = context
    .findProduct(thing.productId)
    ?.variants.find(({ id }) => id === line?.variantId);
  if (!variant) return { ok: true, value: subscription };
  const named = { variantId: variant.id, variantName: variant.name, sku: variant.sku };
  return { ok: true, value: { ...subscription, thing: { ...thing, ...named } } };
}

function withQuantity(subscription: Subscription, change: SubscriptionChange): Changed {
  if (change.quantity === undefined || change.quantity === null) {
    return { ok: true, value: subscription };
  }
  const quantity = parseQuantity(change.quantity);
  if (!quantity) return { ok: false, code: 'quantity_invalid', field: 'quantity' };
  if (quantity === subscription.thing.quantity) return { ok: true, value: subscription };
  if (isOver(subscription.status)) return over;
  return { ok: true, value: { ...subscription, thing: { ...subscription.thing, quantity } } };
}

function withItems(
  subscription: Subscription,
  { items }: SubscriptionChange,
  context: ChangeContext,
): Changed {
  if (!items) return { ok: true, value: subscription };
  const entries = items.map((item) => ({ ...item, ...boughtOnce }));
  return withExtras(subscription, (lines) => setLines(lines, entries, context));
}

async function withCoupon(
  subscription: Subscription,
  { couponCode }: SubscriptionChange,
  { tx, now }: ChangeContext,
): Promise<Changed> {
  if (couponCode === undefined) return { ok: true, value: subscription };
  if (isOver(subscription.status)) return over;
  if (couponCode === null) return { ok: true, value: { ...subscription, coupon: null } };
  const coupon = await findCoupon(tx, couponCode, { now, accountId: subscription.account.id });
  if (!coupon?.conditions?.isOpen) return { ok: false, code: 'coupon_code_invalid' };
  return { ok: true, value: { ...subscription, coupon } };
}

async function withCard(
  subscription: Subscription,
  { card }: SubscriptionChange,
  { tx, payments, now }: ChangeContext,
): Promise<Changed> {
  if (!card) return { ok: true, value: subscription };
  if (isOver(subscription.status)) return over;
  const accountId = subscription.account.id;
  const token = card.token ?? (await savedCardToken(tx, { accountId, id: card.id ?? null }));
  const kept = token && (await payments.savedCards.save(tx, { accountId, token }));
  if (!kept) return { ok: false, code: 'subscription_card_missing', field: 'billing.card.token' };
  const next = withNewCard(subscription, { token, ...kept }, now);
  return { ok: true, value: { ...next, cardAccountId: accountId } };
}

function withPause(
  subscription: Subscription,
  { isPaused, pauseEnd }: SubscriptionChange,
  { now }: ChangeContext,
): SubscriptionOutcome {
  if (isPaused === false) return resume(subscription, now);
  const isAsked = isPaused === true || (pauseEnd !== undefined && subscription.status === 'paused');
  if (!isAsked) return { ok: true, value: subscription };
  return pause(subscription, pauseEnd ? new Date(pauseEnd) : null, now);
}

function withEnd(
  subscription: Subscription,
  { isCanceled, isEndingWithPeriod }: SubscriptionChange,
  { now }: ChangeContext,
): SubscriptionOutcome {
  if (isCanceled === true) return { ok: true, value: cancel(subscription, now) };
  if (isCanceled === false && subscription.status === 'canceled') {
    return { ok: false, code: 'subscription_over' };
  }
  if (typeof isEndingWithPeriod !== 'boolean') return { ok: true, value: subscription };
  return cancelAtEnd(subscription, isEndingWithPeriod, now);
}
