import type { RefundRequest } from '@/domain/orders/order-refund';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import type { AdminOrderChange, AdminOrders } from '@/server/commerce/admin-orders';
import type { OrderRefunds } from '@/server/commerce/port';
import { insertEvent } from './event-rows';

type RefundDeps = {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  refunds: Pick<OrderRefunds, 'refundIn'>;
  now: () => Date;
  lockRevision: (tx: Parameters<OrderRefunds['refundIn']>[0], id: string) => Promise<number | null>;
};

/** Rolls back a refund that was decided on an outdated revision of the order. */
class OrderChanged extends Error {}

/** Refunds that two staff members cannot both decide without knowing of each other. */
export function createAdminRefund(deps: RefundDeps): AdminOrders['refund'] {
  const { db, jobs, sealer, refunds, now, lockRevision } = deps;

  async function refund(
    { orderId, revision, staff }: AdminOrderChange,
    { refundRequest, key }: { refundRequest: RefundRequest; key: string },
  ) {
    const outcome = await db.transaction(async (tx) => {
      const current = await lockRevision(tx, orderId);
      const idempotencyKey = `desk-${orderId}-${key}`;
      const made = await refunds.refundIn(tx, { orderId, refundRequest, idempotencyKey });
      if (made.ok && !made.isNew) return made;
      if (current !== null && current !== revision) throw new OrderChanged();
      if (!made.ok) return made;
      const amount = made.refund.toPayment + made.refund.toGiftCards;
      const note = { kind: 'refunded', details: { amount } } as const;
      await insertEvent(tx, sealer, { orderId, staff, note, at: now() });
      await jobs.enqueue(tx, 'send-order-refunded', { orderId, refundId: made.refund.id });
      return made;
    });
    if (outcome.ok) outcome.committed();
    await db.flush();
    return outcome;
  }

  return (change, request) =>
    refund(change, request).catch((error: unknown) => {
      if (error instanceof OrderChanged) return { ok: false, code: 'order_changed' };
      throw error;
    });
}
