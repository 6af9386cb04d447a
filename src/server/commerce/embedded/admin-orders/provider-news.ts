import { addCents, zero } from '@/domain/money';
import { canMove } from '@/domain/orders/order-machine';
import type { OrderRefund } from '@/domain/orders/order-refund';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Payments } from '@/server/payments/port';
import type { Sealer } from '@/server/base/sealing';
import type { AdminOrders } from '@/server/commerce/admin-orders';
import { newId } from '../ids';
import { insertRefund, readRefund } from '../orders/order-refund-rows';
import { readOrder } from '../orders/order-rows';
import { readShipments } from '../orders/shipment-rows';
import { insertEvent } from './event-rows';

type NewsDeps = {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  payments: Pick<Payments, 'providerName'>;
  now: () => Date;
};

/** Records what the payment provider did by itself where staff look. */
export function createProviderNews({
  db,
  jobs,
  sealer,
  payments,
  now,
}: NewsDeps): Pick<AdminOrders, 'paymentLost' | 'paidBackElsewhere'> {
  /** The author in the timeline: not a staff member. */
  const provider = { name: payments.providerName };
  return {
    async paymentLost(orderId) {
      await db.transaction(async (tx) => {
        await tx.query('select 1 from orders where id = $1 for update', [orderId]);
        const order = await readOrder(tx, sealer, 'id', orderId);
        if (!order?.isPaid || order.status === 'canceled') return;
        const hasLeft = (await readShipments(tx, orderId)).length > 0;
        const isHeld = !hasLeft && canMove(order.status, 'hold');
        await tx.query(
          'update orders set is_paid = false, status = $2, updated_at = $3 where id = $1',
          [orderId, isHeld ? 'hold' : order.status, now()],
        );
        const note = { kind: 'payment_lost' } as const;
        await insertEvent(tx, sealer, { orderId, staff: provider, note, at: now() });
      });
      await db.flush();
    },

    async paidBackElsewhere({ orderId, refundId, amount }) {
      await db.transaction(async (tx) => {
        await tx.query('select 1 from orders where id = $1 for update', [orderId]);
        const order = await readOrder(tx, sealer, 'id', orderId);
        const key = `elsewhere-${refundId}`;
        if (!order || (await readRefund(tx, key))) return;
        const refund: OrderRefund = {
          id: newId(),
          orderId,
          // The provider names no lines: only a sum is refunded, and no goods go back into stock.
          lines: [],
          isShippingIncluded: false,
          toPayment: amount,
          toGiftCards: zero,
          createdAt: now().toISOString(),
        };
        await insertRefund(tx, refund, key);
        await tx.query('update orders set refunded_amount = $2, updated_at = $3 where id = $1', [
          orderId,
          addCents(order.refundedTotal, amount),
          refund.createdAt,
        ]);
        const note = { kind: 'refunded', details: { amount } } as const;
        await insertEvent(tx, sealer, { orderId, staff: provider, note, at: now() });
        await jobs.enqueue(tx, 'send-order-refunded', { orderId, refundId: refund.id });
      });
      await db.flush();
    },
  };
}
