import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { erasures } from '@/server/db/schema/erasures';
import type { Sealer } from '@/server/base/sealing';
import type { Storage } from '@/server/storage/port';
import type { DataSubject } from '@/server/personal-data/personal-data-record';

/** Notes of erasures in the file storage, which a restore of the database does not replace. */
export const tombstonePrefix = 'erasures/';

const columns = columnsOf(erasures, [], { as: { account: 'accountMark', email: 'emailMark' } });

/**
 * What remains of an erased customer: keyed hashes, hexadecimal. They cannot be reversed, with or without the key. That
 * of the address is null when no mailed link had proven it.
 */
export type Tombstone = RowOf<typeof columns>;

const keyPattern = /^erasures\/([0-9a-f]{32})(?:-([0-9a-f]{32}))?$/;

/** A fingerprint in characters that a storage key may have. */
const hexOf = (fingerprint: string) => Buffer.from(fingerprint, 'base64url').toString('hex');

/** The keyed hashes of an account's id under every available key, the current one first. */
export function accountMarks(sealer: Sealer, accountId: string): string[] {
  return sealer.fingerprints(accountId, 'erasures.account').map(hexOf);
}

/** The same for a normalised e-mail address. */
export function emailMarks(sealer: Sealer, email: string): string[] {
  return sealer.fingerprints(email, 'erasures.email').map(hexOf);
}

export function tombstoneOf(sealer: Sealer, subject: DataSubject): Tombstone {
  const [account = ''] = accountMarks(sealer, subject.accountId);
  const [email = null] = subject.isEmailProven ? emailMarks(sealer, subject.email) : [];
  return { account, email };
}

/** A tombstone's storage key: its name contains all of its data. */
export function tombstoneKey({ account, email }: Tombstone): string {
  return tombstonePrefix + (email === null ? account : `${account}-${email}`);
}

/** Every tombstone in the storage, by the keyed hash of its account. */
export async function storedTombstones(storage: Storage): Promise<Map<string, Tombstone>> {
  const found = new Map<string, Tombstone>();
  for await (const { key } of storage.list(tombstonePrefix)) {
    const [, account, email = null] = keyPattern.exec(key) ?? [];
    if (account !== undefined) found.set(account, { account, email });
  }
  return found;
}

/** Writes a tombstone to the storage; on disk when it resolves. Writing it twice changes nothing. */
export async function storeTombstone(storage: Storage, tombstone: Tombstone): Promise<void> {
  await storage.put(tombstoneKey(tombstone), Buffer.from('erased\n'));
}

/** Every tombstone of an erasure this database has carried out, by the keyed hash of its account. */
export async function carriedOut(sql: SqlSession): Promise<Map<string, Tombstone>> {
  const rows = await sql.query<Tombstone>(`select ${columns} from erasures`);
  return new Map(rows.map((tombstone) => [tombstone.account, tombstone]));
}

/**
 * Records an erasure in its own transaction.
 *
 * @returns false when it was recorded before, also by a process that does the same at this moment
 */
export async function recordErasure(
  tx: SqlSession,
  { account, email }: Tombstone,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into erasures (account_mark, email_mark, erased_at) values ($1, $2, $3)
     on conflict (account_mark) do nothing returning 1`,
    [account, email, now],
  );
  return rows.length > 0;
}
