import { isAddressOpen } from '@/domain/orders/order-machine';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orders } from '@/server/db/schema/commerce';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Payments } from '@/server/payments/port';
import type { Sealer } from '@/server/base/sealing';
import type {
  AdminOrderChange,
  AdminOrderFacts,
  AdminOrderOutcome,
  AdminOrders,
} from '@/server/commerce/admin-orders';
import type { OrderRefunds } from '@/server/commerce/port';
import type { createCancellation } from '../orders/order-cancellation';
import { readOrder } from '../orders/order-rows';
import { readShipments } from '../orders/shipment-rows';
import { moveAddress } from './change-address';
import { createAdminRefund } from './admin-refund';
import {
  readAdminOrderCounts,
  readAdminOrderPage,
  readEveryAdminOrder,
  readOtherOrders,
} from './admin-order-list';
import { decideOn, type Work } from './order-moves';
import { insertEvent, readEvents } from './event-rows';
import { createProviderNews } from './provider-news';
import { parseSerialNumbers } from './serial-numbers';

const columns = columnsOf(orders, ['revision', 'serialNumbers']);

type AdminOrdersDeps = {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  payments: Pick<Payments, 'providerName'>;
  refunds: Pick<OrderRefunds, 'refundIn'>;
  cancelIn: ReturnType<typeof createCancellation>['cancelIn'];
  now: () => Date;
};

export function createAdminOrders(deps: AdminOrdersDeps): AdminOrders {
  const { db, jobs, sealer, payments, refunds, cancelIn, now } = deps;
  async function change(
    { orderId, revision, staff }: AdminOrderChange,
    work: Work,
  ): Promise<AdminOrderOutcome> {
    const outcome = await db.transaction(async (tx) => {
      const current = await lockRevision(tx, orderId);
      const order = current === null ? null : await readOrder(tx, sealer, 'id', orderId);
      if (!order) return { ok: false, code: 'order_not_found' } as const;
      if (current !== revision) return { ok: false, code: 'order_changed' } as const;
      const done = await work(tx, order, (await readShipments(tx, orderId)).length);
      if (!done) return { ok: false, code: 'move_refused' } as const;
      await insertEvent(tx, sealer, { orderId, staff, note: done.note, at: now() });
      const changed = (await readOrder(tx, sealer, 'id', orderId)) ?? order;
      return { ok: true, order: changed, committed: done.committed } as const;
    });
    if (!outcome.ok) return outcome;
    outcome.committed?.();
    await db.flush();
    return { ok: true, order: outcome.order };
  }

  return {
    page: (query) => readAdminOrderPage(db, sealer, query),
    counts: () => readAdminOrderCounts(db, sealer),
    everything: (query) => readEveryAdminOrder(db, sealer, query),
    othersOf: (order) => readOtherOrders(db, sealer, order),
    facts: (orderId) => readFacts(db, sealer, orderId),
    move: (which, move) =>
      change(which, decideOn(move, { staffId: which.staff.id, jobs, sealer, cancelIn, now })),
    changeAddress: (which, address) =>
      change(which, async (tx, order, parcels) => {
        if (!isAddressOpen(order, parcels) || order.shippingRate?.pickup) return null;
        await moveAddress(tx, sealer, order, { address, at: now() });
        return { note: { kind: 'address_changed' } };
      }),
    setSerialNumbers: (which, { serialNumbers, reason = '' }, also) =>
      change(which, async (tx, order) => {
        if (Object.keys(serialNumbers).some((id) => !order.lines.some((line) => line.id === id))) {
          return null;
        }
        await tx.query(
          'update orders set serial_numbers = $2::jsonb, updated_at = $3 where id = $1',
          [order.id, serialNumbers, now()],
        );
        await also?.(tx, order);
        return { note: { kind: 'serials_changed', ...(reason !== '' && { text: reason }) } };
      }),
    ...createProviderNews({ db, jobs, sealer, payments, now }),
    refund: createAdminRefund({ db, jobs, sealer, refunds, now, lockRevision }),
    async note(orderId, staff, note) {
      await insertEvent(db, sealer, { orderId, staff, note, at: now() });
      await db.flush();
    },
  };
}

/** Locks the order's row; null when there is none. */
async function lockRevision(tx: SqlSession, orderId: string): Promise<number | null> {
  const [row] = await tx.query<{ revision: number }>(
    'select revision from orders where id = $1 for update',
    [orderId],
  );
  return row?.revision ?? null;
}

async function readFacts(
  sql: SqlSession,
  sealer: Sealer,
  orderId: string,
): Promise<AdminOrderFacts | null> {
  const [row] = await sql.query<RowOf<typeof columns>>(
    `select ${columns} from orders where id = $1`,
    [orderId],
  );
  if (!row) return null;
  return {
    revision: row.revision,
    serialNumbers: parseSerialNumbers(row.serialNumbers),
    events: await readEvents(sql, sealer, orderId),
  };
}
