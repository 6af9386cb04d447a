/** Codes of the system's refusals by Emscripten's numbers (its errno_codes.h), as far as writing is concerned. */
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
 * What Emscripten throws for a refused operation has a number; Node's own errors, and ours, a code. Its own is not kept:
 * all of its files hang on it.
 */
export function nodeErrorOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || 'code' in error) return error;
  const errno: unknown = Reflect.get(error, 'errno');
  const code = typeof errno === 'number' ? codes[errno] : undefined;
  return code === undefined ? error : Object.assign(new Error(code), { code });
}
