import type { Order } from './order';
import { isOpenReturn, type ReturnRequest } from './return-request';
import type { Trial } from '../trial';

/** Why an order cannot be sent back. */
export const returnBlocks = [
  'order_canceled',
  'trial_over',
  'return_open',
  'already_refunded',
] as const;
export type ReturnBlock = (typeof returnBlocks)[number];

/**
 * Why this order cannot be returned, or null when it can. A return is possible before the delivery too, so that a
 * customer who changes their mind need not wait for the parcel. `clock` is the return clock of the order (trial.ts).
 */
export function returnBlock(
  order: Pick<Order, 'status'>,
  clock: Trial,
  earlier: readonly Pick<ReturnRequest, 'status'>[],
): ReturnBlock | null {
  if (earlier.some(({ status }) => isOpenReturn(status))) return 'return_open';
  if (earlier.some(({ status }) => status === 'refunded')) return 'already_refunded';
  if (order.status === 'canceled') return 'order_canceled';
  return clock.state === 'over' ? 'trial_over' : null;
}
