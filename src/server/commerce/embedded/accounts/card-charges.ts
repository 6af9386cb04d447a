import type { CardChargeOutcome, CardCharges } from '@/server/commerce/port';
import type { Database, SqlSession } from '@/server/db/database';
import type { Payments } from '@/server/payments/port';

const cardSql = `select token from account_cards where account_id = $1
  order by (id = (select billing ->> 'accountCardId' from accounts where id = $1)) desc nulls last, created_at desc, id
  limit 1`;

/** Charges to the cards of accounts, as renewals are charged, but for what is no plan. */
export function createCardCharges({
  db,
  payments,
}: {
  db: Database;
  payments: Pick<Payments, 'inPaymentSession' | 'refund' | 'refundsOf'>;
}): CardCharges {
  return {
    async inSession(work) {
      const result = await payments.inPaymentSession((paymentSession) =>
        db.transaction((tx) =>
          work(tx, async (request): Promise<CardChargeOutcome> => {
            const token = await usualCard(tx, request.accountId);
            if (token === null) return { ok: false, code: 'card_missing' };
            const taken = await paymentSession.charge(tx, { ...request, token, orderId: null });
            if (taken.ok) return { ok: true, paymentId: taken.payment.paymentId };
            const isAsking = taken.code === 'card_asks_holder';
            return { ok: false, code: isAsking ? 'card_asks_holder' : 'card_refused' };
          }),
        ),
      );
      await db.flush();
      return result;
    },
    refund: async (tx, request) => (await payments.refund(tx, request)).ok,
    refundsOf: (session, paymentIds) => payments.refundsOf(session, paymentIds),
  };
}

/** The token of the default card, else of the newest one; null without a card. */
async function usualCard(tx: SqlSession, accountId: string): Promise<string | null> {
  const [card] = await tx.query<{ token: string }>(cardSql, [accountId]);
  return card?.token ?? null;
}
