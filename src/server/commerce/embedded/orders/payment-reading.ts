import type { Database } from '@/server/db/database';
import { readVisit } from '../carts/cart-rows';
import type { RequestSession } from '../engine';

/** A payment as its payer may read it. */
export type PaymentRecord = {
  id: string;
  method: string;
  gateway: string;
  /** The intent or authorisation that was used up, else the payment itself. */
  transactionId: string;
  cardToken: string | null;
  amount: number;
  currency: string;
  /** ISO UTC. */
  createdAt: string;
};

export interface PaymentReading {
  /** For the session that placed the order and the account that was logged in; null for everybody else. */
  find(session: RequestSession, paymentId: string): Promise<PaymentRecord | null>;
}

type PaymentColumns = PaymentRecord & { orderId: string | null; accountId: string | null };

export function createPaymentReading(deps: { db: Database; now: () => Date }): PaymentReading {
  const { db, now } = deps;
  return {
    async find(session, paymentId) {
      const visit = await readVisit(db, session, now());
      if (!visit) return null;
      const [row] = await db.query<PaymentColumns>(
        `select id, method, gateway, coalesce(intent_id, id) as "transactionId", card_token as "cardToken", amount,
           currency, created_at as "createdAt", order_id as "orderId", account_id as "accountId"
         from payments where id = $1`,
        [paymentId],
      );
      if (!row) return null;
      const { orderId, accountId, ...payment } = row;
      const isOfSession = orderId !== null && orderId === visit.session.lastOrderId;
      const isOfAccount = accountId !== null && accountId === visit.session.accountId;
      return isOfSession || isOfAccount ? payment : null;
    },
  };
}
