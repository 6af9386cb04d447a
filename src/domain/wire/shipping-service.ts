import { boolean, number, object, string, type InferType } from 'yup';
import type { ShippingService } from '../carts/cart';
import type { ShippingRate } from '../orders/shipping';
import { centsFromDecimal, decimal } from './money';

/** A shipping service that a cart offers (contract 9.1). */
export const wireShippingService = object({
  id: string().required(),
  name: string().required(),
  description: string().nullable(),
  price: number().nullable(),
  pickup: boolean().nullable(),
});

/** A shipping service to choose; pick-up points include their address. */
export function shippingServiceWire({ id, name, description, price, pickup }: ShippingRate) {
  return {
    id,
    name,
    description,
    price: decimal(price),
    pickup: pickup !== null,
    ...(pickup && {
      location: {
        title: pickup.title,
        distance: pickup.distance,
        address: pickup.address,
        ready_in: pickup.readyIn,
      },
    }),
  };
}

/** A shipping service from the wire in our form. */
export function shippingServiceOfWire(
  wire: InferType<typeof wireShippingService>,
): ShippingService {
  return {
    id: wire.id,
    name: wire.name,
    description: wire.description ?? '',
    price: centsFromDecimal(wire.price),
    pickup: wire.pickup ?? false,
  };
}
