import type { SqlSession } from '@/server/db/database';
import { cardSummaryOf } from './stripe-answers';
import type { StripeApi } from './stripe-api';

/** Who keeps a card at Stripe, and whether the shop may charge it. */
export type KnownCard = { token: string; customerId: string };

/** Stripe's name of a card, as its code in the browser hands it out. */
export function isStripeToken(token: string): boolean {
  return /^pm_[A-Za-z0-9]{1,100}$/.test(token);
}

/** Who an account is at Stripe: whoever the first card that it keeps belongs to. */
export async function customerOf(db: SqlSession, accountId: string): Promise<string | null> {
  const [known] = await db.query<{ customerId: string }>(
    `select customer_id as "customerId" from card_tokens
     where saved_for = $1 and customer_id is not null order by created_at, token limit 1`,
    [accountId],
  );
  return known?.customerId ?? null;
}

/** Only one whom an account here is: any other name would lay a card into a stranger's hands. */
async function isOurs(db: SqlSession, customerId: string): Promise<boolean> {
  const sql = 'select 1 from card_tokens where customer_id = $1 and saved_for is not null limit 1';
  return (await db.query(sql, [customerId])).length > 0;
}

/**
 * Looks a card up at Stripe and keeps of it what may be shown, for a day unless an account saves it. Stripe charges a
 * card a second time only for the customer it was first charged for, so each card gets one.
 *
 * @param customer who the account is that pays, as `account.stripe_customer` has told her browser
 * @returns null for what is no card of this Stripe account
 */
export async function learnCard(
  { db, api }: { db: SqlSession; api: StripeApi },
  token: string,
  customer?: string,
): Promise<KnownCard | null> {
  const [known] = await db.query<{ customerId: string | null }>(
    `select customer_id as "customerId" from card_tokens where token = $1`,
    [token],
  );
  if (known?.customerId) return { token, customerId: known.customerId };
  if (!isStripeToken(token)) return null;
  const method = await api.readMethod(token);
  if (!method?.card) return null;
  const hers = customer !== undefined && (await isOurs(db, customer)) ? customer : null;
  const customerId = method.customer ?? hers ?? (await api.createCustomer(`customer-${token}`));
  const { brand, last4, expMonth, expYear } = cardSummaryOf(method.card);
  await db.query(
    `insert into card_tokens (token, customer_id, brand, last4, exp_month, exp_year, outcome, expires_at)
     values ($1, $2, $3, $4, $5, $6, 'live', now() + interval '24 hours') on conflict (token) do nothing`,
    [token, customerId, brand, last4, expMonth, expYear],
  );
  return { token, customerId };
}
