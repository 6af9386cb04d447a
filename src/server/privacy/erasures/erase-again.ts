import type { CustomerRecords } from '@/server/commerce/port';
import type { Database, SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import type { Storage } from '@/server/storage/port';
import type { DataSubject } from '@/server/personal-data/personal-data-record';
import {
  accountMarks,
  carriedOut,
  emailMarks,
  recordErasure,
  storedTombstones,
  storeTombstone,
  type Tombstone,
} from './tombstones';

type ReplayDeps = {
  db: Database;
  storage: Storage;
  sealer: Sealer;
  /** Null when a hosted store keeps its customers' records. */
  customerRecords: Pick<CustomerRecords, 'findSubject' | 'findGuest'> | null;
  /** Erases all data of one person. */
  eraseIn: (tx: SqlSession, subject: DataSubject) => Promise<void>;
  now: () => Date;
};

/**
 * Repeats the erasures that a restored database has not seen. The database is then as it was before each of them, so
 * everything under the erased account and its proven address is deleted; no mail is sent. Tombstones that only the
 * restored database has are written back to the storage.
 *
 * @returns how many erasures the database had not seen
 */
export async function eraseAgain(deps: ReplayDeps): Promise<number> {
  const { db, storage } = deps;
  const [stored, done] = await Promise.all([storedTombstones(storage), carriedOut(db)]);
  for (const [account, tombstone] of done) {
    if (!stored.has(account)) await storeTombstone(storage, tombstone);
  }
  const unseen = [...stored.values()].filter(({ account }) => !done.has(account));
  if (unseen.length === 0) return 0;
  const people = await findPeople(deps);
  for (const tombstone of unseen) await eraseOne(deps, tombstone, people);
  await db.flush();
  return unseen.length;
}

/** The people in the database, by the keyed hashes that a tombstone may have. */
type People = { accounts: Map<string, string>; emails: Map<string, string> };

async function eraseOne(deps: ReplayDeps, tombstone: Tombstone, people: People): Promise<void> {
  const { db, customerRecords, eraseIn, now } = deps;
  const accountId = people.accounts.get(tombstone.account);
  const email = tombstone.email === null ? undefined : people.emails.get(tombstone.email);
  const subjects: DataSubject[] = [];
  if (accountId !== undefined) {
    const known = await customerRecords?.findSubject(accountId);
    subjects.push(known ?? { accountId, email: '', isEmailProven: false });
  }
  if (email !== undefined) {
    // The address may have belonged to a guest's account at the time of the backup, or to none.
    const guest = await customerRecords?.findGuest(email);
    subjects.push({ accountId: guest?.accountId ?? noAccount, email, isEmailProven: true });
  }
  await db.transaction(async (tx) => {
    if (!(await recordErasure(tx, tombstone, now()))) return;
    for (const subject of subjects) await eraseIn(tx, subject);
  });
}

/** No account has this id. */
const noAccount = '';

async function findPeople({ db, sealer }: ReplayDeps): Promise<People> {
  const accounts = new Map<string, string>();
  for (const id of await valuesOf(db, 'account_id', ['accounts', 'id'])) {
    for (const mark of accountMarks(sealer, id)) accounts.set(mark, id);
  }
  const emails = new Map<string, string>();
  for (const email of await valuesOf(db, 'email')) {
    for (const mark of emailMarks(sealer, email)) emails.set(mark, email);
  }
  return { accounts, emails };
}

/** Every value in the columns of that name, in all tables, and in one more column. */
async function valuesOf(
  db: Database,
  column: 'account_id' | 'email',
  more?: readonly [table: string, column: string],
): Promise<string[]> {
  const places = await db.query<{ text: string }>(
    `select format('select %I::text as value from %I', column_name, table_name) as text
     from information_schema.columns
     where table_schema = 'public' and (column_name = $1 or (table_name = $2 and column_name = $3))`,
    [column, more?.[0] ?? null, more?.[1] ?? null],
  );
  const rows = await db.query<{ value: string }>(
    `select distinct value from (${places.map(({ text }) => text).join(' union all ')}) v where value is not null`,
  );
  return rows.map(({ value }) => value);
}
