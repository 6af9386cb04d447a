import { array, number, string, type InferType } from 'yup';
import type { CartShipping } from '@/domain/carts/cart-record';
import type { PlacedOrder } from '@/domain/checkout/checkout-order';
import { cents } from '@/domain/money';
import { optionsOfWire } from '@/domain/wire/line';
import { centsFromDecimal } from '@/domain/wire/money';
import { holdReasonOfWire, orderOfWire, wireOrder } from '@/domain/wire/order';
import { wireOrderLine } from '@/domain/wire/order-line';
import { orderStatusOfWire } from '@/domain/wire/order-status';
import { linePlanOfWire, wirePurchase } from '@/domain/wire/purchase';
import { shownTotalsOfWire, wireShownTotalsShape } from '@/domain/wire/shown-totals';
import { wireCurrency } from '@/domain/wire/currency';
import { ownPictureOf } from './own-picture';

const line = wireOrderLine.shape({
  purchase_option: wirePurchase,
  price_total: number().required(),
});

/** The Store API's order (its contract, section 10), with what its buyer's pages need. */
const order = wireOrder.shape({
  ...wireShownTotalsShape,
  currency: wireCurrency,
  hold_reason: string().nullable(),
  items: array(line).required(),
});

type WireOrder = InferType<typeof order>;

/** Converts the Store API's order to ours, in whole cents. Throws yup's ValidationError on anything else. */
export function orderFromWire(body: unknown): PlacedOrder {
  const wire = order.validateSync(body, { stripUnknown: true });
  const { billing, shipping, createdAt, refundedTotal, ...read } = orderOfWire(wire);
  const { grandTotal, captureTotal, ...totals } = shownTotalsOfWire(wire);
  return {
    ...read,
    placedAt: createdAt,
    status: orderStatusOfWire(wire, 'in_progress'),
    holdReason: holdReasonOfWire(wire.hold_reason),
    currency: wire.currency,
    lines: wire.items.map(lineFromWire),
    ...totals,
    giftCardUsed: cents(grandTotal - captureTotal),
    total: captureTotal,
    refundTotal: refundedTotal,
    delivery: deliveryOf(shipping, wire.shipping),
    card: billing?.card ? { brand: billing.card.brand, last4: billing.card.last4 } : null,
    paidWith: billing?.method ?? null,
  };
}

function lineFromWire(item: WireOrder['items'][number]): PlacedOrder['lines'][number] {
  return {
    id: item.id,
    productId: item.product_id ?? null,
    options: optionsOfWire(item.options).flatMap(({ id, valueId, value }) => {
      const chosen = valueId || value;
      return id && chosen ? [{ id, value: chosen }] : [];
    }),
    name: item.product?.name ?? item.product_name ?? '',
    variantName: item.variant?.name ?? '',
    plan: linePlanOfWire(item.purchase_option),
    quantity: item.quantity,
    priceTotal: centsFromDecimal(item.price_total),
    imageUrl: ownPictureOf(item.variant, item.product),
  };
}

function deliveryOf(
  shipping: CartShipping | null,
  wire: WireOrder['shipping'],
): PlacedOrder['delivery'] {
  const street = [shipping?.address2, shipping?.address1].filter(Boolean).join(', ');
  const place = [shipping?.state, shipping?.zip].filter(Boolean).join(' ');
  const isPickUp = wire?.pickup ?? false;
  return {
    isPickUp,
    serviceId: shipping?.service ?? null,
    serviceName: wire?.service_name ?? '',
    address: isPickUp
      ? ''
      : [shipping?.name, street, shipping?.city, place].filter(Boolean).join(', '),
  };
}
