/** The system's error codes by Emscripten's numbers (its errno_codes.h), as far as writing is concerned. */
const codes: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  33: 'EMFILE',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/**
 * Converts an Emscripten error, which has a number, into one with a code, as Node's errors and ours have. The original
 * is not kept: it refers to all of Emscripten's files.
 */
export function nodeErrorOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || 'code' in error) return error;
  const errno: unknown = Reflect.get(error, 'errno');
  const code = typeof errno === 'number' ? codes[errno] : undefined;
  return code === undefined ? error : Object.assign(new Error(code), { code });
}
