import { normaliseEmail, type AccountSummary } from '@/domain/account';
import type { SqlSession } from '@/server/db/database';
import { newId } from './ids';

/**
 * The account behind an address, a new guest account if there is none. Only id and address come back:
 * the name belongs to whoever owns the account, and that has not been shown.
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
 * Gives an account what guests did under its new address, without showing it: the guest account makes way, its
 * orders and carts stay what they are.
 */
export async function absorbGuest(tx: SqlSession, email: string, accountId: string): Promise<void> {
  const [guest] = await tx.query<{ id: string }>(
    `select id from accounts where email = $1 and registered_at is null and id <> $2 for update`,
    [email, accountId],
  );
  if (!guest) return;
  await tx.query('update orders set account_id = $2 where account_id = $1', [guest.id, accountId]);
  await tx.query('update subscriptions set account_id = $2 where account_id = $1', [
    guest.id,
    accountId,
  ]);
  await tx.query(
    `update carts set account_id = $2, revision = revision + 1,
       state = jsonb_set(state, '{account,id}', to_jsonb($2::text)) where account_id = $1`,
    [guest.id, accountId],
  );
  await tx.query('delete from accounts where id = $1', [guest.id]);
}

/**
 * A mailed link came back, so the address is its owner's: the account counts as opened, and from here on it shows
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
