import { randomBytes } from 'node:crypto';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { payments, refunds } from '@/server/db/schema/payments';
import type { RefundedSum, RefundOutcome, RefundRequest } from './port';

const paymentColumns = columnsOf(payments, ['id', 'amount'], { of: 'payment' });
const refundedColumns = columnsOf(refunds, ['paymentId']);
const refundColumns = columnsOf(refunds, ['id', 'amount', 'paymentId']);

const paymentSql = `select ${paymentColumns},
    (select coalesce(sum(refund.amount), 0)::int from refunds refund where refund.payment_id = payment.id) as refunded
  from payments payment`;

const lockedSql = {
  order: 'where order_id = $1 for update',
  payment: 'where id = $1 for update',
} as const;

/** The payment's row is locked first, so that refunds of one payment run one after the other. */
export async function refundPayment(
  tx: SqlSession,
  { amount, idempotencyKey, ...paid }: RefundRequest,
): Promise<RefundOutcome> {
  const [locked] = await tx.query<{ id: string }>(
    `select id from payments ${'orderId' in paid ? lockedSql.order : lockedSql.payment}`,
    ['orderId' in paid ? paid.orderId : paid.paymentId],
  );
  const [payment] = await tx.query<RowOf<typeof paymentColumns> & { refunded: number }>(
    `${paymentSql} where payment.id = $1`,
    [locked?.id ?? null],
  );
  if (!payment) return { ok: false, code: 'payment_unknown' };
  const [earlier] = await tx.query<RowOf<typeof refundColumns>>(
    `select ${refundColumns} from refunds where idempotency_key = $1`,
    [idempotencyKey],
  );
  if (earlier) {
    if (earlier.amount !== amount || earlier.paymentId !== payment.id) {
      throw new Error(`The refund ${earlier.id} was made under the same key for something else`);
    }
    return { ok: true, refundId: earlier.id };
  }
  if (payment.refunded + amount > payment.amount) return { ok: false, code: 'amount_too_large' };
  const refundId = `refund_${randomBytes(18).toString('base64url')}`;
  await tx.query(
    'insert into refunds (id, payment_id, idempotency_key, amount) values ($1, $2, $3, $4)',
    [refundId, payment.id, idempotencyKey, amount],
  );
  return { ok: true, refundId };
}

/** What went back of each of these payments; without those of which nothing did. */
export async function refundsOf(
  session: SqlSession,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, RefundedSum>> {
  const rows = await session.query<RefundedSum & RowOf<typeof refundedColumns>>(
    `select ${refundedColumns}, sum(amount)::int as amount, max(created_at) as at
     from refunds where payment_id = any($1) group by payment_id`,
    [paymentIds],
  );
  return new Map(rows.map(({ paymentId, ...sum }) => [paymentId, sum]));
}
