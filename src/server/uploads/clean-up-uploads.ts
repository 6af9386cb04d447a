import { hearingRetentionMonths } from '@/domain/hearing/hearing-result';
import { guestUploadDays } from '@/domain/hearing/upload';
import type { Database } from '@/server/db/database';
import type { Storage } from '@/server/storage/port';
import { uploadKey, uploadPrefix } from './uploads';

const hour = 60 * 60 * 1000;

/** No upload takes this long: an older one that is still arriving never will finish. */
const arrivesWithinMs = 2 * hour;

/** Rows and objects per step. */
const batch = 200;

const expiredSql = `update uploads set status = 'removed' where status = 'kept' and (
    created_at < $1::timestamptz - make_interval(months => ${hearingRetentionMonths})
    or (created_at < $1::timestamptz - make_interval(days => ${guestUploadDays})
        and account_id is null and order_id is null and email is null))`;

/**
 * Removes files that were deleted, that never arrived, that nobody can reach any more or whose retention period is
 * over.
 */
export async function cleanUpUploads(
  { db, storage }: { db: Database; storage: Storage },
  now: Date,
): Promise<void> {
  await db.query(expiredSql, [now]);
  await removeGone(db, storage, now);
  await storage.removeUnfinished(new Date(now.getTime() - arrivesWithinMs));
  await removeOrphans(db, storage, now);
}

async function removeGone(db: Database, storage: Storage, now: Date): Promise<void> {
  let found = batch;
  while (found === batch) {
    const rows = await db.query<{ id: string }>(
      `select id from uploads where status = 'removed' or (status = 'arriving' and created_at < $1) limit ${batch}`,
      [new Date(now.getTime() - arrivesWithinMs)],
    );
    for (const { id } of rows) {
      await storage.remove(uploadKey(id));
      await db.query(`delete from uploads where id = $1 and status <> 'kept'`, [id]);
    }
    found = rows.length;
  }
}

/** Removes objects without a row: a row always exists before its object. */
async function removeOrphans(db: Database, storage: Storage, now: Date): Promise<void> {
  let keys: string[] = [];
  const sweep = async () => {
    const ids = keys.map((key) => key.slice(uploadPrefix.length));
    const known = await db.query<{ id: string }>('select id from uploads where id = any($1)', [
      ids,
    ]);
    const kept = new Set(known.map(({ id }) => uploadKey(id)));
    for (const key of keys) if (!kept.has(key)) await storage.remove(key);
    keys = [];
  };
  for await (const { key, storedAt } of storage.list(uploadPrefix)) {
    if (now.getTime() - storedAt.getTime() < arrivesWithinMs) continue;
    keys.push(key);
    if (keys.length === batch) await sweep();
  }
  await sweep();
}
