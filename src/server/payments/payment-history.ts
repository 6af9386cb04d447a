import { columnsOf, type RowOf } from '@/server/db/columns';
import { payments } from '@/server/db/schema/payments';
import type { SqlSession } from '@/server/db/database';
import type { PaymentRecord } from './port';

const columns = columnsOf(
  payments,
  ['id', 'method', 'gateway', 'amount', 'currency', 'isTest', 'state', 'cardBrand', 'cardLast4'],
  { as: { paidAt: 'createdAt' }, of: 'p' },
);

const paymentsSql = `select ${columns},
    coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount,
        'at', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.created_at)
      from refunds r where r.payment_id = p.id), '[]') as refunds
  from payments p where p.order_id = $1 order by p.created_at, p.id`;

type PaymentRow = RowOf<typeof columns> & Pick<PaymentRecord, 'refunds'>;

/** The payments and refunds of an order, oldest first. */
export async function paymentsOf(session: SqlSession, orderId: string): Promise<PaymentRecord[]> {
  const rows = await session.query<PaymentRow>(paymentsSql, [orderId]);
  return rows.map(({ cardBrand: brand, cardLast4: last4, ...payment }) => ({
    ...payment,
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
  }));
}
