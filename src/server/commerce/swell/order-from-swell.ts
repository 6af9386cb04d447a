import { array, boolean, type InferType, mixed, object, string } from 'yup';
import type { Totals } from '@/domain/carts/cart-record';
import { defaultLocale, isLocale } from '@/domain/words/locale';
import { addCents, subtractToZero, zero, type Cents, type CurrencyCode } from '@/domain/money';
import type { Order, OrderPayment } from '@/domain/orders/order';
import type { OrderStatus } from '@/domain/orders/order-machine';
import { isInOurCurrency } from '@/domain/wire/currency';
import { giftCardsOfWire, wireGiftCards } from '@/domain/wire/gift-cards';
import { centsFromDecimal } from '@/domain/wire/money';
import { holdReasonOfWire, orderOfWire, wireOrder } from '@/domain/wire/order';
import { orderStatusOfWire } from '@/domain/wire/order-status';
import { totalsOfWire, wireTotalsShape } from '@/domain/wire/totals';
import { lineFromSwell, swellLine } from './order-line-from-swell';
import { currency, decimal, flag, metadata, text } from './swell-fields';

const swellOrder = wireOrder.shape({
  status: string().required(),
  draft: flag,
  cart_id: text,
  account_id: text,
  currency,
  display_locale: text,
  items: array(swellLine).required(),
  ...wireTotalsShape,
  payment_total: decimal,
  coupon_code: text,
  giftcards: wireGiftCards,
  comments: text,
  metadata,
  gift: flag,
  gift_message: text,
  test: flag,
});

type SwellOrder = InferType<typeof swellOrder>;

/** Null for no order, and for one in a currency that the shop does not sell in. Throws yup's ValidationError on anything that is not one. */
export function orderFromSwell(answer: unknown): Order | null {
  if (answer === null || answer === undefined || answer === '') return null;
  if (!isInOurCurrency(answer)) return null;
  const order = swellOrder.validateSync(answer, { stripUnknown: true });
  const { email, ...read } = orderOfWire(order);
  const giftCards = giftCardsOfWire(order.giftcards, order.currency);
  const quantity = order.items.reduce((sum, line) => sum + line.quantity, 0);
  const totals = totalsOfWire(order, { quantity, giftCards });
  return {
    ...read,
    status: statusFromSwell(order),
    holdReason: holdReasonOfWire(order.metadata?.hold_reason),
    cartId: order.cart_id ?? '',
    account: { ...personFromSwell(order), email, hasPassword: !read.isGuest },
    // Kept in Swell's account, where it may have changed since: an order does not contain it.
    emailOptin: null,
    smsOptin: null,
    currency: order.currency,
    displayLocale: isLocale(order.display_locale) ? order.display_locale : defaultLocale,
    lines: order.items.map(lineFromSwell),
    totals,
    shippingRate: rateFromSwell(order, totals),
    payment: paymentFromSwell(order, totals),
    coupon: couponFromSwell(order.coupon_code, totals, order.currency),
    giftCards,
    comments: order.comments ?? null,
    metadata: order.metadata ?? null,
    isGift: order.gift ?? false,
    giftMessage: order.gift_message ?? null,
  };
}

function statusFromSwell(order: SwellOrder): OrderStatus {
  if (order.draft) return 'draft';
  return orderStatusOfWire(order, order.paid ? 'delivery_pending' : 'payment_pending');
}

const swellOrders = object({ results: array(mixed()).nullable().default([]) });

const draft = object({ draft: boolean().oneOf([true]).required() });

/** The orders of a list, without drafts, which nobody placed, and those in a currency the shop does not sell in. */
export function ordersFromSwell(answer: unknown): Order[] {
  const { results } = swellOrders.validateSync(answer ?? {});
  return (results ?? []).flatMap((one) =>
    draft.isValidSync(one) ? [] : (orderFromSwell(one) ?? []),
  );
}

function personFromSwell({ account, account_id: id }: SwellOrder) {
  return { id: account?.id ?? id ?? '', name: account?.name || null };
}

function rateFromSwell({ shipping }: SwellOrder, { shipmentPrice }: Totals): Order['shippingRate'] {
  const { service: id, service_name: name } = shipping ?? {};
  return id ? { id, name: name ?? id, description: '', price: shipmentPrice, pickup: null } : null;
}

/** The amount taken by a gateway: Swell's `payment_total` includes gift cards. Its id is internal to Swell. */
function paymentFromSwell(order: SwellOrder, { giftCardUsed }: Totals): OrderPayment | null {
  const amount: Cents = subtractToZero(centsFromDecimal(order.payment_total), giftCardUsed);
  if (amount === zero) return null;
  const method = order.billing?.method ?? 'card';
  return { id: order.id, method, gateway: 'swell', amount, isTest: order.test ?? false };
}

function couponFromSwell(
  code: string | null | undefined,
  totals: Totals,
  currency: CurrencyCode,
): Order['coupon'] {
  if (!code) return null;
  const amount = addCents(totals.discountTotal, totals.shipmentDiscount);
  const discount = { kind: 'amount' as const, amounts: { [currency]: amount } };
  return { id: code, code, name: code, description: null, discount };
}
