import type { CartRecord } from '@/domain/carts/cart-record';
import { isLocale, type Locale } from '@/domain/words/locale';
import type { CurrencyCode } from '@/domain/money';
import {
  retiredSessionGraceMs,
  sessionLifetimeMs,
  type SessionRecord,
} from '@/domain/accounts/session';
import { isStoreCurrency } from '@/domain/store';
import { columnsOf, type LeftJoined, type RowOf } from '@/server/db/columns';
import { carts, sessions } from '@/server/db/schema/commerce';
import type { SqlSession } from '@/server/db/database';
import { hiddenCheckoutId } from './checkout-ids';
import type { RequestSession } from '../engine';

const inSession = [
  ...['accountId', 'lastOrderId', 'cartId', 'locale', 'currency', 'lastUsedAt'],
  'retiredAt',
] as const;
const sessionColumns = columnsOf(sessions, inSession);
type SessionColumns = RowOf<typeof sessionColumns>;

const inCart = ['revision', 'status', 'orderId', 'state'] as const;
const cartColumns = columnsOf(carts, inCart);
type CartColumns = RowOf<typeof cartColumns>;

/** Cart columns are null for a session without a cart. */
type VisitColumns = SessionColumns & LeftJoined<typeof cartColumns> & { version: number };

/** A session with its cart, read together. */
export type Visit = {
  session: SessionRecord;
  /** Open or converted; null before the first item. */
  cart: CartRecord | null;
  revision: number;
  catalogueVersion: number;
};

const visitColumns = `${columnsOf(sessions, inSession, { of: 's' })}, k.version,
  ${columnsOf(carts, inCart, { of: 'c' })}`;

const readVisitSql = `select ${visitColumns}
  from sessions s cross join catalogue_state k left join carts c on c.id = s.cart_id
  where s.id = $1`;

/**
 * An inner join, because only then can the same statement lock the cart. A waiting statement gets the cart as the
 * writer before it left it, since all of it is in the locked row. The catalogue's version is from before the wait: good
 * enough for an answer that the next read corrects, but not for taking money.
 */
const lockVisitSql = `select ${visitColumns}
  from sessions s cross join catalogue_state k join carts c on c.id = s.cart_id
  where s.id = $1 for update of c`;

const touchSql = `update sessions set last_used_at = $2 where id = $1`;

/** A session used more recently than this is not written again just to update the time. */
const touchAfterMs = 60 * 60 * 1000;

/** Reads a session and its cart without locking. Null for a session without a (still valid) row. */
export function readVisit(
  sql: SqlSession,
  session: RequestSession,
  now: Date,
): Promise<Visit | null> {
  return visitBy(readVisitSql, sql, session, now);
}

/** Reads a session and its cart and locks the cart's row. Null also when the session has no cart. */
export function lockVisit(
  tx: SqlSession,
  session: RequestSession,
  now: Date,
): Promise<Visit | null> {
  return visitBy(lockVisitSql, tx, session, now);
}

async function visitBy(
  statement: string,
  sql: SqlSession,
  session: RequestSession,
  now: Date,
): Promise<Visit | null> {
  if (session.isFresh) return null;
  const [row] = await sql.query<VisitColumns>(statement, [session.key]);
  if (!row || hasEnded(row, session, now)) return null;
  if (now.getTime() - Date.parse(row.lastUsedAt) > touchAfterMs) {
    await sql.query(touchSql, [session.key, now]);
  }
  return toVisit(row);
}

/** Whether a row has expired or was replaced by a login or logout: the request then continues as a new visitor. */
function hasEnded(row: SessionColumns, session: RequestSession, now: Date): boolean {
  if (row.retiredAt !== null) {
    const isLate = now.getTime() - Date.parse(row.retiredAt) < retiredSessionGraceMs;
    if (isLate) session.silence();
    else session.renew();
    return true;
  }
  const isExpired = now.getTime() - Date.parse(row.lastUsedAt) > sessionLifetimeMs;
  if (isExpired) session.renew();
  return isExpired;
}

function toVisit(row: VisitColumns): Visit {
  return {
    session: toSessionRecord(row),
    cart: toCart(row, row.accountId),
    revision: row.revision ?? 0,
    catalogueVersion: row.version,
  };
}

function toSessionRecord(row: SessionColumns): SessionRecord {
  return {
    cartId: row.cartId,
    accountId: row.accountId,
    lastOrderId: row.lastOrderId,
    locale: isLocale(row.locale) ? row.locale : null,
    currency: isStoreCurrency(row.currency) ? row.currency : null,
  };
}

const beforeServices = { isShipped: true };

