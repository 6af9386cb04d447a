import type { Database } from '../db/database';
import { farewellPlaceOf } from '../privacy/privacy';
import type { Sealer } from '../base/sealing';
import type { Storage } from '../storage/port';
import { filePlaceOf, uploadKey } from '../uploads/uploads';
import { createRowMarks, type MarkedColumn } from '../base/row-marks';
import { markedColumns } from './marked-columns';
import { sealedColumns, type SealedColumn } from './sealed-columns';

type ResealDeps = { db: Database; storage: Storage; sealer: Sealer };

/**
 * How many texts, files and keyed hashes were made again with the current key, and which ones no available key opens.
 */
export type Resealed = { texts: number; files: number; marks: number; lost: readonly string[] };

type Row = { id: string; sealed: string };

const batch = 100;

/**
 * Seals everything with the sealer's first key that is sealed with another. May run while the shop runs, and again
 * after an interruption: a text that changes meanwhile is skipped, since it was sealed with the new key.
 */
export async function resealEverything(deps: ResealDeps): Promise<Resealed> {
  const lost: string[] = [];
  let texts = 0;
  for (const column of sealedColumns) texts += await resealColumn(deps, column, lost);
  texts += await resealJobs(deps, lost);
  const files = await resealFiles(deps, lost);
  let marks = 0;
  for (const column of markedColumns) marks += await remakeMarks(deps, column, lost);
  await deps.db.flush();
  return { texts, files, marks, lost };
}

async function resealColumn(
  { db, sealer }: ResealDeps,
  { table, column, idColumn = 'id', placeOf, marksOf }: SealedColumn,
  lost: string[],
): Promise<number> {
  // An erased text is empty.
  const text = `select ${idColumn} as id, ${column} as sealed from ${table}
    where ${idColumn} > $1 and ${column} like 'v1.%' and ${column} not like $2
    order by ${idColumn} limit ${batch}`;
  let count = 0;
  let last = '';
  for (;;) {
    const rows = await db.query<Row>(text, [last, `v1.${sealer.keyId}.%`]);
    for (const { id, sealed } of rows) {
      const opened = openOr(() => sealer.open(sealed, placeOf(id)));
      if (opened === null) {
        lost.push(`${table}.${column} ${id}`);
        continue;
      }
      const marks = Object.entries(marksOf?.(sealer, opened) ?? {});
      const more = marks.map(([name], index) => `, ${name} = $${index + 4}`).join('');
      await db.query(
        `update ${table} set ${column} = $2${more} where ${idColumn} = $1 and ${column} = $3`,
        [id, sealer.seal(opened, placeOf(id)), sealed, ...marks.map(([, value]) => value)],
      );
      count += 1;
    }
    if (rows.length < batch) return count;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The farewell mail's job contains the sealed address of a deleted account. */
async function resealJobs({ db, sealer }: ResealDeps, lost: string[]): Promise<number> {
  const jobs = await db.query<Row & { mailId: string }>(
    `select id, data ->> 'sealedEmail' as sealed, data ->> 'mailId' as "mailId" from pgboss.job
     where name = 'send-account-deleted' and state < 'completed' and data ->> 'sealedEmail' not like $1`,
    [`v1.${sealer.keyId}.%`],
  );
  for (const { id, sealed, mailId } of jobs) {
    const opened = openOr(() => sealer.open(sealed, farewellPlaceOf(mailId)));
    if (opened === null) {
      lost.push(`job ${id}`);
      continue;
    }
    await db.query(
      `update pgboss.job set data = jsonb_set(data, '{sealedEmail}', to_jsonb($2::text)) where id = $1`,
      [id, sealer.seal(opened, farewellPlaceOf(mailId))],
    );
  }
  return jobs.length;
}

async function resealFiles({ db, storage, sealer }: ResealDeps, lost: string[]): Promise<number> {
  const current = Buffer.from(`v1.${sealer.keyId}.`);
  const kept = await db.query<{ id: string }>(`select id from uploads where status = 'kept'`);
  let count = 0;
  for (const { id } of kept) {
    const sealed = await storage.get(uploadKey(id));
    if (!sealed || current.equals(sealed.subarray(0, current.length))) continue;
    const bytes = openOr(() => sealer.openBytes(sealed, filePlaceOf(id)));
    if (bytes === null) {
      lost.push(`file ${id}`);
      continue;
    }
    await storage.put(uploadKey(id), sealer.sealBytes(bytes, filePlaceOf(id)));
    count += 1;
  }
  return count;
}

async function remakeMarks(
  { db, sealer }: ResealDeps,
  { table, column, words }: MarkedColumn,
  lost: string[],
): Promise<number> {
  const marks = createRowMarks(sealer, { table, column, words });
  const text = `select id, ${column} as mark from ${table}
    where id > $1 and ${column} is not null order by id limit ${batch}`;
  let count = 0;
  let last = '';
  for (;;) {
    const rows = await db.query<{ id: string; mark: Uint8Array }>(text, [last]);
    for (const { id, mark } of rows) {
      if (marks.isCurrent(id, mark)) continue;
      const word = openOr(() => marks.read(id, mark));
      if (word === null) {
        lost.push(`${table}.${column} ${id}`);
        continue;
      }
      await db.query(`update ${table} set ${column} = $2 where id = $1 and ${column} = $3`, [
        id,
        marks.of(id, word),
        mark,
      ]);
      count += 1;
    }
    if (rows.length < batch) return count;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Null when the key is not available: all others are sealed again all the same. */
function openOr<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}
