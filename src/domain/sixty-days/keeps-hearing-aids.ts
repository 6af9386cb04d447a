import type { Order } from '../orders/order';
import {
  refundableLeft,
  unitsLeft,
  type OrderRefund,
  type Refundable,
} from '../orders/order-refund';
import type { ReturnRequest } from '../orders/return-request';

type SentBack = {
  returns: readonly Pick<ReturnRequest, 'status'>[];
  refunds: readonly OrderRefund[];
};

/**
 * Whether the customer still has hearing aids of this order and nothing of it is on its way back: only then do we write
 * about using them.
 */
export function keepsHearingAids(
  order: Omit<Refundable, 'lines'> & Pick<Order, 'lines' | 'status'>,
  { returns, refunds }: SentBack,
): boolean {
  if (order.status !== 'complete') return false;
  const isPaidBack = order.refundedTotal > 0 && refundableLeft(order) === 0;
  if (isPaidBack) return false;
  const isGoingBack = returns.some(({ status }) => status !== 'declined' && status !== 'canceled');
  if (isGoingBack) return false;
  return order.lines.some((line) => line.isHearingAid && unitsLeft(line, refunds) > 0);
}
