import type { CartLineRecord, Totals } from '@/domain/carts/cart-record';
import { multiplyCents } from '@/domain/money';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import { invoiceWire as readInvoiceWire } from '@/domain/wire/invoice';
import { decimal } from '@/domain/wire/money';
import { linePurchaseWire } from '@/domain/wire/purchase';
import { shippingWire } from '@/domain/wire/shipping';
import { subscriptionWire as readSubscriptionWire } from '@/domain/wire/subscription';
import { discountsWire } from '../carts/discounts-wire';
import type { PublishedInvoice, PublishedSubscription } from '../catalogue/published';

/**
 * A subscription as its owner sees it (contract 11), with what only other clients read; its totals are those of the
 * next invoice.
 */
export function subscriptionWire(subscription: Subscription, upcoming: Totals) {
  const { coupon, orderId, orderLineId, shipping } = subscription;
  const wire = {
    ...readSubscriptionWire(subscription),
    sub_total: decimal(upcoming.subTotal),
    item_discount: decimal(upcoming.itemDiscount),
    discount_total: decimal(upcoming.discountTotal),
    item_tax: decimal(upcoming.itemTax),
    tax_total: decimal(upcoming.taxTotal),
    tax_included_total: decimal(upcoming.taxIncludedTotal),
    grand_total: decimal(upcoming.grandTotal),
    items: subscription.items.map(extraWire),
    ...(coupon && { coupon_code: coupon.code, coupon_id: coupon.id }),
    ...(orderId !== null && { order_id: orderId }),
    ...(orderLineId !== null && { order_item_id: orderLineId }),
    ...(shipping && { shipping: shippingWire(shipping, null) }),
  };
  return wire satisfies PublishedSubscription;
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

/** One charge of a subscription, with what only other clients read. */
export function invoiceWire(invoice: Invoice) {
  const wire = { ...readInvoiceWire(invoice), ...discountsWire(invoice) };
  return wire satisfies PublishedInvoice;
}
