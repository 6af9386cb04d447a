import { columnsOf, type RowOf } from '@/server/db/columns';
import { payments } from '@/server/db/schema/payments';
import type { Database } from '@/server/db/database';
import { readVisit } from '../carts/cart-rows';
import type { RequestSession } from '../engine';

const columns = columnsOf(payments, [
  'id',
  'method',
  'gateway',
  'cardToken',
  'amount',
  'currency',
  'createdAt',
  'orderId',
  'accountId',
  'intentId',
]);

/** A payment as the payer may see it. */
export type PaymentRecord = Omit<RowOf<typeof columns>, 'orderId' | 'accountId' | 'intentId'> & {
  /** The intent or authorisation it used, else the payment itself. */
  transactionId: string;
};

export interface PaymentReading {
  /** For the session that placed the order and the account that was logged in; null for anybody else. */
  find(session: RequestSession, paymentId: string): Promise<PaymentRecord | null>;
}

export function createPaymentReading(deps: { db: Database; now: () => Date }): PaymentReading {
  const { db, now } = deps;
  return {
    async find(session, paymentId) {
      const visit = await readVisit(db, session, now());
      if (!visit) return null;
      const [row] = await db.query<RowOf<typeof columns>>(
        `select ${columns} from payments where id = $1`,
        [paymentId],
      );
      if (!row) return null;
      const { orderId, accountId, intentId, ...payment } = row;
      const isOfSession = orderId !== null && orderId === visit.session.lastOrderId;
      const isOfAccount = accountId !== null && accountId === visit.session.accountId;
      if (!isOfSession && !isOfAccount) return null;
      return { ...payment, transactionId: intentId ?? payment.id };
    },
  };
}
