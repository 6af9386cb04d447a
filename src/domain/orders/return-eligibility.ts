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
 * May this order be sent back? Before the delivery too: who changes her mind need not wait for the parcel.
 * `clock` is the return clock of the order (trial.ts). Null when nothing speaks against it.
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
