import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { accountPasskeys } from '@/server/db/schema/passkeys';
import type { PasskeyKind } from './passkey-kinds';

// The table of the staff's passkeys has the same columns.
const shownColumns = columnsOf(accountPasskeys, ['id', 'createdAt', 'lastUsedAt']);
const storedColumns = columnsOf(accountPasskeys, ['id', 'publicKey', 'counter']);

/** One passkey as its owner sees it. Times are ISO UTC. */
export type Passkey = RowOf<typeof shownColumns>;

/** What verifying a signature needs. */
export type StoredPasskey = RowOf<typeof storedColumns> & { ownerId: string };

/** More than one person's devices; keeps a stolen login from filling the table. */
export const mostPasskeys = 10;

/** Oldest first. */
export function listPasskeys(
  sql: SqlSession,
  { table, ownerColumn }: PasskeyKind,
  ownerId: string,
): Promise<Passkey[]> {
  return sql.query<Passkey>(
    `select ${shownColumns} from ${table}
     where ${ownerColumn} = $1 order by created_at, id`,
    [ownerId],
  );
}

export async function findPasskey(
  sql: SqlSession,
  { table, ownerColumn }: PasskeyKind,
  id: string,
): Promise<StoredPasskey | null> {
  const [row] = await sql.query<StoredPasskey>(
    `select ${storedColumns}, ${ownerColumn} as "ownerId" from ${table} where id = $1`,
    [id],
  );
  return row ?? null;
}

/** False when the credential is known already. */
export async function insertPasskey(
  sql: SqlSession,
  { table, ownerColumn }: PasskeyKind,
  passkey: StoredPasskey & { transports: readonly string[] },
  now: Date,
): Promise<boolean> {
  const { id, ownerId, publicKey, counter, transports } = passkey;
  const rows = await sql.query(
    `insert into ${table} (id, ${ownerColumn}, public_key, counter, transports, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning id`,
    [id, ownerId, publicKey, counter, JSON.stringify(transports), now],
  );
  return rows.length === 1;
}

/** False when the passkey was removed meanwhile. */
export async function notePasskeyUse(
  sql: SqlSession,
  { table }: PasskeyKind,
  { id, counter }: { id: string; counter: number },
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `update ${table} set counter = greatest(counter, $2), last_used_at = $3
     where id = $1 returning id`,
    [id, counter, now],
  );
  return rows.length === 1;
}

/** False when this owner has no such passkey. */
export async function removePasskey(
  sql: SqlSession,
  { table, ownerColumn }: PasskeyKind,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<boolean> {
  const rows = await sql.query(
    `delete from ${table} where id = $1 and ${ownerColumn} = $2 returning id`,
    [id, ownerId],
  );
  return rows.length === 1;
}
