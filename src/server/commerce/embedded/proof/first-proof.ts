import { leftCart } from '@/domain/accounts/account-cart';
import type { SqlSession } from '@/server/db/database';
import type { SavedCards } from '@/server/payments/port';
import { ownedTables } from '@/server/visits/ownership';
import { cancelKeys } from '../accounts/account-keys';
import { lockCart, saveCart } from '../carts/cart-rows';
import type { RequestSession } from '../engine';
import { endOtherSessions } from '../sessions/session-rotation';

type FirstProof = {
  accountId: string;
  /** The visit that used the mailed link. */
  session: RequestSession;
  /** Whether this visit was logged in to the account before: then the mailbox owner also opened the account. */
  isOwnVisit: boolean;
  savedCards: SavedCards;
  now: Date;
};

/** What the first proof removed, so that the owner can be told. */
type Removed = { hadPassword: boolean; hadDetails: boolean };

const nothing: Removed = { hadPassword: false, hadDetails: false };

const lockUnprovenSql = `select email from accounts where id = $1 and email_proven_at is null for update`;

/**
 * Anybody can open an account under any address; the first use of a mailed link proves whose it is. So before the
 * account shows anything, its other sessions and links end, and data entered into it is removed, unless the same visit
 * entered it.
 */
export async function settleFirstProof(tx: SqlSession, proof: FirstProof): Promise<Removed> {
  const { accountId, session, isOwnVisit, now } = proof;
  const [unproven] = await tx.query<{ email: string }>(lockUnprovenSql, [accountId]);
  if (!unproven) return nothing;
  await cancelKeys(tx, unproven.email);
  await endOtherSessions(tx, accountId, session, now);
  return isOwnVisit ? nothing : removeLeftovers(tx, proof);
}

async function removeLeftovers(
  tx: SqlSession,
  { accountId, savedCards, now }: FirstProof,
): Promise<Removed> {
  const person = await forgetPerson(tx, accountId, now);
  const removed = [
    person.hadDetails,
    await emptyCarts(tx, accountId, now),
    await forgetCards(tx, accountId, savedCards),
    await forgetAddresses(tx, accountId),
    await forgetPasskeys(tx, accountId),
  ];
  await detachRecords(tx, accountId);
  return { hadPassword: person.hadPassword, hadDetails: removed.some(Boolean) };
}

const loggedInCartsSql = `select id from carts
  where account_id = $1 and status = 'open' and (state ->> 'isLoggedIn')::boolean order by id`;

/** Carts of guests who only typed the address stay: the owner may be one of them. */
async function emptyCarts(tx: SqlSession, accountId: string, now: Date): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(loggedInCartsSql, [accountId]);
  for (const { id } of rows) {
    const cart = await lockCart(tx, id, null);
    if (cart?.status === 'open')
      await saveCart(tx, { ...leftCart(cart), updatedAt: now.toISOString() });
  }
  return rows.length > 0;
}

/** A card that pays for a running plan leaves the account and pays for that plan only. */
const forgetCardsSql = `delete from account_cards c where account_id = $1
  returning token, exists (
    select 1 from subscriptions s where s.account_id = c.account_id
      and s.state #>> '{billing,card,token}' = c.token and s.status not in ('canceled', 'complete')
  ) as "isPaying"`;

async function forgetCards(
  tx: SqlSession,
  accountId: string,
  savedCards: SavedCards,
): Promise<boolean> {
  type Row = { token: string; isPaying: boolean };
  const cards = await tx.query<Row>(forgetCardsSql, [accountId]);
  for (const { token, isPaying } of cards) {
    if (!isPaying) await savedCards.forget(tx, { token, accountId });
  }
  return cards.length > 0;
}

async function forgetAddresses(tx: SqlSession, accountId: string): Promise<boolean> {
  const sql = 'delete from account_addresses where account_id = $1 returning 1';
  return (await tx.query(sql, [accountId])).length > 0;
}

/** @returns true when there were any */
export async function forgetPasskeys(tx: SqlSession, accountId: string): Promise<boolean> {
  const sql = 'delete from account_passkeys where account_id = $1 returning 1';
  return (await tx.query(sql, [accountId])).length > 0;
}

const forgetPersonSql = `update accounts a set name = null, first_name = null, last_name = null, phone = null,
    email_optin = null, sms_optin = null, metadata = null, shipping = null, billing = null,
    password_hash = null, updated_at = $2
  from (select id, coalesce(name, first_name, last_name, phone) is not null
      or coalesce(metadata, '{}') <> '{}' or shipping is not null or billing is not null
      or coalesce(email_optin, false) or coalesce(sms_optin, false) as "hadDetails",
      password_hash is not null as "hadPassword"
    from accounts where id = $1) before
  where a.id = before.id returning before."hadDetails", before."hadPassword"`;

async function forgetPerson(tx: SqlSession, accountId: string, now: Date): Promise<Removed> {
  const [removed] = await tx.query<Removed>(forgetPersonSql, [accountId, now]);
  return removed ?? nothing;
}

/** Hearing records made in the account belong to their visit until somebody proves to be the account's owner. */
async function detachRecords(tx: SqlSession, accountId: string): Promise<void> {
  for (const table of ownedTables) {
    await tx.query(`update ${table} set account_id = null where account_id = $1`, [accountId]);
  }
}
