import type { Order } from '@/domain/orders/order';
import { handOverCarrier, withTrackingEvent, type Shipment } from '@/domain/orders/shipment';
import type { SqlSession } from '@/server/db/database';
import { newId } from '../ids';
import { insertShipment, readShipments, updateShipment } from './shipment-rows';

type Parcel = Pick<Shipment, 'carrier' | 'trackingCode' | 'trackingUrl'>;

/** A parcel that nobody has scanned and that has not left. */
export function labelOnly(orderId: string, parcel: Parcel, at: Date): Shipment {
  return {
    ...parcel,
    id: newId(),
    orderId,
    status: 'UNKNOWN',
    events: [],
    leftAt: null,
    deliveredAt: null,
    createdAt: at.toISOString(),
  };
}

/**
 * Records that the customer has all goods of an order: every parcel has arrived, and an order without parcels was handed
 * over. Trial, reminders and the mail about a review count from this day. An order without goods has no such day. The
 * caller has locked the order.
 */
export async function recordArrival(tx: SqlSession, order: Order, at: Date): Promise<Shipment[]> {
  const known = await readShipments(tx, order.id);
  if (known.length === 0 && order.shippingRate) known.push(await insertHandOver(tx, order, at));
  const place = order.shippingRate?.pickup?.title ?? null;
  const arrived = known.map((parcel) =>
    parcel.deliveredAt === null
      ? withTrackingEvent(parcel, { status: 'DELIVERED', at: at.toISOString(), place })
      : parcel,
  );
  for (const parcel of arrived) await updateShipment(tx, parcel);
  return arrived;
}

async function insertHandOver(tx: SqlSession, order: Order, at: Date): Promise<Shipment> {
  const code = { carrier: handOverCarrier, trackingCode: order.number, trackingUrl: null };
  const shipment = labelOnly(order.id, code, at);
  await insertShipment(tx, shipment);
  return shipment;
}
