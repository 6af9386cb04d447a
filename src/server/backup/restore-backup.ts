import type { Database, SqlSession } from '../db/database';
import { knownMigrations, migrate } from '../db/migrate';
import { createQueues } from '../jobs/queue';
import type { Sealer } from '../base/sealing';
import type { Storage } from '../storage/port';
import { readBackupFile, verifyBackupFile } from './backup-file';
import { BackupError, type BackupEnd, type BackupEntry, type BackupHead } from './format';
import { beginLoading, endLoading, findFilled, loaderOf, setSequence } from './tables';

export type RestoreDeps = {
  db: Database;
  storage: Storage;
  sealer: Pick<Sealer, 'keyId'>;
  migrationsDir: string;
};

/**
 * Fills an empty database and the storage of files from a backup, and brings them to this version. The file is read
 * through first, so that a broken one changes nothing. Throws BackupError when it is broken, of a newer version, sealed
 * with another key, or when the shop is not empty.
 */
export async function restoreBackup(deps: RestoreDeps, file: string): Promise<BackupEnd> {
  const { head } = await readHead(file);
  await verifyBackupFile(file);
  checkHead(head, deps);
  const { db, migrationsDir } = deps;
  await migrate(db, migrationsDir, createQueues, head.migrations.length);
  const filled = await findFilled(db);
  if (filled.length > 0) {
    throw new BackupError(
      `A backup is restored into an empty database; this one has rows in ${filled.slice(0, 5).join(', ')}.`,
    );
  }
  const end = await db.transaction((tx) => load(tx, deps.storage, file));
  await migrate(db, migrationsDir, createQueues);
  await db.flush();
  return end;
}

/** The content of the first lines; the rest is not read. Throws BackupError. */
export async function readHead(
  file: string,
): Promise<{ head: BackupHead; secrets: object | null }> {
  let head: BackupHead | null = null;
  for await (const entry of readBackupFile(file)) {
    if (entry.kind === 'head') head = entry;
    else if (head) return { head, secrets: entry.kind === 'secrets' ? entry.secrets : null };
    else break;
  }
  throw new BackupError(`${file} is no backup of the shop`);
}

function checkHead(head: BackupHead, { sealer, migrationsDir }: RestoreDeps): void {
  const known = knownMigrations(migrationsDir);
  if (head.migrations.some((hash, index) => known[index] !== hash)) {
    throw new BackupError('This backup is of a newer version of the shop than this one.');
  }
  if (head.keyId !== sealer.keyId) {
    throw new BackupError(
      'What lies sealed in this backup was sealed with another ENCRYPTION_KEY. Put the secrets.json of that shop into ' +
        'the data folder first, or set its ENCRYPTION_KEY.',
    );
  }
}

/**
 * Loads the whole database or nothing. After a failure, files already stored are orphans, which the hourly clean-up
 * removes.
 */
async function load(tx: SqlSession, storage: Storage, file: string): Promise<BackupEnd> {
  await beginLoading(tx);
  const entries = readBackupFile(file);
  let insert: Awaited<ReturnType<typeof loaderOf>> | null = null;
  for (;;) {
    const { done, value: entry } = await entries.next();
    if (done) {
      await endLoading(tx);
      return entry;
    }
    if (entry.kind === 'table') insert = await loaderOf(tx, entry);
    else if (entry.kind === 'rows') await insert?.(entry.rows);
    else await loadOther(tx, storage, entry);
  }
}

async function loadOther(tx: SqlSession, storage: Storage, entry: BackupEntry): Promise<void> {
  if (entry.kind === 'sequence') await setSequence(tx, entry.name, entry.value);
  if (entry.kind === 'file') await storage.put(entry.key, Buffer.from(entry.bytes, 'base64'));
  if (entry.kind === 'queues') {
    for (const name of entry.names) {
      await tx.query(`select pgboss.create_queue($1, '{"policy":"standard"}'::json)`, [name]);
    }
  }
  if (entry.kind === 'gone') {
    await tx.query(`update uploads set status = 'removed' where id = any($1)`, [entry.ids]);
  }
}
