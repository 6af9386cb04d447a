import type { OrderEventKind } from '@/domain/orders/order-event';
import { hasHearingAid, type Order } from '@/domain/orders/order';
import { staffTarget, type StaffMove } from '@/domain/orders/order-machine';
import type { Sealer } from '@/server/base/sealing';
import type { SqlSession } from '@/server/db/database';
import { writeReview } from '@/server/hearing-tests/profile-rows';
import type { Jobs } from '@/server/jobs/port';
import type { AdminOrderNote } from '@/server/commerce/admin-orders';
import type { createCancellation } from '../orders/order-cancellation';
import { releaseIn } from '../orders/order-holds';
import { recordArrival } from '../orders/record-arrival';

/** A change to an order whose row is locked; null refuses it and has changed nothing. */
export type Work = (tx: SqlSession, order: Order, parcels: number) => Promise<Done | null>;
type Done = { note: AdminOrderNote; committed?: () => void };

type MoveDeps = {
  staffId: string;
  jobs: Jobs;
  sealer: Sealer;
  cancelIn: ReturnType<typeof createCancellation>['cancelIn'];
  now: () => Date;
};

const eventOf: Readonly<Record<StaffMove, OrderEventKind>> = {
  approve: 'approved',
  hold: 'held',
  complete: 'completed',
  cancel: 'canceled',
};

/** One staff decision, where the table of moves allows it. */
export function decideOn(
  move: StaffMove,
  { staffId, jobs, sealer, cancelIn, now }: MoveDeps,
): Work {
  return async (tx, order, parcels) => {
    const status = staffTarget(move, order, parcels);
    if (status === null) return null;
    const done: Done = { note: { kind: eventOf[move] } };
    if (move === 'cancel') {
      const undone = await cancelIn(tx, order.id);
      return 'code' in undone ? null : { ...done, committed: undone.committed };
    }
    if (move === 'approve') {
      if (!(await releaseIn(tx, order, { jobs, sealer, now }))) return null;
      const review = { orderId: order.id, staffId, at: now() };
      if (hasHearingAid(order)) await writeReview(tx, review);
      return done;
    }
    await tx.query('update orders set status = $2, updated_at = $3 where id = $1', [
      order.id,
      status,
      now(),
    ]);
    if (move === 'complete') {
      await recordArrival(tx, order, now());
      await jobs.enqueue(tx, 'send-order-delivered', { orderId: order.id });
    }
    return done;
  };
}
