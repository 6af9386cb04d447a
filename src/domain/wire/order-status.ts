import { orderStatuses, type OrderStatus } from '../orders/order-machine';

type WireStatus = {
  status?: string | null;
  canceled?: boolean | null;
  hold?: boolean | null;
  delivered?: boolean | null;
};

/**
 * The status of an order on the wire. A store can change its list of statuses, but the fields that record an order's
 * history are fixed.
 *
 * @param otherwise status of an order without any history
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

/** The status of an order in wire form, with the fields of its history. */
export function orderStatusWire(status: OrderStatus) {
  return {
    status,
    hold: status === 'hold',
    delivered: status === 'complete',
    canceled: status === 'canceled',
  };
}
