import { PGlite } from '@electric-sql/pglite';
import { dataFolderErrorOf } from '@/server/base/data-folder-error';
import { DamagedDatabaseError } from './damaged-database-error';
import type { Disk } from './disk';
import { DurableFiles } from './durable-files';
import { keptLogBytes } from './kept-copies';

const megabyte = 1024 * 1024;

type Start = {
  folder: string;
  dataDir: string;
  disk?: Disk;
  sharedBuffers?: string;
  /** Log to keep for a recovery. */
  keptBytes?: number;
};

type Started = {
  pglite: PGlite;
  files: DurableFiles;
  /** Whether Postgres aborted, or a failing disk interrupted it. Further calls may then never return. */
  isLost: () => boolean;
};

/**
 * Starts Postgres on a folder and recovers it to its last consistent state; an empty folder becomes a database. Throws
 * DataFolderError when the system refuses something, else DamagedDatabaseError.
 */
export async function startPglite({
  folder,
  dataDir,
  disk,
  sharedBuffers = '16MB',
  keptBytes = keptLogBytes,
}: Start): Promise<Started> {
  const files = new DurableFiles(folder, disk);
  let isAborted = false;
  try {
    const pglite = await PGlite.create({
      fs: files,
      startParams: startParams(sharedBuffers, keptBytes),
      // Emscripten's own message. PGlite reports it late, and after an answer that looks like any other.
      onStderr: (line) => (isAborted ||= line.startsWith('Aborted(')),
    });
    return { pglite, files, isLost: () => isAborted || files.hasFailed };
  } catch (error) {
    throw (
      dataFolderErrorOf(files.refusal, dataDir) ??
      new DamagedDatabaseError(dataDir, 'it does not start', { cause: error })
    );
  }
}

/**
 * PGlite's own parameters without `-F` (fsync off). The log is synced with fsync, the only call that Emscripten passes
 * on; durable-files.ts carries it out as fdatasync.
 */
function startParams(sharedBuffers: string, keptBytes: number): string[] {
  return [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...settings({
      fsync: 'on',
      wal_sync_method: 'fsync',
      shared_buffers: sharedBuffers,
      TimeZone: 'UTC',
      // A recycled segment would retain erased data until it is overwritten.
      wal_recycle: 'off',
      // The log that `npm run recover` applies after the last copy (kept-copies.ts).
      wal_keep_size: `${keptBytes / megabyte}MB`,
    }),
  ];
}

function settings(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
