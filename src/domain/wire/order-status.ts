import { orderStatuses, type OrderStatus } from '../orders/order-machine';

type WireStatus = {
  status?: string | null;
  canceled?: boolean | null;
  hold?: boolean | null;
  delivered?: boolean | null;
};

/**
 * Where an order of the wire stands. A store can change its list of statuses; what an order has gone through stands
 * in fields that stay.
 *
 * @param otherwise where one stands that has gone through none of them
 */
export function orderStatusOfWire<Otherwise extends string>(
  wire: WireStatus,
  otherwise: Otherwise,
): OrderStatus | Otherwise {
  const known = orderStatuses.find((status) => status === wire.status);
  if (known) return known;
  if (wire.canceled) return 'canceled';
  if (wire.hold) return 'hold';
  return wire.delivered ? 'complete' : otherwise;
}
