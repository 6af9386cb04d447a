import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { isSystemError } from '../system-error';

/** Thrown when another process has the data folder open. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

type Holder = { pid: number; startedAt: string | null };

/**
 * Takes a data folder for this process: an embedded database that two processes write to is destroyed.
 * A lock left behind by a killed process is taken over. Returns the release. Throws FolderInUseError.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(file)) return () => rmSync(file, { force: true });
    const holder = read(file);
    if (holder && isRunning(holder)) throw inUse(folder, holder.pid);
    rmSync(file, { force: true });
  }
  throw inUse(folder, read(file)?.pid);
}

function create(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
    writeSync(descriptor, JSON.stringify(holder));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  }
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    // Gone meanwhile, or cut short by a crash while it was written: nobody holds it.
    return undefined;
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if (!isSystemError(error, 'EPERM')) return false;
  }
  // After a restart of the machine or container another process may have the same number.
  const startNow = startOf(pid);
  return startedAt === null || startNow === null || startNow === startedAt;
}

/** Start time of a process in the kernel's ticks (field 22 of /proc/pid/stat); null where there is no /proc. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function inUse(folder: string, pid: number | undefined): FolderInUseError {
  return new FolderInUseError(
    `The data folder ${folder} is in use by process ${pid ?? 'unknown'}. ` +
      'Stop it first, or set DATA_DIR to another folder, or DATABASE_URL to a Postgres server.',
  );
}
