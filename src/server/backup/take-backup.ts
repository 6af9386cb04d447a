import type { Database } from '../db/database';
import { appliedMigrations } from '../db/migrate';
import type { Sealer } from '../base/sealing';
import type { Storage } from '../storage/port';
import { uploadKey } from '../uploads/uploads';
import { verifyBackupFile, writeBackupFile, type WriteLine } from './backup-file';
import { lineOf, type BackupEnd } from './format';
import { dumpTables } from './tables';

export type BackupDeps = {
  db: Database;
  storage: Storage;
  sealer: Pick<Sealer, 'keyId'>;
  /** Null leaves them out: a backup with secrets opens everything sealed in it. */
  secrets: object | null;
};

/** What a backup contains; `missing` counts files that have a row but no content. */
export type TakenBackup = Omit<BackupEnd, 'kind'> & { missing: number };

/** Takes backups of one shop. */
export type TakeBackup = (file: string, options: { hasSecrets: boolean }) => Promise<TakenBackup>;

/**
 * Writes the whole shop to one file while it runs: every table as of one moment, then the uploaded files of that
 * moment. Reads the file again at the end. The embedded database waits while its tables are read; Postgres does not.
 */
export async function takeBackup(deps: BackupDeps, file: string): Promise<TakenBackup> {
  let missing = 0;
  await writeBackupFile(file, async (write) => {
    const uploads = await writeTables(deps, write);
    missing = await writeUploads(deps, uploads, write);
  });
  const { rows, files, sha256, hasSecrets } = await verifyBackupFile(file);
  return { rows, files, sha256, hasSecrets, missing };
}

/** Resolves to the ids of the files that existed at that moment. */
function writeTables({ db, sealer, secrets }: BackupDeps, write: WriteLine): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read read only');
    await write(
      lineOf({
        kind: 'head',
        format: 'boreal-hearing-backup',
        version: 1,
        takenAt: new Date().toISOString(),
        migrations: await appliedMigrations(tx),
        keyId: sealer.keyId,
      }),
    );
    if (secrets) await write(lineOf({ kind: 'secrets', secrets }));
    for await (const line of dumpTables(tx)) await write(line);
    const kept = await tx.query<{ id: string }>(`select id from uploads where status = 'kept'`);
    return kept.map(({ id }) => id);
  });
}

/** Resolves to the number of lost files. A file that its owner deleted while the backup was taken is not lost. */
async function writeUploads(
  { db, storage }: BackupDeps,
  uploads: readonly string[],
  write: WriteLine,
): Promise<number> {
  const absent: string[] = [];
  for (const id of uploads) {
    const bytes = await storage.get(uploadKey(id));
    if (!bytes) absent.push(id);
    else {
      const packed = Buffer.from(bytes).toString('base64');
      await write(lineOf({ kind: 'file', key: uploadKey(id), bytes: packed }));
    }
  }
  const lost = await db.query<{ id: string }>(
    `select id from uploads where id = any($1) and status = 'kept'`,
    [absent],
  );
  const gone = absent.filter((id) => !lost.some((row) => row.id === id));
  if (gone.length > 0) await write(lineOf({ kind: 'gone', ids: gone }));
  return lost.length;
}
