/** Where an order stands (Swell's words; spec 4). */
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

/** Every legal move. `complete` and `canceled` are final: what comes after is a refund or a return, not a status. */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['pending', 'canceled'],
  pending: ['payment_pending', 'delivery_pending', 'hold', 'canceled'],
  payment_pending: ['delivery_pending', 'hold', 'canceled'],
  delivery_pending: ['hold', 'complete', 'canceled'],
  hold: ['payment_pending', 'delivery_pending', 'canceled'],
  complete: [],
  canceled: [],
};

/** May an order go from one status to another? Staying where it is is no move. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

/** The status an order is born with. A hold never waits for money and money never waits for a hold. */
export function initialStatus(order: { isPaid: boolean; isHeld: boolean }): OrderStatus {
  if (order.isHeld) return 'hold';
  return order.isPaid ? 'delivery_pending' : 'payment_pending';
}

/** May an order still be canceled? Its status allows it, and nothing of it has left. */
export function isCancelable(order: { status: OrderStatus }, shipmentCount: number): boolean {
  return shipmentCount === 0 && canMove(order.status, 'canceled');
}

/** What our staff may decide about an order, and the moves that stand behind it. */
export const staffMoves = ['approve', 'hold', 'complete', 'cancel'] as const;
export type StaffMove = (typeof staffMoves)[number];

type MovableOrder = { status: OrderStatus; isPaid: boolean };

/** Where a decision of our staff leads; null when it may not be made. */
export function staffTarget(
  move: StaffMove,
  order: MovableOrder,
  shipmentCount: number,
): OrderStatus | null {
  const target = targets[move](order);
  const hasToBeHere = move === 'hold' || move === 'cancel';
  if (hasToBeHere && shipmentCount > 0) return null;
  if (move === 'approve' && order.status !== 'hold') return null;
  return canMove(order.status, target) ? target : null;
}

/** Every decision that may be made now. */
export function staffMovesOf(order: MovableOrder, shipmentCount: number): StaffMove[] {
  return staffMoves.filter((move) => staffTarget(move, order, shipmentCount) !== null);
}

const targets: Readonly<Record<StaffMove, (order: MovableOrder) => OrderStatus>> = {
  approve: ({ isPaid }) => initialStatus({ isPaid, isHeld: false }),
  hold: () => 'hold',
  complete: () => 'complete',
  cancel: () => 'canceled',
};

/** May the address be corrected? Only while nothing has left. */
export function isAddressOpen(order: Pick<MovableOrder, 'status'>, shipmentCount: number): boolean {
  return shipmentCount === 0 && order.status !== 'complete' && order.status !== 'canceled';
}
