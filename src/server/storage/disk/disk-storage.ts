import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '@/server/base/system-error';
import { checkedKey, type Storage } from '../port';

/** In the names of unfinished files; nobody reads those left by a process that died. */
const draftMark = '.draft-';

/** Stores objects as files below one folder that only its owner can read. */
export function createDiskStorage({ folder }: { folder: string }): Storage {
  // Ignored by the bundler, which would otherwise trace the whole project for a path known only at run time.
  const fileOf = (key: string) =>
    path.join(/* turbopackIgnore: true */ folder, ...checkedKey(key).split('/'));

  return {
    adapter: 'disk',
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const draft = path.join(path.dirname(file), `${draftMark}${randomUUID()}`);
      try {
        await writeSynced(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(path.dirname(file));
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isSystemError(error, 'ENOENT')) return null;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async *list(prefix) {
      const below = path.join(/* turbopackIgnore: true */ folder, folderOf(prefix));
      for (const file of await filesBelow(below)) {
        const key = path.relative(folder, file).split(path.sep).join('/');
        const isKey = key.startsWith(prefix) && !path.basename(file).startsWith(draftMark);
        const storedAt = isKey ? await changedAt(file) : null;
        if (storedAt) yield { key, storedAt };
      }
    },
    async removeUnfinished(before) {
      for (const file of await filesBelow(folder)) {
        if (!path.basename(file).startsWith(draftMark)) continue;
        const begunAt = await changedAt(file);
        if (begunAt && begunAt < before) await rm(file, { force: true });
      }
    },
  };
}

/** The part of a prefix that names whole folders, so that no others are read. */
function folderOf(prefix: string): string {
  const end = prefix.lastIndexOf('/');
  return end < 0 ? '' : checkedKey(prefix.slice(0, end));
}

async function filesBelow(folder: string): Promise<string[]> {
  try {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(/* turbopackIgnore: true */ folder, options);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Null for a file that was removed meanwhile. */
async function changedAt(file: string): Promise<Date | null> {
  try {
    return (await stat(file)).mtime;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs the folder: a new name is only on disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
