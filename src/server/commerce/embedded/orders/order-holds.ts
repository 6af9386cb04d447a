import { waitsForSheet } from '@/domain/fitting/sign-off';
import { hasHearingAid, type Order } from '@/domain/orders/order';
import { staffTarget } from '@/domain/orders/order-machine';
import type { OrderHolds, ReleaseOutcome } from '@/server/commerce/port';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import { insertEvent } from '../admin-orders/event-rows';
import { isNewestSheetSigned } from '@/server/fittings/sheet-rows';
import { createHoldMarks } from '@/server/orders/hold-marks';
import { readOrder } from './order-rows';

type OrderHoldDeps = { db: Database; jobs: Jobs; sealer: Sealer; now: () => Date };

export function createOrderHolds({ db, jobs, sealer, now }: OrderHoldDeps): OrderHolds {
  const holds = createHoldMarks(sealer);
  return {
    async explain(tx, orderId, reason) {
      await tx.query(
        `update orders set hold_mark = $2, hold_reason = null, updated_at = $3
         where id = $1 and status = 'hold'`,
        [orderId, holds.of(orderId, reason), now()],
      );
    },
    async hold(tx, orderId, reason) {
      await tx.query('select 1 from orders where id = $1 for update', [orderId]);
      const order = await readOrder(tx, sealer, 'id', orderId);
      const parcels = await tx.query('select 1 from shipments where order_id = $1', [orderId]);
      const status = order && staffTarget('hold', order, parcels.length);
      if (!status) return;
      await tx.query(
        `update orders set status = $2, hold_mark = $3, hold_reason = null, updated_at = $4 where id = $1`,
        [orderId, status, holds.of(orderId, reason), now()],
      );
    },
    async release(orderId, staff, note) {
      const outcome = await db.transaction(async (tx): Promise<ReleaseOutcome> => {
        await tx.query('select 1 from orders where id = $1 for update', [orderId]);
        const order = await readOrder(tx, sealer, 'id', orderId);
        if (!order) return { ok: false, code: 'order_not_found' };
        if (await isSheetMissing(tx, order)) return { ok: false, code: 'sheet_not_signed' };
        const released = await releaseIn(tx, order, { jobs, sealer, now });
        if (!released) return { ok: false, code: 'order_not_held' };
        await insertEvent(tx, sealer, { orderId, staff, note: { kind: 'approved' }, at: now() });
        await note(tx);
        return { ok: true, order: released };
      });
      await db.flush();
      return outcome;
    },
  };
}

/** Whether an order of hearing aids still waits for the signature on its fitting sheet. */
async function isSheetMissing(tx: SqlSession, order: Order): Promise<boolean> {
  if (order.status !== 'hold' || !hasHearingAid(order)) return false;
  return waitsForSheet({
    hasHearingAid: true,
    isNewestSheetSigned: await isNewestSheetSigned(tx, order.id),
  });
}

/** Releases an order whose row is locked; null for one that is not on hold or waits for its fitting sheet. */
export async function releaseIn(
  tx: SqlSession,
  order: Order,
  { jobs, sealer, now }: { jobs: Jobs; sealer: Sealer; now: () => Date },
): Promise<Order | null> {
  const missing = { isSheetMissing: await isSheetMissing(tx, order) };
  const status = staffTarget('approve', { ...order, ...missing }, 0);
  if (status === null) return null;
  await tx.query(
    `update orders set status = $2, hold_reason = null, hold_mark = $4, updated_at = $3 where id = $1`,
    [order.id, status, now(), createHoldMarks(sealer).of(order.id, null)],
  );
  if (hasHearingAid(order)) {
    await jobs.enqueue(tx, 'send-hearing-profile-approved', { orderId: order.id });
  }
  return { ...order, status, holdReason: null };
}
