import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '@/server/base/system-error';

/** Removes every mail written to the outbox before that time, and the notes of its tries. */
export async function cleanUpOutbox(folder: string, before: Date): Promise<void> {
  for (const entry of await filesBelow(folder)) {
    const file = path.join(entry.parentPath, entry.name);
    if ((await stat(file)).mtime < before) await rm(file, { force: true });
  }
}

async function filesBelow(folder: string) {
  try {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(/* turbopackIgnore: true */ folder, options);
    return entries.filter((entry) => entry.isFile());
  } catch (error) {
    // With a mail server there is no outbox.
    if (isSystemError(error, 'ENOENT')) return [];
    throw error;
  }
}
