import type { OrderItem } from 'swell-js';
import { addCents, cents } from '@/domain/money';
import type { Order, OrderBilling, OrderLine } from '@/domain/orders/order';
import { addressWire } from '@/domain/wire/address';
import { lineMoneyWire, optionWire, shippingWire } from '../carts/cart-wire';
import { decimal } from '@/domain/wire/money';
import type { PublishedOrder } from '../catalogue/published';
import { deliveryOf, deliveryWire, linePurchaseWire } from '../carts/purchase-wire';
import { discountsWire, totalsWire } from '../carts/totals-wire';

/** An order as section 10 of the contract lists it. All of it was copied when the order was placed. */
export function orderWire(order: Order) {
  const { account, totals } = order;
  const paid = addCents(order.payment?.amount ?? cents(0), totals.giftCardUsed);
  const wire = {
    id: order.id,
    number: order.number,
    status: order.status,
    hold: order.status === 'hold',
    hold_reason: order.holdReason,
    paid: order.isPaid,
    delivered: order.status === 'complete',
    canceled: order.status === 'canceled',
    cart_id: order.cartId,
    currency: order.currency,
    display_locale: order.displayLocale,
    date_created: order.createdAt,
    items: order.lines.map(orderLineWire),
    ...totalsWire(totals),
    payment_total: decimal(paid),
    payment_balance: decimal(cents(paid - order.refundedTotal - totals.grandTotal)),
    refund_total: decimal(order.refundedTotal),
    ...discountsWire(order),
    giftcards: order.giftCards.map(({ id, last4, amount, usedAmount }) => ({
      id,
      last4,
      amount: decimal(amount),
      used_amount: decimal(usedAmount),
    })),
    account_id: account.id,
    account: { id: account.id, email: account.email, name: account.name },
    guest: order.isGuest,
    shipping: order.shipping && shippingWire(order.shipping, order.shippingRate),
    ...deliveryWire(order.lines),
    billing: order.billing && orderBillingWire(order.billing, order.payment),
    test: order.payment?.isTest ?? false,
    comments: order.comments,
    metadata: order.metadata,
    gift: order.isGift,
    gift_message: order.giftMessage,
  };
  return wire satisfies PublishedOrder;
}

function orderLineWire(line: OrderLine): OrderItem {
  const images =
    line.imageUrl === null ? [] : [{ id: `${line.id}-0`, file: { url: line.imageUrl } }];
  return {
    id: line.id,
    product_id: line.productId,
    product_name: line.productName,
    product: {
      id: line.productId,
      name: line.productName,
      slug: line.productSlug,
      sku: line.sku,
      images,
      price: decimal(line.price),
    },
    ...(line.variantId !== null && {
      variant_id: line.variantId,
      variant: { id: line.variantId, name: line.variantName ?? '', images },
    }),
    quantity: line.quantity,
    ...quantitiesWire(line.quantity),
    ...lineMoneyWire(line),
    options: line.options.map(optionWire),
    purchase_option: linePurchaseWire(line),
    delivery: deliveryOf(line),
    metadata: line.metadata ?? {},
    bundle_items: [],
  };
}

function quantitiesWire(quantity: number) {
  return {
    quantity_deliverable: quantity,
    quantity_delivered: 0,
    quantity_canceled: 0,
    quantity_returned: 0,
  };
}

/** Brand, last digits and expiry: the token was used and is not sent. */
export function orderBillingWire(billing: OrderBilling, payment: Order['payment'] = null) {
  const { card } = billing;
  return {
    ...addressWire(billing),
    method: billing.method,
    method_name: payment?.methodName ?? null,
    card: card && {
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
    },
  };
}
