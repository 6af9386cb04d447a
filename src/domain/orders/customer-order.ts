import type { PlacedOrder } from '../checkout/checkout-order';
import type { CareReturn, AfterSaleShipment, AfterSale } from './after-sale';
import { isOpenReturn, type ReturnStatus } from './return-request';
import type { HoldReason } from '../provinces';
import type { Trial } from '../trial';

/** A customer's order with its after-sale status; `care` is null if that could not be read. */
export type CustomerOrder = PlacedOrder & { afterSale: AfterSale | null };

/** Stage of an order, as the one word that matters to the customer. */
export type OrderStage =
  | HoldReason
  | 'on_hold'
  | 'awaiting_payment'
  | 'in_progress'
  | 'preparing'
  | 'handed_over'
  | 'on_its_way'
  | 'delivery_problem'
  | 'sent_back'
  | 'arrived'
  | 'canceled'
  | `return_${ShownReturn}`;

type ShownReturn = Extract<ReturnStatus, 'requested' | 'approved' | 'received' | 'refunded'>;

/** The stage of an order. A return takes precedence over the order, a parcel over the order's status. */
export function orderStage(
  order: Pick<CustomerOrder, 'status' | 'holdReason' | 'afterSale'>,
): OrderStage {
  const back = shownReturn(order.afterSale?.returns ?? []);
  if (back) return `return_${back}`;
  if (order.status === 'canceled') return 'canceled';
  if (order.status === 'hold') return order.holdReason ?? 'on_hold';
  const shipments = order.afterSale?.shipments ?? [];
  if (shipments.length > 0) return parcelStage(shipments);
  if (order.status === 'complete') return 'arrived';
  if (order.status === 'in_progress') return 'in_progress';
  return order.status === 'delivery_pending' ? 'preparing' : 'awaiting_payment';
}

function shownReturn([newest]: readonly CareReturn[]): ShownReturn | null {
  switch (newest?.status) {
    case 'requested':
    case 'approved':
    case 'received':
    case 'refunded':
      return newest.status;
    default:
      return null;
  }
}

/** Of several parcels, one with a problem decides, else one that has not arrived. A label alone is no parcel yet. */
function parcelStage(shipments: readonly AfterSaleShipment[]): OrderStage {
  const states = new Set(shipments.map(({ status }) => status));
  if (states.has('FAILURE')) return 'delivery_problem';
  if (states.has('RETURNED')) return 'sent_back';
  if (states.has('TRANSIT')) return 'on_its_way';
  if (!states.has('UNKNOWN')) return 'arrived';
  if (states.has('DELIVERED')) return 'on_its_way';
  return shipments.some(({ leftAt }) => leftAt !== null) ? 'handed_over' : 'preparing';
}

/** Delivery step: 0 ordered, 1 being prepared, 2 on its way, 3 arrived; null where nothing is being delivered. */
export function deliveryStep(
  order: Pick<CustomerOrder, 'status' | 'holdReason' | 'afterSale'>,
): number | null {
  const stage = orderStage(order);
  if (stage === 'canceled' || stage === 'delivery_problem' || stage === 'sent_back') return null;
  if (stage.startsWith('return_')) return null;
  if (stage === 'arrived') return 3;
  if (stage === 'on_its_way' || stage === 'handed_over') return 2;
  return stage === 'preparing' ? 1 : 0;
}

/** The trial as its customer may still use it: null once the order is canceled, or the aids are back with us. */
export function trialToShow(
  order: Pick<CustomerOrder, 'status' | 'holdReason' | 'afterSale'>,
): Trial | null {
  const isOver = ['canceled', 'return_received', 'return_refunded'].includes(orderStage(order));
  return isOver ? null : (order.afterSale?.trial ?? null);
}

/** Today's day number in a running trial: 0 on the day of delivery, `days` on the last one. */
export function trialDay(trial: Extract<Trial, { state: 'running' }>): number {
  return trial.days - trial.daysLeft;
}

/** The open return; null without one. */
export function openReturn(afterSale: Pick<AfterSale, 'returns'>): CareReturn | null {
  return afterSale.returns.find(({ status }) => isOpenReturn(status)) ?? null;
}

/** Merges orders with their after-sale status by id; an order without one still shows. */
export function withAfterSale<Placed extends { id: string }>(
  orders: readonly Placed[],
  cares: readonly AfterSale[],
): (Placed & { afterSale: AfterSale | null })[] {
  const byId = new Map(cares.map((afterSale) => [afterSale.id, afterSale]));
  return orders.map((order) => ({ ...order, afterSale: byId.get(order.id) ?? null }));
}
