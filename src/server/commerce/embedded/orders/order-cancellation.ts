import { isCancelable } from '@/domain/orders/order-machine';
import type { Order } from '@/domain/orders/order';
import { unitsToRefund } from '@/domain/orders/order-refund';
import type { OrderRefunds } from '@/server/commerce/port';
import type { Sealer } from '@/server/base/sealing';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { CatalogueCache } from '../catalogue/catalogue-cache';
import { releaseCoupon } from '../discounts/coupons';
import { createHoldMarks } from '@/server/orders/hold-marks';
import { readRefunds } from './order-refund-rows';
import { linesOfUnits } from './order-refunds';
import { readOrder } from './order-rows';
import { readShipments } from './shipment-rows';
import { returnStock, wantedStock } from '../catalogue/stock';
import { cancelSubscriptionsOf } from '../subscriptions/subscription-cancellation';

export type CancellationDeps = {
  db: Database;
  catalogue: CatalogueCache;
  refunds: Pick<OrderRefunds, 'refundIn'>;
  jobs: Jobs;
  sealer: Sealer;
  now: () => Date;
};

export type CancelOutcome =
  { ok: true; order: Order } | { ok: false; code: 'order_not_found' | 'order_not_cancelable' };

type Undone = { order: Order; committed: () => void };

/**
 * Cancels a whole order in one transaction: the money goes back to card and gift cards, the goods go back into stock,
 * and the coupon may be used again. Canceling twice refunds once. Returns when it is on disk.
 */
export function createCancellation(deps: CancellationDeps) {
  const { db, catalogue, refunds, jobs, sealer, now } = deps;

  return {
    async cancel(orderId: string): Promise<CancelOutcome> {
      const outcome = await db.transaction((tx) => cancelIn(tx, orderId));
      if ('code' in outcome) return { ok: false, code: outcome.code };
      outcome.committed();
      await db.flush();
      return { ok: true, order: outcome.order };
    },
    /** The same in a transaction that does more. */
    cancelIn,
  };

  async function cancelIn(
    tx: SqlSession,
    orderId: string,
  ): Promise<Undone | { code: 'order_not_found' | 'order_not_cancelable' }> {
    await tx.query('select 1 from orders where id = $1 for update', [orderId]);
    const order = await readOrder(tx, sealer, 'id', orderId);
    if (!order) return { code: 'order_not_found' };
    if (order.status === 'canceled') return { order, committed: () => undefined };
    const shipments = await readShipments(tx, orderId);
    if (!isCancelable(order, shipments.length)) return { code: 'order_not_cancelable' };

    if (order.coupon) await releaseCoupon(tx, order.coupon.id, order.id);
    const { refundedTotal, committed } = await payBack(tx, order);
    await cancelSubscriptionsOf(tx, orderId, now());
    await tx.query(
      `update orders set status = 'canceled', hold_reason = null, hold_mark = $3, updated_at = $2 where id = $1`,
      [orderId, now().toISOString(), createHoldMarks(sealer).of(orderId, null)],
    );
    await jobs.enqueue(tx, 'send-order-canceled', { orderId });
    return {
      order: { ...order, status: 'canceled', holdReason: null, refundedTotal },
      committed,
    };
  }

  /** Refunds everything not refunded before, and puts the goods back into stock. */
  async function payBack(
    tx: SqlSession,
    order: Order,
  ): Promise<Pick<Undone, 'committed'> & Pick<Order, 'refundedTotal'>> {
    const outcome = await refunds.refundIn(tx, {
      orderId: order.id,
      refundRequest: { kind: 'rest', isRestocked: true },
      idempotencyKey: `cancel-${order.id}`,
    });
    if (outcome.ok) {
      return { committed: outcome.committed, refundedTotal: outcome.order.refundedTotal };
    }
    if (outcome.code !== 'nothing_left') {
      throw new Error(`Order ${order.id} cannot be paid back: ${outcome.code}`);
    }
    const units = unitsToRefund(order, await readRefunds(tx, order.id), true);
    const stockLeft = await returnStock(tx, wantedStock(linesOfUnits(order, units)));
    return {
      committed: () => catalogue.stockChanged(stockLeft),
      refundedTotal: order.refundedTotal,
    };
  }
}
