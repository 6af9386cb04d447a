import type { CartRecord } from '@/domain/carts/cart-record';
import { freshProofMs } from '@/domain/accounts/account';
import type { SessionRecord } from '@/domain/accounts/session';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { sessions } from '@/server/db/schema/commerce';
import { followVisit } from '@/server/visits/ownership';
import { lockCart, lockVisit, readVisit } from '../carts/cart-rows';
import type { RequestSession } from '../engine';

/** A session about to be replaced, and its open cart; both rows are locked. */
export type HeldSession = { record: SessionRecord | null; cart: CartRecord | null };

const columns = columnsOf(sessions, ['cartId', 'accountId', 'retiredAt']);

const lockSessionSql = `select ${columns} from sessions where id = $1 for update`;

/**
 * Locks a session and its open cart. The cart first, as in every other writer, which prevents deadlocks. Without a
 * (still valid) row there is nothing to lock.
 */
export async function holdForRotation(
  tx: SqlSession,
  session: RequestSession,
  now: Date,
): Promise<HeldSession> {
  const visit = (await lockVisit(tx, session, now)) ?? (await readVisit(tx, session, now));
  if (!visit) return nothingHeld;
  const [row] = await tx.query<RowOf<typeof columns>>(lockSessionSql, [session.key]);
  // Another request with the same id logged in or out a moment ago and took over its data.
  if (!row || row.retiredAt !== null) return nothingHeld;
  const { cartId, accountId } = row;
  const record = { ...visit.session, cartId, accountId };
  const cart = cartId === null ? null : await lockCart(tx, cartId, accountId);
  return { record, cart: cart?.status === 'open' ? cart : null };
}

const nothingHeld: HeldSession = { record: null, cart: null };

/** The old id needs a row even if it never had one; otherwise a late request could revive it. */
const retireSql = `insert into sessions (id, created_at, last_used_at, retired_at) values ($1, $2, $2, $2)
  on conflict (id) do update set retired_at = coalesce(sessions.retired_at, excluded.retired_at),
    account_id = null, cart_id = null, last_order_id = null`;

const succeedSql = `insert into sessions
  (id, cart_id, account_id, last_order_id, locale, currency, created_at, last_used_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)`;

/**
 * Gives a visit a new id (contract 5.1), so that knowing the old one reveals nothing that follows. For a minute the old
 * id is silently answered as a new visitor's; later it is simply unknown.
 */
export async function rotateSession(
  tx: SqlSession,
  session: RequestSession,
  next: Pick<SessionRecord, 'cartId' | 'accountId' | 'lastOrderId' | 'locale' | 'currency'>,
  now: Date,
): Promise<void> {
  const from = session.isFresh ? null : session.id;
  if (!session.isFresh) await tx.query(retireSql, [session.key, now]);
  session.renew();
  const { cartId, accountId, lastOrderId } = next;
  const locale = next.locale ?? session.preferred.locale;
  const currency = next.currency ?? session.preferred.currency;
  await tx.query(succeedSql, [session.key, cartId, accountId, lastOrderId, locale, currency, now]);
  session.rowWritten();
  if (from !== null) await followVisit(tx, { from, to: session.id, accountId });
}

/** Ends all sessions of an account except one. */
export async function endSessions(
  tx: SqlSession,
  accountId: string,
  now: Date,
  keptKey: string | null = null,
): Promise<void> {
  await tx.query(
    `update sessions set retired_at = $3, account_id = null, cart_id = null, last_order_id = null
     where account_id = $1 and id is distinct from $2 and retired_at is null`,
    [accountId, keptKey, now],
  );
}

/** Ends every other session of an account: other devices then need the new password. */
export async function endOtherSessions(
  tx: SqlSession,
  accountId: string,
  session: RequestSession,
  now: Date,
): Promise<void> {
  await endSessions(tx, accountId, now, session.key);
}

/** Notes that a mailed link has just logged the session in. */
export async function noteProof(tx: SqlSession, session: RequestSession, now: Date): Promise<void> {
  await tx.query('update sessions set proven_at = $2 where id = $1', [session.key, now]);
}

/** Whether a mailed link logged this session in to the account a moment ago, which replaces a password. */
export async function isFreshlyProven(
  sql: SqlSession,
  session: Pick<RequestSession, 'key'>,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const found = await sql.query(
    'select 1 from sessions where id = $1 and account_id = $2 and proven_at > $3 and retired_at is null',
    [session.key, accountId, new Date(now.getTime() - freshProofMs)],
  );
  return found.length > 0;
}
