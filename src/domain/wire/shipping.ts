import { boolean, object, string, type InferType } from 'yup';
import type { CartShipping } from '../carts/cart-record';
import type { ShippingRate } from '../orders/shipping';
import { addressOfWire, addressWire, wireAddressShape } from './address';
import { decimalOrNull } from './money';

/** Where and how an order is sent. */
export const wireShipping = object({
  ...wireAddressShape,
  service: string().nullable(),
  service_name: string().nullable(),
  pickup: boolean().nullable(),
  account_address_id: string().nullable(),
})
  .nullable()
  .default(null);

/** The shipping address and service; the service's name and price come from the rating, never from the client. */
export function shippingWire(shipping: CartShipping, rate: ShippingRate | null) {
  return {
    ...addressWire(shipping),
    service: shipping.service,
    service_name: rate?.name ?? null,
    price: decimalOrNull(rate?.price ?? null),
    pickup: rate !== null && rate.pickup !== null,
    account_address_id: shipping.accountAddressId,
  };
}

/** The shipping address and service from the wire in our form. */
export function shippingOfWire(wire: InferType<typeof wireShipping>): CartShipping | null {
  return (
    wire && {
      ...addressOfWire(wire),
      service: wire.service ?? null,
      accountAddressId: wire.account_address_id ?? null,
    }
  );
}
