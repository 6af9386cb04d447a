import type { CartLineRecord, Totals } from '@/domain/carts/cart-record';
import { multiplyCents } from '@/domain/money';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import { addressWire } from '@/domain/wire/address';
import { lineMoneyWire, optionWire, shippingWire } from '../carts/cart-wire';
import { decimal } from '@/domain/wire/money';
import { orderBillingWire } from './order-wire';
import type { PublishedInvoice, PublishedSubscription } from '../catalogue/published';
import { deliveryOf, linePurchaseWire, schedules } from '../carts/purchase-wire';
import { discountsWire, totalsWire } from '../carts/totals-wire';

/**
 * A subscription as its owner sees it (contract 11); its totals are those of the next invoice. The card's token is not
 * sent.
 */
export function subscriptionWire(subscription: Subscription, upcoming: Totals) {
  const { id, number, account, thing, status, period, currency, coupon } = subscription;
  const price = decimal(thing.plan.price);
  const total = decimal(multiplyCents(thing.plan.price, thing.quantity));
  const { billing_schedule, ...order } = schedules(thing.plan, thing);
  const wire = {
    id,
    number,
    account_id: account.id,
    status,
    ...statusWire(subscription),
    currency,
    product_id: thing.productId,
    product_name: thing.productName,
    product: {
      id: thing.productId,
      name: thing.productName,
      slug: thing.productSlug,
      sku: thing.sku,
      images: thing.imageUrl === null ? [] : [{ id: `${id}-0`, file: { url: thing.imageUrl } }],
    },
    ...(thing.variantId !== null && {
      variant_id: thing.variantId,
      variant: { id: thing.variantId, name: thing.variantName ?? '' },
    }),
    options: thing.options.map(optionWire),
    quantity: thing.quantity,
    plan_id: thing.plan.id,
    plan_name: thing.plan.name,
    interval: thing.plan.interval,
    interval_count: thing.plan.count,
    billing_schedule,
    ...order,
    price,
    price_total: total,
    recurring_total: total,
    sub_total: decimal(upcoming.subTotal),
    item_discount: decimal(upcoming.itemDiscount),
    discount_total: decimal(upcoming.discountTotal),
    item_tax: decimal(upcoming.itemTax),
    tax_total: decimal(upcoming.taxTotal),
    tax_included_total: decimal(upcoming.taxIncludedTotal),
    grand_total: decimal(upcoming.grandTotal),
    items: subscription.items.map(extraWire),
    ...(coupon && { coupon_code: coupon.code, coupon_id: coupon.id }),
    ...(subscription.orderId !== null && { order_id: subscription.orderId }),
    ...(subscription.orderLineId !== null && { order_item_id: subscription.orderLineId }),
    billing: billingOf(subscription),
    ...(subscription.shipping && { shipping: shippingWire(subscription.shipping, null) }),
    date_period_start: period.start,
    date_period_end: period.end,
    ...(thing.isShipped && {
      date_order_period_start: period.start,
      date_order_period_end: period.end,
    }),
    date_created: subscription.createdAt,
    date_updated: subscription.updatedAt,
  };
  return wire satisfies PublishedSubscription;
}

function statusWire(subscription: Subscription) {
  const { status, canceledAt, pausedUntil, retryAt, isEndingWithPeriod } = subscription;
  return {
    active: status === 'active' || status === 'trial',
    paused: status === 'paused',
    canceled: status === 'canceled',
    complete: status === 'complete',
    draft: status === 'draft',
    trial: status === 'trial',
    paid: status !== 'pastdue' && status !== 'unpaid' && status !== 'pending',
    unpaid: status === 'unpaid',
    cancel_at_end: isEndingWithPeriod,
    ...(canceledAt !== null && { date_canceled: canceledAt }),
    date_pause_end: status === 'paused' ? pausedUntil : null,
    ...(retryAt !== null && status === 'pastdue' && { date_payment_retry: retryAt }),
  };
}

function extraWire(item: CartLineRecord) {
  const { id, productId, variantId, quantity, lastPrice, productName } = item;
  return {
    id,
    product_id: productId,
    product_name: productName,
    ...(variantId !== null && { variant_id: variantId }),
    quantity,
    price: decimal(lastPrice),
    price_total: decimal(multiplyCents(lastPrice, quantity)),
    recurring_price: decimal(lastPrice),
    recurring_price_total: decimal(multiplyCents(lastPrice, quantity)),
    purchase_option: linePurchaseWire({ ...item, plan: null, price: lastPrice }),
  };
}

function billingOf({ billing }: Subscription) {
  const { brand, last4, expMonth, expYear } = billing.card ?? {};
  const hasCard = brand && last4 && expMonth && expYear;
  const card = hasCard ? { brand, last4, exp_month: expMonth, exp_year: expYear } : null;
  return { ...addressWire(billing), method: 'card', ...(card && { card }) };
}

/** One charge of a subscription. */
export function invoiceWire(invoice: Invoice) {
  const { id, number, status, totals, period, payment } = invoice;
  const isPaid = status === 'paid';
  const wire = {
    id,
    number,
    status,
    paid: isPaid,
    unpaid: status === 'unpaid',
    void: status === 'void',
    account_id: invoice.accountId,
    subscription_id: invoice.subscriptionId,
    ...(invoice.orderId !== null && { order_id: invoice.orderId }),
    currency: invoice.currency,
    items: invoice.lines.map((line) => ({
      id: line.id,
      product_id: line.productId,
      product_name: line.productName,
      quantity: line.quantity,
      delivery: deliveryOf(line),
      ...lineMoneyWire(line),
    })),
    ...totalsWire(totals),
    ...discountsWire(invoice),
    payment_total: isPaid && payment ? decimal(payment.amount) : 0,
    ...(invoice.billing && { billing: orderBillingWire(invoice.billing) }),
    ...(invoice.shipping && { shipping: shippingWire(invoice.shipping, invoice.shippingRate) }),
    date_period_start: period.start,
    date_period_end: period.end,
    date_due: period.start,
    ...(invoice.paidAt !== null && { date_paid: invoice.paidAt }),
    date_created: invoice.createdAt,
    date_updated: invoice.paidAt ?? invoice.createdAt,
  };
  return wire satisfies PublishedInvoice;
}
