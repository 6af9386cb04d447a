import { array, number, object, string } from 'yup';
import { addCents, cents } from '@/domain/money';
import type { Order } from '@/domain/order';
import {
  planRefund,
  type OrderRefund,
  type RefundedLine,
  type RefundPlan,
} from '@/domain/order-refund';
import type {
  OrderRefunds,
  RefundedOrder,
  RefundOrder,
  RefundOrderOutcome,
} from '@/server/commerce/port';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Payments } from '@/server/payments/port';
import type { CatalogueCache } from './catalogue-cache';
import { creditGiftCards } from './gift-cards';
import { newId } from './ids';
import { readOrder } from './order-rows';
import { returnStock, wantedStock } from './stock';

type RefundDeps = {
  db: Database;
  catalogue: Pick<CatalogueCache, 'stockChanged'>;
  payments: Pick<Payments, 'refund'>;
  jobs: Jobs;
  now: () => Date;
};

/**
 * Pays orders back, as a whole or in parts: money to card and gift cards, goods to the shelf. The order's row is held
 * first, so that parts come one after the other and all together never exceed what was paid.
 */
export function createOrderRefunds({
  db,
  catalogue,
  payments,
  jobs,
  now,
}: RefundDeps): OrderRefunds {
  async function refundIn(tx: SqlSession, request: RefundOrder): Promise<RefundOrderOutcome> {
    const { orderId, idempotencyKey, wish } = request;
    await tx.query('select 1 from orders where id = $1 for update', [orderId]);
    const order = await readOrder(tx, 'id', orderId);
    if (!order) return { ok: false, code: 'order_not_found' };
    const made = await readRefund(tx, idempotencyKey);
    if (made) return done(order, made);
    const planned = planRefund(order, await readRefunds(tx, orderId), wish);
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
    await payBack(tx, planned.plan, request);
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

  async function payBack(
    tx: SqlSession,
    { toPayment, toGiftCards }: RefundPlan,
    { orderId, idempotencyKey }: RefundOrder,
  ): Promise<void> {
    if (toGiftCards > 0) await creditGiftCards(tx, orderId, toGiftCards);
    if (toPayment === 0) return;
    const outcome = await payments.refund(tx, { orderId, amount: toPayment, idempotencyKey });
    // Thrown, so that nothing is undone: what is not paid back must not look as if it were.
    if (!outcome.ok) throw new Error(`Order ${orderId} cannot be paid back: ${outcome.code}`);
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

/** What goes on the shelf of some units, as the stock counts it. */
export function linesOfUnits({ lines }: Pick<Order, 'lines'>, refunded: readonly RefundedLine[]) {
  return refunded.flatMap(({ lineId, restocked: quantity }) =>
    lines
      .filter(({ id }) => id === lineId && quantity > 0)
      .map(({ productId, variantId }) => ({ productId, variantId, quantity })),
  );
}

const linesSchema = array(
  object({
    lineId: string().required(),
    quantity: number().integer().required(),
    restocked: number().integer().required(),
  }).required(),
).required();

type RefundColumns = Omit<OrderRefund, 'lines' | 'toPayment' | 'toGiftCards'> & {
  lines: unknown;
  toPayment: number;
  toGiftCards: number;
};

const columns = `id, order_id as "orderId", lines, is_shipping_included as "isShippingIncluded",
  to_payment as "toPayment", to_gift_cards as "toGiftCards", created_at as "createdAt"`;

/** What was paid back of an order, oldest first. */
export async function readRefunds(sql: SqlSession, orderId: string): Promise<OrderRefund[]> {
  const rows = await sql.query<RefundColumns>(
    `select ${columns} from order_refunds where order_id = $1 order by created_at, id`,
    [orderId],
  );
  return rows.map(toRefund);
}

async function readRefund(sql: SqlSession, key: string): Promise<OrderRefund | null> {
  const [row] = await sql.query<RefundColumns>(
    `select ${columns} from order_refunds where idempotency_key = $1`,
    [key],
  );
  return row ? toRefund(row) : null;
}

function toRefund(row: RefundColumns): OrderRefund {
  return {
    ...row,
    lines: linesSchema.validateSync(row.lines),
    toPayment: cents(row.toPayment),
    toGiftCards: cents(row.toGiftCards),
  };
}

async function insertRefund(tx: SqlSession, refund: OrderRefund, key: string): Promise<void> {
  const { id, orderId, lines, isShippingIncluded, toPayment, toGiftCards, createdAt } = refund;
  await tx.query(
    `insert into order_refunds
       (id, order_id, idempotency_key, lines, is_shipping_included, to_payment, to_gift_cards, created_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8)`,
    [
      id,
      orderId,
      key,
      JSON.stringify(lines),
      isShippingIncluded,
      toPayment,
      toGiftCards,
      createdAt,
    ],
  );
}
