import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isSystemError } from '@/server/base/system-error';

/** How many copies are kept; each is as large as the database. */
const keptCopies = 2;

const draftMark = '.draft';
const labelFile = 'backup_label';
const segmentName = /^[0-9A-F]{24}$/;

/** Files to skip: the running process's files, and the log. Only the part of the log that the copy needs is copied. */
const leftOut =
  /^(pg_wal|pg_dynshmem|pg_stat_tmp|pg_subtrans|pg_notify|pg_snapshots|pg_serial)[/\\]|^postmaster\.|^backup_label/;

/** The calls a copy makes to its database, in this order. */
export type CopySource = {
  /** Begins the copy: from here on the log records what changes while it is taken. */
  begin(): Promise<void>;
  /** Ends the copy, also on disk; returns Postgres' label for it. */
  end(): Promise<string>;
};

export type BaseCopy = { name: string; folder: string; takenAt: string };

/** Newest first. */
export async function listCopies(dataDir: string): Promise<BaseCopy[]> {
  const folder = copiesFolder(dataDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter((name) => /^\d{8}T\d{6}Z-\d+$/.test(name))
    .sort()
    .reverse()
    .map((name) => ({ name, folder: path.join(folder, name), takenAt: momentOf(name) }));
}

/**
 * Copies the files of a running database in the way of Postgres' base backups: together with the log written meanwhile
 * a copy is complete, and with all log since then it is the current database. Deletes older copies, except the previous
 * one where `isKept` says so.
 */
export async function takeCopy(
  dataDir: string,
  isKept: (copy: BaseCopy) => boolean,
  source: CopySource,
): Promise<BaseCopy> {
  const copies = copiesFolder(dataDir);
  await mkdir(copies, { recursive: true, mode: 0o700 });
  for (const name of await readdir(copies)) {
    if (name.endsWith(draftMark)) await rm(path.join(copies, name), { recursive: true });
  }
  const draft = path.join(copies, `new${draftMark}`);
  const from = path.join(dataDir, 'db');
  await source.begin();
  let label = '';
  try {
    await copyTree(from, draft, (name) => !leftOut.test(name));
  } finally {
    label = await source.end();
  }
  await copySegments(path.join(from, 'pg_wal'), path.join(draft, 'pg_wal'), firstSegment(label));
  await writeFile(path.join(draft, labelFile), label, { mode: 0o600 });
  await syncTree(draft);
  const name = `${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}-${Date.now()}`;
  await rename(draft, path.join(copies, name));
  await sync(copies);
  const [newest, ...others] = await listCopies(dataDir);
  for (const [index, copy] of others.entries()) {
    if (index >= keptCopies - 1 || !isKept(copy)) await rm(copy.folder, { recursive: true });
  }
  if (!newest) throw new Error('A copy that was just taken is gone');
  return newest;
}

/**
 * Removes the log from before the oldest copy: `recoverPglite` does not read it, and it would retain erased data. Call
 * it after a checkpoint, after which the database itself no longer needs that log.
 */
export async function endLogBeforeCopies(dataDir: string): Promise<void> {
  const oldest = (await listCopies(dataDir)).at(-1);
  if (!oldest) return;
  const label = await readFile(path.join(oldest.folder, labelFile), 'utf8');
  const folder = path.join(dataDir, 'db', 'pg_wal');
  for (const name of await readdir(folder)) {
    if (segmentName.test(name) && name < firstSegment(label)) await rm(path.join(folder, name));
  }
}

/**
 * Restores a copy as a database folder, with the log of `logFrom` if there is one to continue with. The folder appears
 * under `target` only when it is complete.
 */
export async function layOut(
  copy: BaseCopy,
  target: string,
  logFrom: string | null,
): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await copyTree(copy.folder, target, () => true);
  if (logFrom === null) return;
  const label = await readFile(path.join(copy.folder, labelFile), 'utf8');
  await copySegments(logFrom, path.join(target, 'pg_wal'), firstSegment(label));
}

/** Bytes of log between the start of the newest copy and `position` (Postgres' `X/Y`); null without a copy. */
export async function logSince(dataDir: string, position: string): Promise<number | null> {
  const [newest] = await listCopies(dataDir);
  if (!newest) return null;
  const label = await readFile(path.join(newest.folder, labelFile), 'utf8');
  return Number(bytesAt(position) - bytesAt(/START WAL LOCATION: (\S+)/.exec(label)?.[1] ?? '0/0'));
}

/** A position in the log, in bytes from its beginning. */
export function bytesAt(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const copiesFolder = (dataDir: string) => path.join(dataDir, 'db-copies');

function momentOf(name: string): string {
  return new Date(Number(name.split('-')[1])).toISOString();
}

function firstSegment(label: string): string {
  const segment = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  if (segment === undefined) throw new Error('Postgres gave no label for the copy');
  return segment;
}

async function copySegments(from: string, to: string, first: string): Promise<void> {
  await mkdir(path.join(to, 'archive_status'), { recursive: true, mode: 0o700 });
  await mkdir(path.join(to, 'summaries'), { recursive: true, mode: 0o700 });
  for (const name of await readdir(from)) {
    if (segmentName.test(name) && name >= first) {
      await copyPresent(path.join(from, name), path.join(to, name));
    }
  }
}

async function copyTree(
  from: string,
  to: string,
  isWanted: (name: string) => boolean,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const source = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, source);
    if (entry.isDirectory()) await mkdir(path.join(to, name), { recursive: true, mode: 0o700 });
    else if (isWanted(name)) {
      await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: 0o700 });
      await copyPresent(source, path.join(to, name));
    }
  }
}

/** Files that disappear during the copy were dropped: the log records that. */
async function copyPresent(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: unknown) => {
    if (!isSystemError(error, 'ENOENT')) throw error;
  });
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await sync(path.join(entry.parentPath, entry.name));
  }
  await sync(folder);
}

async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
