import type { SqlSession } from '@/server/db/database';

/** One passkey as its owner sees it. Times are ISO UTC. */
export type Passkey = { id: string; createdAt: string; lastUsedAt: string | null };

/** What verifying a signature needs. */
export type StoredPasskey = {
  id: string;
  accountId: string;
  /** base64url. */
  publicKey: string;
  counter: number;
};

/** More than the devices of one person; keeps a stolen login from filling the table. */
export const mostPasskeys = 10;

/** Oldest first. */
export function listPasskeys(sql: SqlSession, accountId: string): Promise<Passkey[]> {
  return sql.query<Passkey>(
    `select id, created_at as "createdAt", last_used_at as "lastUsedAt" from account_passkeys
     where account_id = $1 order by created_at, id`,
    [accountId],
  );
}

export async function findPasskey(sql: SqlSession, id: string): Promise<StoredPasskey | null> {
  const [row] = await sql.query<StoredPasskey>(
    `select id, account_id as "accountId", public_key as "publicKey", counter
     from account_passkeys where id = $1`,
    [id],
  );
  return row ?? null;
}

/** False when the credential is known already. */
export async function insertPasskey(
  sql: SqlSession,
  passkey: StoredPasskey & { transports: readonly string[] },
  now: Date,
): Promise<boolean> {
  const { id, accountId, publicKey, counter, transports } = passkey;
  const rows = await sql.query(
    `insert into account_passkeys (id, account_id, public_key, counter, transports, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning id`,
    [id, accountId, publicKey, counter, JSON.stringify(transports), now],
  );
  return rows.length === 1;
}

/** False when the passkey was removed meanwhile. */
export async function notePasskeyUse(
  sql: SqlSession,
  { id, counter }: { id: string; counter: number },
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `update account_passkeys set counter = greatest(counter, $2), last_used_at = $3
     where id = $1 returning id`,
    [id, counter, now],
  );
  return rows.length === 1;
}

/** False when the account has no such passkey. */
export async function removePasskey(
  sql: SqlSession,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const rows = await sql.query(
    'delete from account_passkeys where id = $1 and account_id = $2 returning id',
    [id, accountId],
  );
  return rows.length === 1;
}
