import type { DeviceClaim } from '@/domain/devices/claim';
import { shownSerial } from '@/domain/devices/serial-number';
import type { Order } from '@/domain/orders/order';
import type { Orders } from '@/server/commerce/port';
import type { Database } from '@/server/db/database';
import type { ClaimRows } from './claim-rows';
import type { DeviceRow, DeviceRows } from './device-rows';

type ParcelDeps = { db: Database; rows: ClaimRows; deviceRows: DeviceRows };

/** Where an aid goes: to the address of its order. Null for one that was bought elsewhere. */
export async function addressOf(
  orders: Pick<Orders, 'findOrder'>,
  { orderId, serial }: DeviceRow,
): Promise<{ address: NonNullable<Order['shipping']>; number: string } | null> {
  const order = orderId === null ? null : await orders.findOrder(orderId);
  const address = order?.shipping;
  return address?.address1 ? { address, number: order?.number ?? shownSerial(serial) } : null;
}

/** `1042-R1` for the first replacement or repair of an order, `1042-R2` for the next. */
export async function parcelNumber(
  { db, rows, deviceRows }: ParcelDeps,
  claim: DeviceClaim,
  orderNumber: string,
): Promise<string> {
  const [device] = await deviceRows.read(db, 'id', claim.deviceId);
  const aids = device?.orderId ? await deviceRows.read(db, 'order', device.orderId) : [];
  const origins = [...new Set([claim.originId, ...aids.map(({ originId }) => originId)])];
  const claims = await Promise.all(origins.map((origin) => rows.read(db, 'origin', origin)));
  const sent = claims.flat().filter(({ parcel }) => parcel !== null).length;
  return `${orderNumber}-R${sent + 1}`;
}
