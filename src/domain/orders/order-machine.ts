/** Order statuses, as Swell names them (spec 4). */
export const orderStatuses = [
  'pending',
  'draft',
  'payment_pending',
  'delivery_pending',
  'hold',
  'complete',
  'canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** All allowed transitions. `complete` and `canceled` are final: after them come refunds or returns, not a status. */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['pending', 'canceled'],
  pending: ['payment_pending', 'delivery_pending', 'hold', 'canceled'],
  payment_pending: ['delivery_pending', 'hold', 'canceled'],
  delivery_pending: ['hold', 'complete', 'canceled'],
  hold: ['payment_pending', 'delivery_pending', 'canceled'],
  complete: [],
  canceled: [],
};

/** Whether an order may change from one status to another. Keeping its status is no change. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

/** The first status of an order. A hold and a missing payment do not wait for each other. */
export function initialStatus(order: { isPaid: boolean; isHeld: boolean }): OrderStatus {
  if (order.isHeld) return 'hold';
  return order.isPaid ? 'delivery_pending' : 'payment_pending';
}

/** Whether an order can still be canceled: its status allows it and nothing has been shipped. */
export function isCancelable(order: { status: OrderStatus }, shipmentCount: number): boolean {
  return shipmentCount === 0 && canMove(order.status, 'canceled');
}

/** Decisions that our staff can take about an order, and the status change of each. */
export const staffMoves = ['approve', 'hold', 'complete', 'cancel'] as const;
export type StaffMove = (typeof staffMoves)[number];

type MovableOrder = {
  status: OrderStatus;
  isPaid: boolean;
  /** Hearing aids whose fitting sheet nobody has signed: see `domain/fitting/sign-off.ts`. */
  isSheetMissing?: boolean;
};

/** The status after a staff decision; null when it is not allowed. */
export function staffTarget(
  move: StaffMove,
  order: MovableOrder,
  shipmentCount: number,
): OrderStatus | null {
  const target = targets[move](order);
  const hasToBeHere = move === 'hold' || move === 'cancel';
  if (hasToBeHere && shipmentCount > 0) return null;
  if (move === 'approve' && (order.status !== 'hold' || order.isSheetMissing)) return null;
  return canMove(order.status, target) ? target : null;
}

/** All decisions that are allowed now. */
export function staffMovesOf(order: MovableOrder, shipmentCount: number): StaffMove[] {
  return staffMoves.filter((move) => staffTarget(move, order, shipmentCount) !== null);
}

const targets: Readonly<Record<StaffMove, (order: MovableOrder) => OrderStatus>> = {
  approve: ({ isPaid }) => initialStatus({ isPaid, isHeld: false }),
  hold: () => 'hold',
  complete: () => 'complete',
  cancel: () => 'canceled',
};

/** Whether the address can be corrected: only while nothing has been shipped. */
export function isAddressOpen(order: Pick<MovableOrder, 'status'>, shipmentCount: number): boolean {
  return shipmentCount === 0 && order.status !== 'complete' && order.status !== 'canceled';
}
