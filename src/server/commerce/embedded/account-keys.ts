import { createHash, randomBytes } from 'node:crypto';
import { deletionKeyLifetimeMs, loginKeyLifetimeMs, passwordKeyLifetimeMs } from '@/domain/account';
import type { Locale } from '@/domain/locale';
import type { SqlSession } from '@/server/db/database';
import type { AccountLink } from '../port';
import { newId } from './ids';

export type KeyPurpose = AccountLink['purpose'];

const lifetimes: Readonly<Record<KeyPurpose, number>> = {
  password: passwordKeyLifetimeMs,
  login: loginKeyLifetimeMs,
  delete: deletionKeyLifetimeMs,
};

export type KeyRequest = {
  email: string;
  purpose: KeyPurpose;
  linkPath: string | null;
  locale: Locale;
};

/**
 * Requests that are kept of one address and purpose: more than one address can be mailed in an hour (`linkMail` in
 * rate-limits.ts), so that a stranger who asks again and again does not push out the link in the owner's mailbox.
 */
const mostRequests = 40;

/**
 * Notes that somebody asked for a link by mail. Earlier links go on working, because anybody may ask. There is no key
 * yet: the job that writes the mail makes it, so that it never lies in a queue. Returns the request's id.
 */
export async function requestKey(tx: SqlSession, request: KeyRequest, now: Date): Promise<string> {
  const id = newId();
  const { email, purpose, linkPath, locale } = request;
  await tx.query(
    `insert into account_keys (id, email, purpose, link_path, locale, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, email, purpose, linkPath, locale, now, expiry(purpose, now)],
  );
  await tx.query(
    `delete from account_keys where id in (
       select id from account_keys where email = $1 and purpose = $2 and id <> $3
       order by created_at desc offset $4 for update skip locked)`,
    [email, purpose, id, mostRequests - 1],
  );
  return id;
}

/**
 * Makes the key of a request; only its hash is kept. Asked again (the mail could not be sent) it makes another one.
 * Null when the request was cancelled, used or cleaned up since.
 */
export async function makeKey(
  tx: SqlSession,
  requestId: string,
  now: Date,
): Promise<(KeyRequest & { key: string }) | null> {
  type Row = KeyRequest & { createdAt: string };
  const [request] = await tx.query<Row>(
    `select email, purpose, link_path as "linkPath", locale, created_at as "createdAt" from account_keys
     where id = $1 for update`,
    [requestId],
  );
  if (!request) return null;
  const key = randomBytes(32).toString('base64url');
  await tx.query('update account_keys set key_hash = $2, expires_at = $3 where id = $1', [
    requestId,
    hashOf(key),
    expiry(request.purpose, now),
  ]);
  const { email, purpose, linkPath, locale } = request;
  return { key, email, purpose, linkPath, locale };
}

/** Would this key work now? Nothing is used up. */
export async function isKey(
  sql: SqlSession,
  key: string,
  purpose: KeyPurpose,
  now: Date,
): Promise<boolean> {
  const found = await sql.query(
    'select 1 from account_keys where key_hash = $1 and purpose = $2 and expires_at > $3',
    [hashOf(key), purpose, now],
  );
  return found.length > 0;
}

/**
 * Uses a key up, with all others of its address and purpose, and tells whose address it proves; null for a wrong, used,
 * expired or cancelled one. Rolled back with the transaction: what is refused after it leaves the keys as they were.
 */
export async function redeemKey(
  tx: SqlSession,
  key: string,
  purpose: KeyPurpose,
  now: Date,
): Promise<{ email: string } | null> {
  const [used] = await tx.query<{ email: string }>(
    `delete from account_keys where key_hash = $1 and purpose = $2 and expires_at > $3 returning email`,
    [hashOf(key), purpose, now],
  );
  if (!used) return null;
  await tx.query('delete from account_keys where email = $1 and purpose = $2', [
    used.email,
    purpose,
  ]);
  return used;
}

/** Every link in a mailbox stops working. Only for who has proven the address: nobody else may end its owner's links. */
export async function cancelKeys(tx: SqlSession, email: string): Promise<void> {
  await tx.query('delete from account_keys where email = $1', [email]);
}

/** A key is 256 random bits, so a fast hash hides it as well as a slow one. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function expiry(purpose: KeyPurpose, now: Date): Date {
  return new Date(now.getTime() + lifetimes[purpose]);
}
