import type { SqlSession } from '@/server/db/database';
import type { PaymentRecord } from './port';

const paymentsSql = `select p.id, p.method, p.gateway, p.amount, p.currency, p.is_test as "isTest", p.state,
    p.card_brand as "cardBrand", p.card_last4 as "cardLast4", p.created_at as "paidAt",
    coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount,
        'at', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.created_at)
      from refunds r where r.payment_id = p.id), '[]') as refunds
  from payments p where p.order_id = $1 order by p.created_at, p.id`;

type PaymentRow = Omit<PaymentRecord, 'card'> & {
  cardBrand: string | null;
  cardLast4: string | null;
};

/** What was paid for an order and paid back, oldest first. */
export async function paymentsOf(session: SqlSession, orderId: string): Promise<PaymentRecord[]> {
  const rows = await session.query<PaymentRow>(paymentsSql, [orderId]);
  return rows.map(({ cardBrand: brand, cardLast4: last4, ...payment }) => ({
    ...payment,
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
  }));
}
