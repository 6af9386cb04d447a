import { array, object, string } from 'yup';
import { trackingStatuses, type Shipment, type TrackingStatus } from '@/domain/orders/shipment';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { shipments } from '@/server/db/schema/after-sale';
import type { SqlSession } from '@/server/db/database';

const eventsSchema = array(
  object({
    status: string().oneOf(trackingStatuses).required(),
    at: string().required(),
    place: string().nullable().default(null),
  }).required(),
).required();

const columns = columnsOf(shipments, [
  'id',
  'orderId',
  'carrier',
  'trackingCode',
  'trackingUrl',
  'status',
  'events',
  'leftAt',
  'deliveredAt',
  'createdAt',
]);

type ShipmentColumns = RowOf<typeof columns>;

/** The parcels of an order, oldest first. */
export async function readShipments(sql: SqlSession, orderId: string): Promise<Shipment[]> {
  const rows = await sql.query<ShipmentColumns>(
    `select ${columns} from shipments where order_id = $1 order by created_at, id`,
    [orderId],
  );
  return rows.map(toShipment);
}

/** The parcel with its row locked until the transaction ends; null for an unknown one. */
export async function lockShipment(
  tx: SqlSession,
  { carrier, trackingCode }: Pick<Shipment, 'carrier' | 'trackingCode'>,
): Promise<Shipment | null> {
  const [row] = await tx.query<ShipmentColumns>(
    `select ${columns} from shipments where carrier = $1 and tracking_code = $2 for update`,
    [carrier, trackingCode],
  );
  return row ? toShipment(row) : null;
}

export async function insertShipment(tx: SqlSession, shipment: Shipment): Promise<void> {
  const { id, orderId, carrier, trackingCode, trackingUrl, leftAt, createdAt } = shipment;
  await tx.query(
    `insert into shipments (id, order_id, carrier, tracking_code, tracking_url, left_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, orderId, carrier, trackingCode, trackingUrl, leftAt, createdAt],
  );
}

export async function updateShipment(tx: SqlSession, shipment: Shipment): Promise<void> {
  await tx.query(
    `update shipments set status = $2, events = $3::jsonb, left_at = $4, delivered_at = $5, updated_at = now()
     where id = $1`,
    [
      ...[shipment.id, shipment.status, JSON.stringify(shipment.events)],
      ...[shipment.leftAt, shipment.deliveredAt],
    ],
  );
}

function toShipment(row: ShipmentColumns): Shipment {
  const events = eventsSchema.validateSync(row.events);
  const status: TrackingStatus = row.status;
  return { ...row, status, events };
}
