import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DataFolderError } from './data-folder-error';

const othersMay = 0o077;

/**
 * Creates a data folder, or closes one that other users of this machine may enter, and sets the umask so that they
 * cannot read new files. Throws DataFolderError for a folder that cannot be closed.
 */
export function openPrivateFolder(folder: string): void {
  process.umask(othersMay);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  close(folder);
  // Older versions created the database's folder with the system's default permissions.
  const database = path.join(folder, 'db');
  if (existsSync(database)) close(database);
}

function close(folder: string): void {
  if ((statSync(folder).mode & othersMay) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (cause) {
    throw new DataFolderError(
      `Other users of this machine may enter the folder ${folder}, and this user may not close it. ` +
        'Give it to this user (chown), or close it (chmod 700), then start again.',
      { cause },
    );
  }
}
