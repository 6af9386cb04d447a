import { emptyAddress } from '@/domain/accounts/address';
import type { CartBilling, CartRecord, Totals } from '@/domain/carts/cart-record';
import { addCents, smallerOf, subtractToZero, zero } from '@/domain/money';
import type { Order, OrderLine } from '@/domain/orders/order';
import type { Plan } from '@/domain/subscriptions/plan';
import { firstPeriod } from '@/domain/subscriptions/schedule';
import type { Invoice, SubscribedThing, Subscription } from '@/domain/subscriptions/subscription';
import type { SqlSession } from '@/server/db/database';
import type { Payments } from '@/server/payments/port';
import type { Outcome } from '../engine';
import { newId } from '../ids';
import { insertSubscription, writeInvoice } from './subscription-rows';

/**
 * Opens one subscription for each line of an order that was bought by plan, in the order's own transaction, and keeps
 * the card that will pay for the renewals. The order paid for the first period.
 */
export async function openSubscriptions(
  tx: SqlSession,
  order: Order,
  from: { cart: Pick<CartRecord, 'billing' | 'isLoggedIn'>; payments: Payments },
): Promise<Outcome<null>> {
  const planned = order.lines.flatMap((line) => (line.plan ? [{ line, plan: line.plan }] : []));
  if (planned.length === 0) return { ok: true, value: null };
  const card = await keptCard(tx, order, from);
  if (!card) return cardRefused;
  const billing: CartBilling = {
    ...emptyAddress,
    ...from.cart.billing,
    method: 'card',
    card,
    intent: null,
    accountCardId: from.cart.billing?.accountCardId ?? null,
  };
  for (const { line, plan } of planned) {
    const subscription = await insertSubscription(tx, {
      ...newSubscription(line, plan, order),
      isAttached: from.cart.isLoggedIn,
      billing,
    });
    await writeInvoice(tx, firstInvoice(subscription, line, order), new Date(order.createdAt));
  }
  return { ok: true, value: null };
}

const cardRefused = {
  ok: false,
  code: 'payment_refused',
  field: 'billing.method',
  message: 'This card is no longer available. Please enter it again.',
} as const;

async function keptCard(
  tx: SqlSession,
  { account }: Order,
  { cart, payments }: { cart: Pick<CartRecord, 'billing'>; payments: Payments },
): Promise<CartBilling['card']> {
  const token = cart.billing?.card?.token ?? '';
  const kept = await payments.savedCards.save(tx, { accountId: account.id, token });
  return kept && { token, ...kept };
}

function thingOf(line: OrderLine, plan: Plan): SubscribedThing {
  const { productId, productSlug, productName, variantId, variantName, sku } = line;
  const { imageUrl, options, isShipped, quantity, metadata } = line;
  return {
    productId,
    productSlug,
    productName,
    variantId,
    variantName,
    sku,
    imageUrl,
    options,
    isShipped,
    quantity,
    metadata,
    plan,
  };
}

function newSubscription(
  line: OrderLine,
  plan: Plan,
  order: Order,
): Omit<Subscription, 'number' | 'billing' | 'isAttached'> {
  const { account, currency, displayLocale, shipping, createdAt } = order;
  return {
    id: newId(),
    status: 'active',
    account,
    cardAccountId: account.id,
    currency,
    displayLocale,
    thing: thingOf(line, plan),
    items: [],
    coupon: null,
    shipping,
    period: firstPeriod(plan, new Date(createdAt)),
    retryAt: null,
    failedTries: 0,
    pausedUntil: null,
    isEndingWithPeriod: false,
    canceledAt: null,
    orderId: order.id,
    orderLineId: line.id,
    createdAt,
    updatedAt: createdAt,
  };
}

/** The part of the order that pays for the first period; the share paid by gift cards is not split off. */
function firstInvoice(
  subscription: Subscription,
  line: OrderLine,
  order: Order,
): Omit<Invoice, 'number'> {
  const { id, account, currency, period } = subscription;
  const totals = totalsOf(line);
  const { payment } = order;
  return {
    id: newId(),
    status: 'paid',
    subscriptionId: id,
    accountId: account.id,
    currency,
    period: { start: period.start, end: period.end },
    lines: [line],
    totals,
    coupon: order.coupon,
    billing: order.billing,
    shipping: order.shipping,
    shippingRate: null,
    payment: payment && { ...payment, amount: smallerOf(payment.amount, totals.grandTotal) },
    orderId: order.id,
    paidAt: order.createdAt,
    createdAt: order.createdAt,
  };
}

function totalsOf({ quantity, priceTotal, discountTotal, taxTotal }: OrderLine): Totals {
  const grandTotal = addCents(subtractToZero(priceTotal, discountTotal), taxTotal);
  return {
    itemQuantity: quantity,
    subTotal: priceTotal,
    itemDiscount: discountTotal,
    itemTax: taxTotal,
    discountTotal,
    shipmentPrice: zero,
    shipmentDiscount: zero,
    shipmentTotal: zero,
    shipmentTax: zero,
    taxTotal,
    taxIncludedTotal: taxTotal,
    giftCardTotal: zero,
    giftCardUsed: zero,
    accountCredit: zero,
    grandTotal,
    captureTotal: grandTotal,
    authTotal: zero,
  };
}
