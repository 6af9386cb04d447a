import type { Order } from '@/domain/orders/order';
import { orderWire as readOrderWire } from '@/domain/wire/order';
import { deliveryWire } from '@/domain/wire/purchase';
import { discountsWire } from '../carts/discounts-wire';
import type { PublishedOrder } from '../catalogue/published';

/** An order as section 10 of the contract lists it, with what only other clients read. */
export function orderWire(order: Order) {
  const wire = { ...readOrderWire(order), ...discountsWire(order), ...deliveryWire(order.lines) };
  return wire satisfies PublishedOrder;
}
