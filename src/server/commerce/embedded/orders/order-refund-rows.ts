import { array, number, object, string } from 'yup';
import type { OrderRefund } from '@/domain/orders/order-refund';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orderRefunds } from '@/server/db/schema/order-refunds';
import type { SqlSession } from '@/server/db/database';

const linesSchema = array(
  object({
    lineId: string().required(),
    quantity: number().integer().required(),
    restocked: number().integer().required(),
  }).required(),
).required();

const columns = columnsOf(orderRefunds, [
  'id',
  'orderId',
  'lines',
  'isShippingIncluded',
  'toPayment',
  'toGiftCards',
  'createdAt',
]);

type RefundColumns = RowOf<typeof columns>;

/** The refunds of an order, oldest first. */
export async function readRefunds(sql: SqlSession, orderId: string): Promise<OrderRefund[]> {
  const rows = await sql.query<RefundColumns>(
    `select ${columns} from order_refunds where order_id = $1 order by created_at, id`,
    [orderId],
  );
  return rows.map(toRefund);
}

/** The refund made under a key; null if there is none. */
export async function readRefund(sql: SqlSession, key: string): Promise<OrderRefund | null> {
  const [row] = await sql.query<RefundColumns>(
    `select ${columns} from order_refunds where idempotency_key = $1`,
    [key],
  );
  return row ? toRefund(row) : null;
}

function toRefund(row: RefundColumns): OrderRefund {
  return { ...row, lines: linesSchema.validateSync(row.lines) };
}

export async function insertRefund(
  tx: SqlSession,
  refund: OrderRefund,
  key: string,
): Promise<void> {
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
