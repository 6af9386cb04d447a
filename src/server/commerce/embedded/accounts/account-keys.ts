import { createHash, randomBytes } from 'node:crypto';
import {
  deletionKeyLifetimeMs,
  emailKeyLifetimeMs,
  loginKeyLifetimeMs,
  passwordKeyLifetimeMs,
  restoreKeyLifetimeMs,
  type KeyPurpose,
} from '@/domain/accounts/account';
import type { Locale } from '@/domain/words/locale';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { accountKeys } from '@/server/db/schema/accounts';
import type { SqlSession } from '@/server/db/database';
import { newId } from '../ids';

const lifetimes: Readonly<Record<KeyPurpose, number>> = {
  password: passwordKeyLifetimeMs,
  login: loginKeyLifetimeMs,
  delete: deletionKeyLifetimeMs,
  email: emailKeyLifetimeMs,
  restore: restoreKeyLifetimeMs,
};

export type KeyRequest = {
  email: string;
  purpose: KeyPurpose;
  linkPath: string | null;
  locale: Locale;
  /** The account whose address changes, for `email` and `restore`. */
  accountId?: string | null;
  /** A random value that only the asking browser keeps. */
  browser?: string | null;
};

const foundColumns = columnsOf(accountKeys, [
  'email',
  'purpose',
  'accountId',
  'browserHash',
  'createdAt',
]);

/** What a valid key is for. */
export type FoundKey = RowOf<typeof foundColumns>;

/**
 * How many requests are kept per address and purpose: more than one address can be mailed in an hour (`linkMail` in
 * rate-limits.ts), so that a stranger who asks repeatedly does not push out the link in the owner's mailbox.
 */
const mostRequests = 40;

/**
 * Notes that somebody asked for a link by mail. Earlier links still work, because anybody may ask. The key is only made
 * by the job that writes the mail, so that it is never stored in a queue. Returns the request's id.
 */
export async function requestKey(tx: SqlSession, request: KeyRequest, now: Date): Promise<string> {
  const id = newId();
  const { email, purpose, linkPath, locale, accountId = null, browser } = request;
  const browserHash = browser ? hashOf(browser) : null;
  await tx.query(
    `insert into account_keys (id, email, purpose, link_path, locale, created_at, expires_at, account_id, browser_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, email, purpose, linkPath, locale, now, expiry(purpose, now), accountId, browserHash],
  );
  await tx.query(
    `delete from account_keys where id in (
       select id from account_keys where email = $1 and purpose = $2 and id <> $3
       order by created_at desc offset $4 for update skip locked)`,
    [email, purpose, id, mostRequests - 1],
  );
  return id;
}

const requestColumns = columnsOf(accountKeys, [
  'email',
  'purpose',
  'linkPath',
  'locale',
  'accountId',
]);

/**
 * Makes the key of a request; only its hash is kept. Called again (the mail could not be sent) it makes another one.
 * Null when the request was cancelled, used or cleaned up since.
 */
export async function makeKey(
  tx: SqlSession,
  requestId: string,
  now: Date,
): Promise<(KeyRequest & { key: string; accountId: string | null }) | null> {
  const [request] = await tx.query<RowOf<typeof requestColumns>>(
    `select ${requestColumns} from account_keys where id = $1 for update`,
    [requestId],
  );
  if (!request) return null;
  const key = randomBytes(32).toString('base64url');
  await tx.query('update account_keys set key_hash = $2, expires_at = $3 where id = $1', [
    requestId,
    hashOf(key),
    expiry(request.purpose, now),
  ]);
  return { key, ...request };
}

/** What a key is for, if it has one of these purposes; null for one that does not work. Does not use the key up. */
export async function findKey(
  sql: SqlSession,
  key: string,
  purposes: readonly KeyPurpose[],
  now: Date,
): Promise<FoundKey | null> {
  const [found] = await sql.query<FoundKey>(
    `select ${foundColumns} from account_keys
     where key_hash = $1 and purpose = any($2::text[]) and expires_at > $3`,
    [hashOf(key), purposes, now],
  );
  return found ?? null;
}

/**
 * Uses a key up, with all others of its address and purpose, and returns the address it proves; null for a wrong, used,
 * expired or cancelled one. It rolls back with the transaction: a later refusal leaves the keys unchanged.
 */
export async function redeemKey(
  tx: SqlSession,
  key: string,
  purposes: readonly KeyPurpose[],
  now: Date,
): Promise<FoundKey | null> {
  const [used] = await tx.query<FoundKey>(
    `delete from account_keys where key_hash = $1 and purpose = any($2::text[]) and expires_at > $3
     returning ${foundColumns}`,
    [hashOf(key), purposes, now],
  );
  if (!used) return null;
  await tx.query('delete from account_keys where email = $1 and purpose = $2', [
    used.email,
    used.purpose,
  ]);
  return used;
}

/** Whether this browser asked for the link. False when the request named no browser. */
export function isAskedBy(found: FoundKey, browser: string | null | undefined): boolean {
  return Boolean(browser) && found.browserHash === hashOf(browser ?? '');
}

const cancelSql = `delete from account_keys where purpose <> 'restore'
  and (email = $1 or account_id = (select id from accounts where email = $1))`;

/**
 * Cancels every link mailed to an address, and a pending address change of its account. The way back to an earlier
 * address stays: a thief must not be able to close it. Only for the proven owner: nobody else may end the owner's
 * links.
 */
export async function cancelKeys(tx: SqlSession, email: string): Promise<void> {
  await tx.query(cancelSql, [email]);
}

/** Cancels links of an account requested at or after a moment, including ways back to an earlier address. */
export async function cancelAccountKeys(
  tx: SqlSession,
  accountId: string,
  since = '-infinity',
): Promise<void> {
  const sql = 'delete from account_keys where account_id = $1 and created_at >= $2';
  await tx.query(sql, [accountId, since]);
}

/** A key is 256 random bits, so a fast hash hides it as well as a slow one. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function expiry(purpose: KeyPurpose, now: Date): Date {
  return new Date(now.getTime() + lifetimes[purpose]);
}