function toCart(
  row: Pick<VisitColumns, keyof CartColumns>,
  sessionAccountId: string | null,
): CartRecord | null {
  if (!row.state || !row.status) return null;
  const accountId = row.state.account?.id ?? null;
  return {
    ...row.state,
    // Lines from before services were sold have no shipping field.
    lines: row.state.lines.map((line) => ({ ...beforeServices, ...line })),
    status: row.status,
    orderId: row.orderId,
    isLoggedIn: accountId !== null && accountId === sessionAccountId,
  };
}

const holdSessionSql = `insert into sessions (id, locale, currency, created_at, last_used_at)
  values ($1, $2, $3, $4, $4)
  on conflict (id) do update set last_used_at = excluded.last_used_at
  returning ${sessionColumns},
    (select version from catalogue_state) as version`;

/** Makes sure that the session has a row and locks it, so that two first writes cannot open two carts. */
export async function holdSession(
  tx: SqlSession,
  session: RequestSession,
  now: Date,
): Promise<{ session: SessionRecord; catalogueVersion: number }> {
  const { locale, currency } = session.preferred;
  const params = [session.key, locale, currency, now];
  const [row] = await tx.query<SessionColumns & { version: number }>(holdSessionSql, params);
  if (!row) throw new Error('A session was neither found nor made.');
  if (row.retiredAt !== null) {
    // A login or logout has replaced it since this request read it.
    session.silence();
    return holdSession(tx, session, now);
  }
  session.rowWritten();
  return { session: toSessionRecord(row), catalogueVersion: row.version };
}

const lockCartSql = `select ${cartColumns} from carts where id = $1 for update`;

/** Locks a cart by its id. */
export async function lockCart(
  tx: SqlSession,
  cartId: string,
  sessionAccountId: string | null,
): Promise<CartRecord | null> {
  const [row] = await tx.query<CartColumns>(lockCartSql, [cartId]);
  return row ? toCart(row, sessionAccountId) : null;
}

const saveCartSql = `update carts set state = $2, account_id = $3, updated_at = $4, revision = revision + 1
  where id = $1`;
const saveUnchangedSql = `${saveCartSql} and revision = $5 and status = 'open' returning revision`;

function saveParams(cart: CartRecord) {
  return [cart.id, cart, cart.account?.id ?? null, cart.updatedAt];
}

/** Saves a cart whose row is locked. */
export async function saveCart(tx: SqlSession, cart: CartRecord): Promise<void> {
  await tx.query(saveCartSql, saveParams(cart));
}

/** Saves a cart only if nobody changed it since it was read at `revision`; returns whether it was saved. */
export async function saveIfUnchanged(
  sql: SqlSession,
  cart: CartRecord,
  revision: number,
): Promise<boolean> {
  const rows = await sql.query(saveUnchangedSql, [...saveParams(cart), revision]);
  return rows.length > 0;
}

const cartValues = `(id, checkout_id, account_id, state, created_at, updated_at)`;

const openWithSessionSql = `with opened as (
    insert into sessions (id, cart_id, locale, currency, created_at, last_used_at)
    values ($1, $2, $3, $4, $5, $5) on conflict (id) do nothing returning id
  )
  insert into carts ${cartValues} select $2, $6, $7, $8, $5, $5 from opened returning id`;

/** Creates session and cart in one statement; false when the session got a row meanwhile. */
export async function openCartWithSession(
  sql: SqlSession,
  session: RequestSession,
  cart: CartRecord,
): Promise<boolean> {
  const { locale, currency } = session.preferred;
  const accountId = cart.account?.id ?? null;
  const params = [
    session.key,
    cart.id,
    locale,
    currency,
    cart.createdAt,
    hiddenCheckoutId(cart.id),
  ];
  const rows = await sql.query(openWithSessionSql, [...params, accountId, cart]);
  session.rowWritten();
  return rows.length > 0;
}

const openInSessionSql = `with linked as (update sessions set cart_id = $2 where id = $1)
  insert into carts ${cartValues} values ($2, $3, $4, $5, $6, $6)`;

/** Creates a cart in a session whose row is locked. */
export async function openCartInSession(
  tx: SqlSession,
  session: RequestSession,
  cart: CartRecord,
): Promise<void> {
  const accountId = cart.account?.id ?? null;
  const hidden = hiddenCheckoutId(cart.id);
  const params = [session.key, cart.id, hidden, accountId, cart, cart.createdAt];
  await tx.query(openInSessionSql, params);
}

/** The language and currency of a cart: the request's, else the session's, else the store's. */
export function choicesOf(
  session: RequestSession,
  record: Pick<SessionRecord, 'locale' | 'currency'> | null,
  store: { locale: Locale; currency: CurrencyCode },
): { locale: Locale; currency: CurrencyCode } {
  return {
    locale: session.preferred.locale ?? record?.locale ?? store.locale,
    currency: session.preferred.currency ?? record?.currency ?? store.currency,
  };
}
