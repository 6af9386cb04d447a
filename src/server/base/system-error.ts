/** True for the error Node throws when the system refuses something, such as `EEXIST`. */
export function isSystemError(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
