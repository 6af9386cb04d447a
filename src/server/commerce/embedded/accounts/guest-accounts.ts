import { normaliseEmail, type AccountSummary } from '@/domain/accounts/account';
import type { SqlSession } from '@/server/db/database';
import { cancelAccountKeys } from './account-keys';
import { newId } from '../ids';
import { endSessions } from '../sessions/session-rotation';

/**
 * The account of an address; makes a guest account if there is none. Returns only id and address: the name belongs to
 * the account's owner, and the caller has not proven to be that.
 */
export async function accountForEmail(tx: SqlSession, email: string): Promise<AccountSummary> {
  const [account] = await tx.query<AccountSummary>(
    `insert into accounts (id, email) values ($1, $2)
     on conflict (email) do update set updated_at = now()
     returning id, email, null as name, password_hash is not null as "hasPassword"`,
    [newId(), normaliseEmail(email)],
  );
  if (!account) throw new Error('An account was neither found nor made.');
  return account;
}

/**
 * Gives an account what guests did under an address that its mailbox has just proven, and removes the guest account.
 * Open carts belong to their visit alone, so they only forget the address; the checkout asks for it again.
 *
 * @param makesWay only a guest's account, or (for the way back to an address) whatever account took its place
 */
export async function absorbAccount(
  tx: SqlSession,
  { email, accountId, makesWay }: { email: string; accountId: string; makesWay: 'guest' | 'any' },
  now: Date,
): Promise<void> {
  const [other] = await tx.query<{ id: string }>(
    `select id from accounts where email = $1 and id <> $2 and (registered_at is null or $3) for update`,
    [email, accountId, makesWay === 'any'],
  );
  if (!other) return;
  for (const table of ['orders', 'subscriptions']) {
    await tx.query(`update ${table} set account_id = $2 where account_id = $1`, [
      other.id,
      accountId,
    ]);
  }
  await tx.query(
    `update carts set account_id = null, revision = revision + 1,
       state = jsonb_set(state, '{account}', 'null') where account_id = $1 and status = 'open'`,
    [other.id],
  );
  await endSessions(tx, other.id, now);
  await cancelAccountKeys(tx, other.id);
  await tx.query('delete from accounts where id = $1', [other.id]);
}

const guestsSql = {
  orders: `account_id = $1 and not is_attached and data #>> '{account,email}' = $2`,
  subscriptions: `account_id = $1 and not is_attached and state #>> '{account,email}' = $2`,
  carts: `account_id = $1 and status = 'open' and state #>> '{account,email}' = $2
    and not coalesce((state ->> 'isLoggedIn')::boolean, false)`,
} as const;

const anyOfGuestsSql = `select 1 where exists (select 1 from orders where ${guestsSql.orders})
  or exists (select 1 from subscriptions where ${guestsSql.subscriptions})
  or exists (select 1 from carts where ${guestsSql.carts})`;

/**
 * Gives up an account's address: what guests did under it and the account never saw waits for its next proven owner.
 */
export async function giveBackToGuests(
  tx: SqlSession,
  accountId: string,
  email: string,
): Promise<void> {
  const found = await tx.query(anyOfGuestsSql, [accountId, email]);
  if (found.length === 0) return;
  const { id } = await accountForEmail(tx, email);
  const values = [accountId, email, id];
  await tx.query(`update orders set account_id = $3 where ${guestsSql.orders}`, values);
  await tx.query(
    `update subscriptions set account_id = $3 where ${guestsSql.subscriptions}`,
    values,
  );
  await tx.query(
    `update carts set account_id = $3, revision = revision + 1,
       state = jsonb_set(state, '{account,id}', to_jsonb($3::text)) where ${guestsSql.carts}`,
    values,
  );
}

/**
 * A mailed link was used, so its address belongs to the account's owner: the account counts as opened, and now shows
 * the orders that guests placed under that address.
 */
export async function proveEmail(tx: SqlSession, accountId: string, now: Date): Promise<void> {
  await tx.query(
    `update accounts set email_proven_at = coalesce(email_proven_at, $2),
       registered_at = coalesce(registered_at, $2) where id = $1`,
    [accountId, now],
  );
  await tx.query(
    `update orders o set is_attached = true from accounts a
     where a.id = $1 and o.account_id = a.id and o.data #>> '{account,email}' = a.email`,
    [accountId],
  );
  await tx.query(
    `update subscriptions s set is_attached = true from accounts a
     where a.id = $1 and s.account_id = a.id and s.state #>> '{account,email}' = a.email`,
    [accountId],
  );
}
