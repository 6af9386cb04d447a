import { randomBytes } from 'node:crypto';
import type { Cents } from '@/domain/money';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { stripeIntents } from '@/server/db/schema/gateway-intents';
import type { Database, SqlSession } from '@/server/db/database';

const columns = columnsOf(stripeIntents, [
  'id',
  'intentId',
  'method',
  'amount',
  'currency',
  'cardToken',
  'status',
  'cartId',
  'paymentId',
]);

/** One intent that Stripe was asked to make. */
export type IntentRow = RowOf<typeof columns>;

type NewRow = Pick<IntentRow, 'method' | 'amount' | 'currency' | 'cardToken'> &
  Partial<Pick<IntentRow, 'intentId' | 'status' | 'cartId'>> & { id?: string; subject?: string };

/** Short enough for an idempotency key, and unguessable. */
export function newIntentName(): string {
  return `agreed_${randomBytes(18).toString('base64url')}`;
}

export async function writeIntent(session: SqlSession, row: NewRow): Promise<string> {
  const { id = newIntentName(), intentId = null, status = 'asked', cartId = null } = row;
  await session.query(
    `insert into stripe_intents (id, intent_id, subject, method, amount, currency, card_token, status, cart_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[id, intentId, row.subject ?? null, row.method, row.amount],
      ...[row.currency, row.cardToken, status, cartId],
    ],
  );
  return id;
}

/** Stores Stripe's answer. An intent that is being released keeps that state. */
export async function noteIntent(
  session: SqlSession,
  id: string,
  { intentId = null, status }: { intentId?: string | null; status: string },
): Promise<void> {
  await session.query(
    `update stripe_intents set intent_id = coalesce(intent_id, $2), status = $3
     where id = $1 and (status <> 'abandoned' or payment_id is not null)`,
    [id, intentId, status],
  );
}

export async function findIntent(
  session: SqlSession,
  intentId: string,
): Promise<IntentRow | undefined> {
  const sql = `select ${columns} from stripe_intents where intent_id = $1`;
  return (await session.query<IntentRow>(sql, [intentId]))[0];
}

/** Locked, so that it pays for one thing only. */
export async function lockIntent(tx: SqlSession, intentId: string): Promise<IntentRow | undefined> {
  const sql = `select ${columns} from stripe_intents where intent_id = $1 for update`;
  return (await tx.query<IntentRow>(sql, [intentId]))[0];
}

export type CardTerms = {
  subject: string;
  cardToken: string;
  amount: Cents;
  currency: string;
};

/** The server's own unused intent on these terms, left by a lost answer or a refused order. */
export async function lockUnused(
  tx: SqlSession,
  { subject, cardToken, amount, currency }: CardTerms,
): Promise<IntentRow | undefined> {
  const [row] = await tx.query<IntentRow>(
    `select ${columns} from stripe_intents
     where subject = $1 and card_token = $2 and amount = $3 and currency = $4 and payment_id is null
       and status in ('asked', 'requires_capture')
       and created_at > now() - interval '1 hour'
     order by created_at desc limit 1 for update`,
    [subject, cardToken, amount, currency],
  );
  return row;
}

/**
 * The row of an unused intent on these terms, or of a new one. Two requests at the same time get the same row. So they
 * send Stripe the same key, and the amount is held once.
 */
export async function askedIntent(db: Database, terms: CardTerms): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `intents:${terms.subject}`,
    ]);
    const unused = await lockUnused(tx, terms);
    return unused?.id ?? writeIntent(tx, { ...terms, method: 'card' });
  });
}

/** An intent that this payment session made. */
export async function lockNamed(tx: SqlSession, id: string): Promise<IntentRow | undefined> {
  const sql = `select ${columns} from stripe_intents where id = $1 and payment_id is null for update`;
  return (await tx.query<IntentRow>(sql, [id]))[0];
}

/** Ties the intent to this payment; it pays for nothing else. */
export async function spendIntent(tx: SqlSession, id: string, paymentId: string): Promise<void> {
  await tx.query('update stripe_intents set payment_id = $2, is_settled = false where id = $1', [
    id,
    paymentId,
  ]);
}
