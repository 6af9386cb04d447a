import type { StaffMove } from './order-machine';
import { holdReasons, type HoldReason } from '../provinces';

/** Why an order waits, as our staff reads it: `clinic` says no more than who has to act. */
export const shownHoldReasons = [...holdReasons, 'clinic'] as const;
export type ShownHoldReason = (typeof shownHoldReasons)[number];

type Waiting = { holdReason: HoldReason | null };

/** The same order for somebody who sees no health records: each reason tells of the buyer's hearing. */
export function withoutHealth<Order extends Waiting>(
  order: Order,
): Omit<Order, 'holdReason'> & { holdReason: ShownHoldReason | null } {
  return { ...order, holdReason: order.holdReason && 'clinic' };
}

/**
 * What this person may decide about an order that waits: what it waits for is the clinic's to approve, everything else
 * is for whoever changes orders.
 */
export function movesFor(
  moves: readonly StaffMove[],
  { holdReason }: Waiting,
  may: { health: boolean; change: boolean },
): StaffMove[] {
  return moves.filter((move) =>
    move === 'approve' && holdReason !== null ? may.health : may.change,
  );
}
