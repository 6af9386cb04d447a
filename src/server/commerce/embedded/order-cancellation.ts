import { isCancelable } from '@/domain/order-machine';
import { addCents, type Cents } from '@/domain/money';
import type { Order } from '@/domain/order';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Payments } from '@/server/payments/port';
import type { CatalogueCache } from './catalogue-cache';
import { releaseCoupon } from './coupons';
import { creditGiftCards } from './gift-cards';
import { readOrder } from './order-rows';
import { readShipments } from './shipment-rows';
import { returnStock, wantedStock } from './stock';
import { cancelSubscriptionsOf } from './subscription-cancellation';

type CancellationDeps = {
  db: Database;
  catalogue: CatalogueCache;
  payments: Payments;
  jobs: Jobs;
  now: () => Date;
};

export type CancelOutcome =
  { ok: true; order: Order } | { ok: false; code: 'order_not_found' | 'order_not_cancelable' };

type Undone = { order: Order; stockLeft: ReadonlyMap<string, number> };

/**
 * Undoes an order as a whole, in one transaction: the money goes back to card and gift cards, the goods to the shelf,
 * the coupon may be used again. Canceling twice pays back once. Acknowledged when it is on disk.
 */
export function createCancellation(deps: CancellationDeps) {
  const { db, catalogue, payments, jobs, now } = deps;

  return async function cancel(orderId: string): Promise<CancelOutcome> {
    const outcome = await db.transaction((tx) => cancelIn(tx, orderId));
    if ('code' in outcome) return { ok: false, code: outcome.code };
    catalogue.stockChanged(outcome.stockLeft);
    await db.flush();
    return { ok: true, order: outcome.order };
  };

  async function cancelIn(
    tx: SqlSession,
    orderId: string,
  ): Promise<Undone | { code: 'order_not_found' | 'order_not_cancelable' }> {
    await tx.query('select 1 from orders where id = $1 for update', [orderId]);
    const order = await readOrder(tx, 'id', orderId);
    if (!order) return { code: 'order_not_found' };
    if (order.status === 'canceled') return { order, stockLeft: new Map() };
    const shipments = await readShipments(tx, orderId);
    if (!isCancelable(order, shipments.length)) return { code: 'order_not_cancelable' };

    const stockLeft = await returnStock(tx, wantedStock(order.lines));
    if (order.coupon) await releaseCoupon(tx, order.coupon.id, order.id);
    const credited = await creditGiftCards(tx, orderId);
    const refunded = await refund(tx, order);
    await cancelSubscriptionsOf(tx, orderId, now());
    const refundedTotal = addCents(order.refundedTotal, credited, refunded);
    await tx.query(
      `update orders set status = 'canceled', hold_reason = null, refunded_amount = $2, updated_at = $3 where id = $1`,
      [orderId, refundedTotal, now().toISOString()],
    );
    await jobs.enqueue(tx, 'send-order-canceled', { orderId });
    return {
      order: { ...order, status: 'canceled', holdReason: null, refundedTotal },
      stockLeft,
    };
  }

  async function refund(tx: SqlSession, { id, payment }: Order): Promise<Cents> {
    if (!payment) return addCents();
    const { amount } = payment;
    const outcome = await payments.refund(tx, {
      orderId: id,
      amount,
      idempotencyKey: `cancel-${id}`,
    });
    // Thrown, so that nothing is undone: an order that is not paid back must not look canceled.
    if (!outcome.ok) throw new Error(`Order ${id} cannot be paid back: ${outcome.code}`);
    return amount;
  }
}
