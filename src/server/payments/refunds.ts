import { randomBytes } from 'node:crypto';
import type { SqlSession } from '@/server/db/database';
import type { RefundOutcome, RefundRequest } from './port';

const paymentSql = `select payment.id, payment.amount,
    (select coalesce(sum(refund.amount), 0)::int from refunds refund where refund.payment_id = payment.id) as refunded
  from payments payment where payment.order_id = $1 for update of payment`;

/** The payment's row is locked first, so that refunds of one payment run one after the other. */
export async function refundPayment(
  tx: SqlSession,
  { orderId, amount, idempotencyKey }: RefundRequest,
): Promise<RefundOutcome> {
  await tx.query('select 1 from payments where order_id = $1 for update', [orderId]);
  const [payment] = await tx.query<{ id: string; amount: number; refunded: number }>(paymentSql, [
    orderId,
  ]);
  if (!payment) return { ok: false, code: 'payment_unknown' };
  const [earlier] = await tx.query<{ id: string; amount: number; payment_id: string }>(
    'select id, amount, payment_id from refunds where idempotency_key = $1',
    [idempotencyKey],
  );
  if (earlier) {
    if (earlier.amount !== amount || earlier.payment_id !== payment.id) {
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
