import { array, boolean, number, object, string } from 'yup';
import type { PlacedOrder } from '@/domain/checkout/checkout-order';
import { holdReasons } from '@/domain/provinces';
import { centsFromDecimal } from '@/domain/wire/money';
import { orderStatusOfWire } from '@/domain/wire/order-status';
import { wirePictures } from '@/domain/wire/pictures';
import { firstPictureOf, planOf, wireCurrency, wirePurchase } from './wire-parts';

const amount = number().required();

const wireItem = object({
  id: string().required(),
  product_id: string().nullable(),
  product_name: string().nullable(),
  product: object({ name: string().required(), images: wirePictures }).nullable().default(null),
  variant: object({ name: string().nullable(), images: wirePictures }).nullable().default(null),
  purchase_option: wirePurchase,
  options: array(
    object({ id: string().required(), value_id: string().nullable(), value: string().nullable() }),
  ).nullable(),
  quantity: number().integer().required(),
  price_total: amount,
});

/** The fields of the Store API's order that we read (its contract, section 10). */
const wireOrder = object({
  id: string().required(),
  number: string().required(),
  date_created: string().required(),
  status: string().nullable(),
  canceled: boolean().nullable(),
  hold: boolean().nullable(),
  delivered: boolean().nullable(),
  guest: boolean().default(true),
  paid: boolean().default(false),
  hold_reason: string().nullable(),
  currency: wireCurrency,
  items: array(wireItem).required(),
  account: object({ email: string().nullable() }).nullable().default(null),
  sub_total: amount,
  discount_total: amount,
  shipment_total: amount,
  tax_included_total: number().nullable(),
  grand_total: amount,
  capture_total: amount,
  refund_total: number().nullable(),
  shipping: object({
    name: string().nullable(),
    address1: string().nullable(),
    address2: string().nullable(),
    city: string().nullable(),
    state: string().nullable(),
    zip: string().nullable(),
    service: string().nullable(),
    service_name: string().nullable(),
    pickup: boolean().nullable(),
  })
    .nullable()
    .default(null),
  billing: object({
    method: string().nullable(),
    card: object({ brand: string().nullable(), last4: string().nullable() })
      .nullable()
      .default(null),
  })
    .nullable()
    .default(null),
});

type WireOrder = ReturnType<typeof wireOrder.validateSync>;

/** Converts the Store API's order to ours, in whole cents. Throws yup's ValidationError on anything else. */
export function orderFromWire(body: unknown): PlacedOrder {
  const wire = wireOrder.validateSync(body, { stripUnknown: true });
  return {
    id: wire.id,
    number: wire.number,
    placedAt: wire.date_created,
    status: orderStatusOfWire(wire, 'in_progress'),
    email: wire.account?.email ?? '',
    isGuest: wire.guest,
    isPaid: wire.paid,
    holdReason: holdReasons.find((reason) => reason === wire.hold_reason) ?? null,
    currency: wire.currency,
    lines: wire.items.map(lineFromWire),
    subTotal: centsFromDecimal(wire.sub_total),
    discountTotal: centsFromDecimal(wire.discount_total),
    shipmentTotal: centsFromDecimal(wire.shipment_total),
    taxTotal: centsFromDecimal(wire.tax_included_total ?? 0),
    giftCardUsed: centsFromDecimal(wire.grand_total - wire.capture_total),
    total: centsFromDecimal(wire.capture_total),
    refundTotal: centsFromDecimal(wire.refund_total ?? 0),
    delivery: deliveryOf(wire.shipping),
    card: cardOf(wire.billing),
    paidWith: wire.billing?.method ?? null,
  };
}

function lineFromWire(item: WireOrder['items'][number]): PlacedOrder['lines'][number] {
  return {
    id: item.id,
    productId: item.product_id ?? null,
    options: (item.options ?? []).flatMap(({ id, value_id: valueId, value }) => {
      const chosen = valueId ?? value;
      return chosen ? [{ id, value: chosen }] : [];
    }),
    name: item.product?.name ?? item.product_name ?? '',
    variantName: item.variant?.name ?? '',
    plan: planOf(item.purchase_option),
    quantity: item.quantity,
    priceTotal: centsFromDecimal(item.price_total),
    imageUrl: firstPictureOf(item.variant, item.product),
  };
}

function cardOf(billing: WireOrder['billing']): PlacedOrder['card'] {
  const card = billing?.card;
  return card ? { brand: card.brand ?? '', last4: card.last4 ?? '' } : null;
}

function deliveryOf(shipping: WireOrder['shipping']): PlacedOrder['delivery'] {
  const street = [shipping?.address2, shipping?.address1].filter(Boolean).join(', ');
  const place = [shipping?.state, shipping?.zip].filter(Boolean).join(' ');
  const isPickUp = shipping?.pickup ?? false;
  return {
    isPickUp,
    serviceId: shipping?.service ?? null,
    serviceName: shipping?.service_name ?? '',
    address: isPickUp
      ? ''
      : [shipping?.name, street, shipping?.city, place].filter(Boolean).join(', '),
  };
}
