import { canMove, initialStatus } from '@/domain/order-machine';
import type { OrderHolds, ReleaseOutcome } from '@/server/commerce/port';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import { readOrder } from './order-rows';

export function createOrderHolds({
  db,
  jobs,
  now,
}: {
  db: Database;
  jobs: Jobs;
  now: () => Date;
}): OrderHolds {
  return {
    async explain(tx, orderId, reason) {
      await tx.query(
        `update orders set hold_reason = $2, updated_at = $3 where id = $1 and status = 'hold'`,
        [orderId, reason, now()],
      );
    },
    async release(orderId, note) {
      const outcome = await db.transaction(async (tx): Promise<ReleaseOutcome> => {
        await tx.query('select 1 from orders where id = $1 for update', [orderId]);
        const order = await readOrder(tx, 'id', orderId);
        if (!order) return { ok: false, code: 'order_not_found' };
        const status = initialStatus({ isPaid: order.isPaid, isHeld: false });
        if (order.status !== 'hold' || !canMove(order.status, status)) {
          return { ok: false, code: 'order_not_held' };
        }
        await tx.query(
          `update orders set status = $2, hold_reason = null, updated_at = $3 where id = $1`,
          [orderId, status, now()],
        );
        await note(tx);
        await jobs.enqueue(tx, 'send-hearing-profile-approved', { orderId });
        return { ok: true, order: { ...order, status, holdReason: null } };
      });
      await db.flush();
      return outcome;
    },
  };
}
