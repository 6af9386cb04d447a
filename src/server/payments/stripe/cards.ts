import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { cardTokens } from '@/server/db/schema/payments';
import { cardSummaryOf } from './stripe-answers';
import type { StripeApi } from './stripe-api';

/** A card's token and its customer at Stripe. */
export type KnownCard = { token: string; customerId: string };

/** Whether a token is a Stripe id of a card, as its browser code returns it. */
export function isStripeToken(token: string): boolean {
  return /^pm_[A-Za-z0-9]{1,100}$/.test(token);
}

const columns = columnsOf(cardTokens, ['customerId']);

/** An account's customer id at Stripe: that of its first saved card. */
export async function customerOf(db: SqlSession, accountId: string): Promise<string | null> {
  const [known] = await db.query<RowOf<typeof columns>>(
    `select ${columns} from card_tokens
     where saved_for = $1 and customer_id is not null order by created_at, token limit 1`,
    [accountId],
  );
  return known?.customerId ?? null;
}

/** Whether an account here has this customer id: any other would hand the card to a stranger. */
async function isOurs(db: SqlSession, customerId: string): Promise<boolean> {
  const sql = 'select 1 from card_tokens where customer_id = $1 and saved_for is not null limit 1';
  return (await db.query(sql, [customerId])).length > 0;
}

/**
 * Reads a card from Stripe and keeps what may be shown, for a day unless an account saves it. Stripe charges a card a
 * second time only for the customer it was first charged for, so each card gets one.
 *
 * @param customer the paying account's customer id, as `account.stripe_customer` has told its browser
 * @returns null for anything but a card of this Stripe account
 */
export async function learnCard(
  { db, api }: { db: SqlSession; api: StripeApi },
  token: string,
  customer?: string,
): Promise<KnownCard | null> {
  const [known] = await db.query<RowOf<typeof columns>>(
    `select ${columns} from card_tokens where token = $1`,
    [token],
  );
  if (known?.customerId) return { token, customerId: known.customerId };
  if (!isStripeToken(token)) return null;
  const method = await api.readMethod(token);
  if (!method?.card) return null;
  const own = customer !== undefined && (await isOurs(db, customer)) ? customer : null;
  const customerId = method.customer ?? own ?? (await api.createCustomer(`customer-${token}`));
  const { brand, last4, expMonth, expYear } = cardSummaryOf(method.card);
  await db.query(
    `insert into card_tokens (token, customer_id, brand, last4, exp_month, exp_year, outcome, expires_at)
     values ($1, $2, $3, $4, $5, $6, 'live', now() + interval '24 hours') on conflict (token) do nothing`,
    [token, customerId, brand, last4, expMonth, expYear],
  );
  return { token, customerId };
}
