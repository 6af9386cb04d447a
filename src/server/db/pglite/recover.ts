import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../folder-lock';
import { bytesAt, layOut, listCopies, type BaseCopy } from './base-copies';
import { DamagedDatabaseError } from './damaged-database-error';
import { PgliteConnection } from './connection';
import { findDamagedPages } from './page-checksums';
import { startPglite } from './start-pglite';

/** Thrown when no copy leads to a whole database; the message is for people. */
class RecoveryError extends Error {
  override name = 'RecoveryError';
}

export type Recovered = {
  /** The time of the copy that was used. */
  copyOf: string;
  /** Null when only the copy was wanted; else whether the log was read to the end that the damaged database states. */
  isLogWhole: boolean | null;
  /** Where the damaged database is now; null when there was none. */
  putAside: string | null;
};

/**
 * Rebuilds the embedded database from a copy of its files and, unless `hasLog` is false, all log since then, which
 * restores everything that was committed. Uses the newest copy that leads to a whole database. The damaged database is
 * put aside, never removed. Throws RecoveryError, FolderInUseError.
 */
export async function recoverPglite(
  dataDir: string,
  { hasLog = true }: { hasLog?: boolean } = {},
): Promise<Recovered> {
  const unlock = lockFolder(dataDir);
  const drafted = path.join(dataDir, 'db-recovering');
  try {
    const reasons: string[] = [];
    for (const copy of await listCopies(dataDir)) {
      const outcome = await tryCopy(copy, { dataDir, drafted, hasLog });
      if (outcome.ok) return { ...outcome.recovered, putAside: exchange(dataDir, drafted) };
      reasons.push(`The copy of ${copy.takenAt}: ${outcome.reason}.`);
    }
    throw new RecoveryError(
      [
        `The database in ${dataDir} cannot be made anew from copies of its files; nothing was changed.`,
        ...(reasons.length > 0 ? reasons : ['There is no copy yet.']),
        'Move the folder away and use `npm run restore` with your last backup.',
      ].join(' '),
    );
  } finally {
    rmSync(drafted, { recursive: true, force: true });
    unlock();
  }
}

type Try = { dataDir: string; drafted: string; hasLog: boolean };

type Outcome = { ok: true; recovered: Omit<Recovered, 'putAside'> } | { ok: false; reason: string };

async function tryCopy(copy: BaseCopy, { dataDir, drafted, hasLog }: Try): Promise<Outcome> {
  const damagedFolder = hasLog ? findDamaged(dataDir) : null;
  await layOut(copy, drafted, damagedFolder === null ? null : path.join(damagedFolder, 'pg_wal'));
  try {
    const started = await startPglite({ folder: drafted, dataDir });
    const { pglite, files } = started;
    const [damaged] = findDamagedPages(drafted);
    const [row] = new PgliteConnection(started).queryObjects<{ position: string }>(
      'select pg_current_wal_lsn()::text as position',
      [],
    );
    await pglite.close();
    await files.syncTree();
    if (damaged) return { ok: false, reason: `page ${damaged.page} of ${damaged.file} is torn` };
    const reached = bytesAt(row?.position ?? '0/0');
    const known = damagedFolder === null ? null : await lastCheckpoint(damagedFolder);
    const recovered = {
      copyOf: copy.takenAt,
      isLogWhole: damagedFolder !== null ? known !== null && reached >= known : null,
    };
    return { ok: true, recovered };
  } catch (error) {
    if (error instanceof DamagedDatabaseError)
      return { ok: false, reason: 'its log is not all there' };
    throw error;
  }
}

/**
 * The folder with the log to continue; after an interruption between the two steps, the one put aside. Null when there
 * is none.
 */
function findDamaged(dataDir: string): string | null {
  const aside = readdirSync(dataDir).filter((name) => name.startsWith('db-damaged-'));
  const folders = ['db', ...aside.sort().reverse()].map((name) => path.join(dataDir, name));
  return folders.find((folder) => existsSync(path.join(folder, 'pg_wal'))) ?? null;
}

/** Puts the new database in place, and the damaged one aside. */
function exchange(dataDir: string, drafted: string): string | null {
  const folder = path.join(dataDir, 'db');
  const aside = path.join(dataDir, `db-damaged-${Date.now()}`);
  const hadOne = existsSync(folder);
  if (hadOne) renameSync(folder, aside);
  renameSync(drafted, folder);
  writeFileSync(path.join(dataDir, 'db-complete'), '');
  return hadOne ? aside : null;
}

/** The least position the log reached, by the damaged database's control file; null when that cannot be read. */
async function lastCheckpoint(folder: string): Promise<bigint | null> {
  const file = path.join(folder, 'global', 'pg_control');
  const bytes = await readFile(file).catch(() => null);
  // Postgres' ControlFileData: the position of the last checkpoint is at byte 32.
  return bytes && bytes.length >= 40 ? bytes.readBigUInt64LE(32) : null;
}
