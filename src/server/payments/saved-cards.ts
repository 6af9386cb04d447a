import { columnsOf, type RowOf } from '@/server/db/columns';
import { payments } from '@/server/db/schema/payments';
import type { SqlSession } from '@/server/db/database';
import type { CardSummary, SavedCardCharge, SavedCards, TakenPayment } from './port';
import { cardColumns } from './card-columns';

/** The cards that accounts save: vault tokens that do not expire after a day. */
export const savedCards: SavedCards = {
  async save(tx, { token, accountId }) {
    const [card] = await tx.query<RowOf<typeof cardColumns>>(
      `update card_tokens card set saved_for = $2
       where token = $1 and (saved_for = $2 or (saved_for is null and expires_at > now()))
       returning ${cardColumns}`,
      [token, accountId],
    );
    return card ?? null;
  },

  async update(tx, { token, accountId, expMonth, expYear }) {
    const [card] = await tx.query<RowOf<typeof cardColumns>>(
      `update card_tokens card set exp_month = $3, exp_year = $4
       where token = $1 and saved_for = $2 returning ${cardColumns}`,
      [token, accountId, expMonth, expYear],
    );
    return card ?? null;
  },

  async forget(tx, { token, accountId }) {
    const forgotten = await tx.query(
      `update card_tokens set saved_for = null, expires_at = now()
       where token = $1 and saved_for = $2 returning token`,
      [token, accountId],
    );
    return forgotten.length > 0;
  },
};

const columns = columnsOf(
  payments,
  ['id', 'accountId', 'amount', 'currency', 'gateway', 'isTest'],
  {
    as: {
      brand: 'cardBrand',
      last4: 'cardLast4',
      expMonth: 'cardExpMonth',
      expYear: 'cardExpYear',
    },
  },
);

/** Only charges of saved cards have a key, so such a payment always has a card. */
type PaidByCard = RowOf<typeof columns> & CardSummary;

/** The payment made under a key; throws when it was for something else. */
export async function paymentUnder(
  tx: SqlSession,
  charge: SavedCardCharge,
): Promise<TakenPayment | null> {
  const [row] = await tx.query<PaidByCard>(
    `select ${columns} from payments where idempotency_key = $1`,
    [charge.idempotencyKey],
  );
  if (!row) return null;
  const { id, accountId, amount, currency, gateway, isTest, ...card } = row;
  const isSame =
    accountId === charge.accountId && amount === charge.amount && currency === charge.currency;
  if (!isSame) throw new Error('An idempotency key was used for another charge.');
  return {
    paymentId: id,
    method: 'card',
    methodName: 'Card',
    gateway,
    amount,
    currency,
    isTest,
    card,
  };
}
