import { canMove } from '@/domain/orders/order-machine';
import {
  deliveredInFullAt,
  withTrackingEvent,
  type Shipment,
  type TrackingEvent,
} from '@/domain/orders/shipment';
import type { Sealer } from '@/server/base/sealing';
import type { Database, SqlSession } from '@/server/db/database';
import { isUniqueViolation } from '@/server/db/errors';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orders } from '@/server/db/schema/commerce';
import type { Jobs } from '@/server/jobs/port';
import { readOrder } from './order-rows';
import { labelOnly, recordArrival } from './record-arrival';
import { insertShipment, lockShipment, readShipments, updateShipment } from './shipment-rows';

type Parcel = Pick<Shipment, 'carrier' | 'trackingCode' | 'trackingUrl'>;

type ShipOptions = {
  /** The order's revision that the caller saw: if it has changed since, nothing happens. */
  revision?: number;
  /** Whether the carrier has the parcel already. */
  hasLeft?: boolean;
};

export type FulfilmentOutcome =
  | { ok: true; shipment: Shipment }
  | {
      ok: false;
      code:
        | 'order_not_found'
        | 'order_not_ready'
        | 'order_changed'
        | 'tracking_code_used'
        | 'no_pick_up'
        | 'shipment_not_found';
    };

/** What happens to goods between the order and the customer's door. */
export interface Fulfilment {
  /**
   * Records a parcel. Only orders that wait for delivery ship. Unless it has left already, the parcel has only a label
   * and the customer is told nothing yet.
   */
  ship(orderId: string, parcel: Parcel, options?: ShipOptions): Promise<FulfilmentOutcome>;
  /**
   * Takes one report of the carrier, or of staff who handed the parcel over; a repeated one changes nothing. The first
   * one that shows it has left tells the customer, and the last delivery completes the order.
   */
  track(
    parcel: Pick<Parcel, 'carrier' | 'trackingCode'>,
    event: TrackingEvent,
  ): Promise<FulfilmentOutcome>;
  /**
   * The customer has picked the order up. It counts as a delivery: the order is complete, and the trial begins. Only an
   * order that waits for its pick-up is handed over, so a second call is refused.
   */
  handOver(orderId: string): Promise<FulfilmentOutcome>;
  /** Oldest first. */
  shipmentsOf(orderId: string): Promise<readonly Shipment[]>;
}

type FulfilmentDeps = { db: Database; jobs: Jobs; sealer: Sealer; now: () => Date };

export function createFulfilment({ db, jobs, sealer, now }: FulfilmentDeps): Fulfilment {
  async function ship(
    tx: SqlSession,
    orderId: string,
    parcel: Parcel,
    { revision, hasLeft = false }: ShipOptions,
  ): Promise<FulfilmentOutcome> {
    const order = await lockOrder(tx, orderId);
    if (!order) return { ok: false, code: 'order_not_found' };
    if (revision !== undefined && revision !== order.revision) {
      return { ok: false, code: 'order_changed' };
    }
    if (order.status !== 'delivery_pending') return { ok: false, code: 'order_not_ready' };
    const shipment = newShipment(orderId, parcel, { hasLeft, at: now() });
    await insertShipment(tx, shipment);
    // A parcel makes a new revision of the order, so that a decision on the old one is refused.
    await tx.query('update orders set updated_at = $2 where id = $1', [orderId, now()]);
    await tellItLeft(tx, jobs, shipment);
    return { ok: true, shipment };
  }

  async function track(
    tx: SqlSession,
    parcel: Pick<Parcel, 'carrier' | 'trackingCode'>,
    event: TrackingEvent,
  ): Promise<FulfilmentOutcome> {
    const before = await lockShipment(tx, parcel);
    if (!before) return { ok: false, code: 'shipment_not_found' };
    const shipment = withTrackingEvent(before, event);
    if (shipment === before) return { ok: true, shipment };
    await updateShipment(tx, shipment);
    if (before.leftAt === null) await tellItLeft(tx, jobs, shipment);
    if (before.deliveredAt === null && shipment.deliveredAt !== null) {
      await completeWhenDelivered(tx, shipment.orderId, { jobs, now });
    }
    return { ok: true, shipment };
  }

  async function handOver(tx: SqlSession, orderId: string): Promise<FulfilmentOutcome> {
    const locked = await lockOrder(tx, orderId);
    const order = locked && (await readOrder(tx, sealer, 'id', orderId));
    if (!order) return { ok: false, code: 'order_not_found' };
    if (!order.shippingRate?.pickup) return { ok: false, code: 'no_pick_up' };
    if (order.status !== 'delivery_pending') return { ok: false, code: 'order_not_ready' };
    const shipment = (await recordArrival(tx, order, now())).at(-1);
    if (!shipment) return { ok: false, code: 'order_not_ready' };
    await completeWhenDelivered(tx, orderId, { jobs, now });
    return { ok: true, shipment };
  }

  return {
    ship: (orderId, parcel, options = {}) =>
      db.transaction((tx) => ship(tx, orderId, parcel, options)).catch(refuseUsedCode),
    track: (parcel, event) => db.transaction((tx) => track(tx, parcel, event)),
    handOver: (orderId) => db.transaction((tx) => handOver(tx, orderId)),
    shipmentsOf: (orderId) => readShipments(db, orderId),
  };
}

async function completeWhenDelivered(
  tx: SqlSession,
  orderId: string,
  { jobs, now }: Pick<FulfilmentDeps, 'jobs' | 'now'>,
): Promise<void> {
  // Locks the order first: of two last parcels scanned at once, one must count as the last.
  const order = await lockOrder(tx, orderId);
  const isDelivered = deliveredInFullAt(await readShipments(tx, orderId)) !== null;
  if (!order || !isDelivered || !canMove(order.status, 'complete')) return;
  await tx.query(`update orders set status = 'complete', updated_at = $2 where id = $1`, [
    orderId,
    now().toISOString(),
  ]);
  await jobs.enqueue(tx, 'send-order-delivered', { orderId });
}

function newShipment(
  orderId: string,
  parcel: Parcel,
  { hasLeft, at }: { hasLeft: boolean; at: Date },
): Shipment {
  const shipment = labelOnly(orderId, parcel, at);
  return { ...shipment, leftAt: hasLeft ? shipment.createdAt : null };
}

/** Nobody needs to read that a parcel has left once they hold it in their hands. */
async function tellItLeft(tx: SqlSession, jobs: Jobs, shipment: Shipment): Promise<void> {
  const { orderId, id: shipmentId, leftAt, deliveredAt } = shipment;
  if (leftAt === null || deliveredAt !== null) return;
  await jobs.enqueue(tx, 'send-order-shipped', { orderId, shipmentId });
}

const lockedColumns = columnsOf(orders, ['status', 'revision']);

async function lockOrder(
  tx: SqlSession,
  orderId: string,
): Promise<RowOf<typeof lockedColumns> | null> {
  const [row] = await tx.query<RowOf<typeof lockedColumns>>(
    `select ${lockedColumns} from orders where id = $1 for update`,
    [orderId],
  );
  return row ?? null;
}

function refuseUsedCode(error: unknown): FulfilmentOutcome {
  if (!isUniqueViolation(error, 'shipments_tracking')) throw error;
  return { ok: false, code: 'tracking_code_used' };
}
