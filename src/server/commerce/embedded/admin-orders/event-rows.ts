import { string } from 'yup';
import { orderEventKinds, type OrderEvent } from '@/domain/orders/order-event';
import type { AdminOrderNote } from '@/server/commerce/admin-orders';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orderEvents } from '@/server/db/schema/admin-orders';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import type { StaffMember } from '@/server/staff/staff';
import { newId } from '../ids';

const columns = columnsOf(orderEvents, ['id', 'kind', 'staffName', 'details', 'sealedText', 'at']);

const kindSchema = string().oneOf(orderEventKinds).required();

/** Oldest first. */
export async function readEvents(
  sql: SqlSession,
  sealer: Sealer,
  orderId: string,
): Promise<OrderEvent[]> {
  const rows = await sql.query<RowOf<typeof columns>>(
    `select ${columns} from order_events where order_id = $1 order by at, id`,
    [orderId],
  );
  return rows.map(({ sealedText, details, ...row }) => ({
    ...row,
    kind: kindSchema.validateSync(row.kind),
    details: detailsOf(details),
    text: sealedText === null ? null : sealer.open(sealedText, contextOf(row.id)),
  }));
}

export async function insertEvent(
  tx: SqlSession,
  sealer: Sealer,
  event: { orderId: string; staff: Pick<StaffMember, 'name'>; note: AdminOrderNote; at: Date },
): Promise<void> {
  const id = newId();
  const { orderId, staff, note, at } = event;
  const sealed = note.text === undefined ? null : sealer.seal(note.text, contextOf(id));
  await tx.query(
    `insert into order_events (id, order_id, kind, staff_name, details, sealed_text, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, orderId, note.kind, staff.name, note.details ?? {}, sealed, at],
  );
}

function contextOf(id: string): string {
  return `order_events.text:${id}`;
}

function detailsOf(details: unknown): OrderEvent['details'] {
  const entries = typeof details === 'object' && details !== null ? Object.entries(details) : [];
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
