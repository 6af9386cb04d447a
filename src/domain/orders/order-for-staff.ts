import type { StaffMove } from './order-machine';
import { holdReasons, type HoldReason } from '../provinces';

/** Hold reasons as our staff see them: `clinic` tells only who has to act. */
export const shownHoldReasons = [...holdReasons, 'clinic'] as const;
export type ShownHoldReason = (typeof shownHoldReasons)[number];

type Waiting = { holdReason: HoldReason | null };

/** The order for staff without access to health records: the real hold reasons reveal the buyer's hearing. */
export function withoutHealth<Order extends Waiting>(
  order: Order,
): Omit<Order, 'holdReason'> & { holdReason: ShownHoldReason | null } {
  return { ...order, holdReason: order.holdReason && 'clinic' };
}

/**
 * The decisions this staff member may take about an order on hold: holds for the clinic need the clinic's approval,
 * everything else is for staff who may change orders.
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
