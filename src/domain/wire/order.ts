import { boolean, number, object, string, type InferType } from 'yup';
import type { Order } from '../orders/order';
import { addCents, cents } from '../money';
import { holdReasons, type HoldReason } from '../provinces';
import { usedGiftCardWire } from './gift-cards';
import { centsFromDecimal, decimal } from './money';
import { orderBillingOfWire, orderBillingWire, wireOrderBilling } from './order-billing';
import { orderLineWire } from './order-line';
import { orderStatusWire } from './order-status';
import { shippingOfWire, shippingWire, wireShipping } from './shipping';
import { totalsWire } from './totals';

const text = string().nullable();
const flag = boolean().nullable();

/** The fields of an order that pages and staff read alike (contract 10). Its readers add lines and totals. */
export const wireOrder = object({
  id: string().required(),
  number: string().required(),
  /** A store may have statuses of its own. */
  status: text,
  canceled: flag,
  hold: flag,
  delivered: flag,
  paid: flag,
  guest: flag,
  account: object({ id: text, email: text, name: text }).nullable().default(null),
  refund_total: number().nullable(),
  shipping: wireShipping,
  billing: wireOrderBilling,
  date_created: string().required(),
});
type WireOrder = InferType<typeof wireOrder>;

/**
 * An order in wire form, without the fields that none of our readers needs. Names and prices are those of the day on
 * which it was placed.
 */
export function orderWire(order: Order) {
  const { account, totals } = order;
  const paid = addCents(order.payment?.amount ?? cents(0), totals.giftCardUsed);
  return {
    id: order.id,
    number: order.number,
    ...orderStatusWire(order.status),
    hold_reason: order.holdReason,
    paid: order.isPaid,
    cart_id: order.cartId,
    currency: order.currency,
    display_locale: order.displayLocale,
    date_created: order.createdAt,
    items: order.lines.map(orderLineWire),
    ...totalsWire(totals),
    payment_total: decimal(paid),
    payment_balance: decimal(cents(paid - order.refundedTotal - totals.grandTotal)),
    refund_total: decimal(order.refundedTotal),
    giftcards: order.giftCards.map(usedGiftCardWire),
    account_id: account.id,
    account: { id: account.id, email: account.email, name: account.name },
    guest: order.isGuest,
    shipping: order.shipping && shippingWire(order.shipping, order.shippingRate),
    billing: order.billing && orderBillingWire(order.billing, order.payment),
    test: order.payment?.isTest ?? false,
    comments: order.comments,
    metadata: order.metadata,
    gift: order.isGift,
    gift_message: order.giftMessage,
  };
}

type ReadAlike = Pick<
  Order,
  'id' | 'number' | 'isPaid' | 'isGuest' | 'shipping' | 'billing' | 'refundedTotal' | 'createdAt'
> & { email: string };

/** What pages and staff read of an order alike. */
export function orderOfWire(wire: WireOrder): ReadAlike {
  return {
    id: wire.id,
    number: wire.number,
    isPaid: wire.paid ?? false,
    isGuest: wire.guest ?? true,
    email: wire.account?.email ?? '',
    shipping: shippingOfWire(wire.shipping),
    billing: orderBillingOfWire(wire.billing),
    refundedTotal: centsFromDecimal(wire.refund_total),
    createdAt: wire.date_created,
  };
}

/** Null for no reason, and for one that we do not know. */
export function holdReasonOfWire(reason: unknown): HoldReason | null {
  return holdReasons.find((known) => known === reason) ?? null;
}
