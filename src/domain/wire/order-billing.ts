import { object, string, type InferType } from 'yup';
import type { Order, OrderBilling } from '../orders/order';
import { addressOfWire, addressWire, wireAddressShape } from './address';
import { cardOfWire, cardWire, wireCard } from './card';

/** How an order was paid. */
export const wireOrderBilling = object({
  ...wireAddressShape,
  method: string().nullable(),
  card: wireCard,
})
  .nullable()
  .default(null);

/** Brand, last digits and expiry: the token was used and is not sent. */
export function orderBillingWire(billing: OrderBilling, payment: Order['payment'] = null) {
  return {
    ...addressWire(billing),
    method: billing.method,
    method_name: payment?.methodName ?? null,
    card: billing.card && cardWire(billing.card),
  };
}

/** How an order was paid, from the wire in our form. */
export function orderBillingOfWire(wire: InferType<typeof wireOrderBilling>): OrderBilling | null {
  return (
    wire && {
      ...addressOfWire(wire),
      method: wire.method ?? null,
      card: cardOfWire(wire.card),
    }
  );
}
