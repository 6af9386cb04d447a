import { addCents } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import {
  planRefund,
  type OrderRefund,
  type RefundedLine,
  type RefundPlan,
} from '@/domain/orders/order-refund';
import type {
  OrderRefunds,
  RefundedOrder,
  RefundOrder,
  RefundOrderOutcome,
} from '@/server/commerce/port';
import type { Sealer } from '@/server/base/sealing';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Payments } from '@/server/payments/port';
import type { CatalogueCache } from '../catalogue/catalogue-cache';
import { creditGiftCards } from '../discounts/gift-cards';
import { newId } from '../ids';
import { insertRefund, readRefund, readRefunds } from './order-refund-rows';
import { readOrder } from './order-rows';
import { returnStock, wantedStock } from '../catalogue/stock';

type RefundDeps = {
  db: Database;
  catalogue: Pick<CatalogueCache, 'stockChanged'>;
  payments: Pick<Payments, 'refund'>;
  jobs: Jobs;
  sealer: Sealer;
  now: () => Date;
};

/**
 * Refunds orders, fully or in part: money to card and gift cards, goods into stock. The order's row is locked first, so
 * that parts run one after the other and never exceed what was paid.
 */
export function createOrderRefunds({
  db,
  catalogue,
  payments,
  jobs,
  sealer,
  now,
}: RefundDeps): OrderRefunds {
  async function refundIn(tx: SqlSession, request: RefundOrder): Promise<RefundOrderOutcome> {
    const { orderId, idempotencyKey, refundRequest } = request;
    await tx.query('select 1 from orders where id = $1 for update', [orderId]);
    const order = await readOrder(tx, sealer, 'id', orderId);
    if (!order) return { ok: false, code: 'order_not_found' };
    const made = await readRefund(tx, idempotencyKey);
    if (made) return done(order, made);
    const planned = planRefund(order, await readRefunds(tx, orderId), refundRequest);
    if (!planned.ok) return planned;
    const refund: OrderRefund = {
      id: newId(),
      orderId,
      lines: planned.plan.lines,
      isShippingIncluded: planned.plan.isShippingIncluded,
      toPayment: planned.plan.toPayment,
      toGiftCards: planned.plan.toGiftCards,
      createdAt: now().toISOString(),
    };
    await payBack(tx, payments, planned.plan, request);
    const stockLeft = await returnStock(tx, wantedStock(linesOfUnits(order, refund.lines)));
    const refundedTotal = addCents(order.refundedTotal, planned.plan.amount);
    await insertRefund(tx, refund, idempotencyKey);
    await tx.query('update orders set refunded_amount = $2, updated_at = $3 where id = $1', [
      orderId,
      refundedTotal,
      refund.createdAt,
    ]);
    return {
      ...done({ ...order, refundedTotal }, refund),
      isNew: true,
      committed: () => catalogue.stockChanged(stockLeft),
    };
  }

  return {
    refundIn,
    async refund(request) {
      const outcome = await db.transaction(async (tx) => {
        const made = await refundIn(tx, request);
        if (made.ok && made.isNew) {
          const { orderId } = request;
          await jobs.enqueue(tx, 'send-order-refunded', { orderId, refundId: made.refund.id });
        }
        return made;
      });
      if (outcome.ok) outcome.committed();
      await db.flush();
      return outcome;
    },
    refundsOf: (orderId) => readRefunds(db, orderId),
  };
}

function done(order: Order, refund: OrderRefund): RefundedOrder {
  return { ok: true, order, refund, isNew: false, committed: () => undefined };
}

/** What goes back into stock for the refunded units, as the stock counts it. */
export function linesOfUnits({ lines }: Pick<Order, 'lines'>, refunded: readonly RefundedLine[]) {
  return refunded.flatMap(({ lineId, restocked: quantity }) =>
    lines
      .filter(({ id }) => id === lineId && quantity > 0)
      .map(({ productId, variantId }) => ({ productId, variantId, quantity })),
  );
}

async function payBack(
  tx: SqlSession,
  payments: RefundDeps['payments'],
  { toPayment, toGiftCards }: RefundPlan,
  { orderId, idempotencyKey }: RefundOrder,
): Promise<void> {
  if (toGiftCards > 0) await creditGiftCards(tx, orderId, toGiftCards);
  if (toPayment === 0) return;
  const outcome = await payments.refund(tx, { orderId, amount: toPayment, idempotencyKey });
  // Thrown, so that everything rolls back: an order that is not refunded must not look as if it were.
  if (!outcome.ok) throw new Error(`Order ${orderId} cannot be paid back: ${outcome.code}`);
}
