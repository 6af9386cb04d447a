import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { number, object, string, type InferType } from 'yup';
import { dataFolderErrorOf } from '../base/data-folder-error';
import { openPrivateFolder } from '../base/private-folder';
import { isSystemError } from '../base/system-error';

/** Thrown when another process has the data folder open. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

const holderSchema = object({
  pid: number().integer().positive().required(),
  /** In ticks since the machine's start; null where the system does not provide it. */
  startedAt: string().nullable().default(null),
  /** The boot id of the machine; null where the system does not provide it, and in older locks. */
  boot: string().nullable().default(null),
});

type Holder = InferType<typeof holderSchema>;

/**
 * Locks a data folder for this process: an embedded database that two processes write to is destroyed. If a killed
 * process left a lock, exactly one of the waiting processes takes it over. Returns the release. Throws
 * FolderInUseError, or DataFolderError when the folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock');
  const taking = path.join(folder, 'lock-taking');
  try {
    openPrivateFolder(folder);
    if (!create(file)) takeOver({ folder, file, taking });
  } catch (error) {
    throw dataFolderErrorOf(error, folder) ?? error;
  }
  return () => rmSync(file, { force: true });
}

/**
 * Only the holder of the second lock may remove the first; otherwise the later of two processes removes what the other
 * has just created. If the holder dies in these few microseconds, the second lock is left behind.
 */
function takeOver({ folder, file, taking }: Record<'folder' | 'file' | 'taking', string>): void {
  refuseWhileHeld(folder, file);
  if (!create(taking)) {
    refuseWhileHeld(folder, taking);
    rmSync(taking, { force: true });
    if (!create(taking)) throw inUse(folder, read(taking)?.pid);
  }
  try {
    refuseWhileHeld(folder, file);
    rmSync(file, { force: true });
    if (!create(file)) throw inUse(folder, read(file)?.pid);
  } finally {
    rmSync(taking, { force: true });
  }
}

function refuseWhileHeld(folder: string, file: string): void {
  const holder = read(file);
  if (holder && isRunning(holder)) throw inUse(folder, holder.pid);
}

/** The lock file appears complete with its holder, so that a lock being written is not mistaken for a torn one. */
function create(file: string): boolean {
  const draft = `${file}-${randomUUID()}`;
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid), boot: bootOf() };
  try {
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(file: string): Holder | undefined {
  try {
    return holderSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Gone meanwhile, or torn by a machine crash: nobody holds it.
    return undefined;
  }
}

function isRunning({ pid, startedAt, boot }: Holder): boolean {
  // After a restart of the machine or container another process may have the same number.
  const bootNow = bootOf();
  if (boot !== null && bootNow !== null && boot !== bootNow) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if (!isSystemError(error, 'EPERM')) return false;
  }
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

function bootOf(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

function inUse(folder: string, pid: number | undefined): FolderInUseError {
  return new FolderInUseError(
    `The data folder ${folder} is in use by process ${pid ?? 'unknown'}. ` +
      'Stop it first, or set DATA_DIR to another folder, or DATABASE_URL to a Postgres server. ' +
      `If no shop runs there, remove the file ${path.join(folder, 'lock')}.`,
  );
}
