import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import type { Totals } from '@/domain/carts/cart-record';
import { defaultLocale, isLocale } from '@/domain/words/locale';
import {
  addCents,
  smallerOf,
  subtractToZero,
  zero,
  type Cents,
  type CurrencyCode,
} from '@/domain/money';
import type { Order, OrderBilling, OrderGiftCard, OrderPayment } from '@/domain/orders/order';
import type { OrderStatus } from '@/domain/orders/order-machine';
import { holdReasons } from '@/domain/provinces';
import { lineFromSwell, swellLine } from './order-line-from-swell';
import { addressOfWire, wireAddressShape } from '@/domain/wire/address';
import { isInOurCurrency } from '@/domain/wire/currency';
import { centsFromDecimal } from '@/domain/wire/money';
import { orderStatusOfWire } from '@/domain/wire/order-status';
import { currency, decimal, flag, metadata, text } from './swell-fields';

const card = object({ brand: text, last4: text, exp_month: decimal, exp_year: decimal });

const swellOrder = object({
  id: string().required(),
  number: string().required(),
  /** A store may have statuses of its own. */
  status: string().required(),
  draft: flag,
  canceled: flag,
  hold: flag,
  delivered: flag,
  paid: flag,
  cart_id: text,
  account_id: text,
  account: object({ id: text, email: text, name: text }).nullable().default(null),
  guest: flag,
  currency,
  display_locale: text,
  items: array(swellLine).required(),
  item_quantity: decimal,
  sub_total: number().required(),
  item_discount: decimal,
  item_tax: decimal,
  discount_total: decimal,
  shipment_price: decimal,
  shipment_discount: decimal,
  shipment_total: decimal,
  shipment_tax: decimal,
  tax_total: decimal,
  tax_included_total: decimal,
  account_credit_amount: decimal,
  grand_total: number().required(),
  payment_total: decimal,
  refund_total: decimal,
  shipping: object({
    ...wireAddressShape,
    service: text,
    service_name: text,
    account_address_id: text,
  })
    .nullable()
    .default(null),
  billing: object({ ...wireAddressShape, method: text, card: card.nullable().default(null) })
    .nullable()
    .default(null),
  coupon_code: text,
  giftcards: array(
    object({ id: string().required(), last4: text, amount: decimal, used_amount: decimal }),
  ).nullable(),
  comments: text,
  metadata,
  gift: flag,
  gift_message: text,
  test: flag,
  date_created: string().required(),
});

type SwellOrder = InferType<typeof swellOrder>;

/** Null for no order, and for one in a currency that the shop does not sell in. Throws yup's ValidationError on anything that is not one. */
export function orderFromSwell(answer: unknown): Order | null {
  if (answer === null || answer === undefined || answer === '') return null;
  if (!isInOurCurrency(answer)) return null;
  const order = swellOrder.validateSync(answer, { stripUnknown: true });
  const reason: unknown = order.metadata?.hold_reason;
  const giftCards = (order.giftcards ?? []).map((card) => giftCardFromSwell(card, order.currency));
  const totals = totalsFromSwell(order, giftCards);
  return {
    id: order.id,
    number: order.number,
    status: statusFromSwell(order),
    holdReason: holdReasons.find((known) => known === reason) ?? null,
    isPaid: order.paid ?? false,
    cartId: order.cart_id ?? '',
    ...peopleFromSwell(order),
    currency: order.currency,
    displayLocale: isLocale(order.display_locale) ? order.display_locale : defaultLocale,
    lines: order.items.map(lineFromSwell),
    totals,
    ...deliveryFromSwell(order, totals),
    billing: billingFromSwell(order.billing),
    payment: paymentFromSwell(order, totals),
    refundedTotal: centsFromDecimal(order.refund_total),
    coupon: couponFromSwell(order.coupon_code, totals, order.currency),
    giftCards,
    comments: order.comments ?? null,
    metadata: order.metadata ?? null,
    isGift: order.gift ?? false,
    giftMessage: order.gift_message ?? null,
    createdAt: order.date_created,
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

function peopleFromSwell(
  order: SwellOrder,
): Pick<Order, 'account' | 'isGuest' | 'emailOptin' | 'smsOptin'> {
  const { account, account_id: accountId } = order;
  const isGuest = order.guest ?? true;
  return {
    account: {
      id: account?.id ?? accountId ?? '',
      email: account?.email ?? '',
      name: account?.name || null,
      hasPassword: !isGuest,
    },
    isGuest,
    // Kept in Swell's account, where it may have changed since: an order does not contain it.
    emailOptin: null,
    smsOptin: null,
  };
}

function giftCardFromSwell(
  card: NonNullable<SwellOrder['giftcards']>[number],
  currency: CurrencyCode,
): OrderGiftCard {
  const amount = centsFromDecimal(card.amount);
  const used = typeof card.used_amount === 'number' ? centsFromDecimal(card.used_amount) : amount;
  return { id: card.id, last4: card.last4 ?? '', amount, currency, usedAmount: used };
}

/** Swell keeps an order's total; the amount to charge follows from it (contract 9.2). */
function totalsFromSwell(order: SwellOrder, giftCards: readonly OrderGiftCard[]): Totals {
  const grandTotal = centsFromDecimal(order.grand_total);
  const accountCredit = centsFromDecimal(order.account_credit_amount);
  const giftCardUsed = smallerOf(addCents(...giftCards.map((card) => card.usedAmount)), grandTotal);
  return {
    itemQuantity:
      order.item_quantity ?? order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    subTotal: centsFromDecimal(order.sub_total),
    itemDiscount: centsFromDecimal(order.item_discount),
    itemTax: centsFromDecimal(order.item_tax),
    discountTotal: centsFromDecimal(order.discount_total),
    shipmentPrice: centsFromDecimal(order.shipment_price),
    shipmentDiscount: centsFromDecimal(order.shipment_discount),
    shipmentTotal: centsFromDecimal(order.shipment_total),
    shipmentTax: centsFromDecimal(order.shipment_tax),
    taxTotal: centsFromDecimal(order.tax_total),
    taxIncludedTotal: centsFromDecimal(order.tax_included_total),
    giftCardTotal: addCents(...giftCards.map(({ amount }) => amount)),
    giftCardUsed,
    accountCredit,
    grandTotal,
    captureTotal: subtractToZero(grandTotal, addCents(giftCardUsed, accountCredit)),
    authTotal: zero,
  };
}

function deliveryFromSwell(
  { shipping }: SwellOrder,
  { shipmentPrice }: Totals,
): Pick<Order, 'shipping' | 'shippingRate'> {
  if (!shipping) return { shipping: null, shippingRate: null };
  const { service, service_name: name, account_address_id: accountAddressId } = shipping;
  return {
    shipping: {
      ...addressOfWire(shipping),
      service: service ?? null,
      accountAddressId: accountAddressId ?? null,
    },
    shippingRate: service
      ? { id: service, name: name ?? service, description: '', price: shipmentPrice, pickup: null }
      : null,
  };
}

function billingFromSwell(billing: SwellOrder['billing']): OrderBilling | null {
  if (!billing) return null;
  const { card: used, method } = billing;
  return {
    ...addressOfWire(billing),
    method: method ?? null,
    card: used && {
      brand: used.brand ?? '',
      last4: used.last4 ?? '',
      expMonth: used.exp_month ?? 0,
      expYear: used.exp_year ?? 0,
    },
  };
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
