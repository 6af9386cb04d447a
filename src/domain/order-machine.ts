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
