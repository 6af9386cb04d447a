/** Thrown when the data folder cannot be used as it is; the message says what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space, then start again',
  EDQUOT: 'the quota of its disk is used up. Free some space, then start again',
  EROFS:
    'its disk is mounted to be read only. Mount it to be written, or set DATA_DIR to another folder',
  EACCES: 'this user may not. Give it the folder (chown -R), or set DATA_DIR to another one',
  EPERM: 'this user may not. Give it the folder (chown -R), or set DATA_DIR to another one',
  EEXIST: 'there is a file of that name. Set DATA_DIR to a folder',
  ENOTDIR: 'it, or something above it, is a file. Set DATA_DIR to a folder',
  EIO: 'the disk is broken. Copy the folder to another one while it can be read, and set DATA_DIR to that',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n), then start again',
};

/**
 * The system's refusal in terms that help the operator; null for any other error. It also checks the error's causes.
 */
export function dataFolderErrorOf(error: unknown, folder: string): DataFolderError | null {
  for (let cause = error; isObject(cause); cause = Reflect.get(cause, 'cause')) {
    const code: unknown = Reflect.get(cause, 'code');
    const reason = typeof code === 'string' ? reasons[code] : undefined;
    if (!reason) continue;
    return new DataFolderError(
      `The data folder ${folder} cannot be written: ${reason}. Nothing that was confirmed is lost.`,
      { cause: error },
    );
  }
  return null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
