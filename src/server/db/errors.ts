/** Thrown by both drivers for a refused statement; `code` is the SQLSTATE. */
export class SqlError extends Error {
  override name = 'SqlError';
  code: string | undefined;
  detail: string | undefined;
  hint: string | undefined;
  position: string | undefined;
  schema: string | undefined;
  table: string | undefined;
  column: string | undefined;
  constraint: string | undefined;
}

/** Thrown by `transaction` when its work resolved although one of its statements was refused. */
export class TransactionAbortedError extends Error {
  override name = 'TransactionAbortedError';
  override message = 'A statement of this transaction was refused, so nothing of it was saved';
}

/** True for a duplicate key, of the named constraint or index where one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23505') && (constraint === undefined || error.constraint === constraint);
}

/** True for an error of either driver with this SQLSTATE. */
export function hasCode(
  error: unknown,
  code: string,
): error is Error & { code: string; constraint?: string } {
  return error instanceof Error && 'code' in error && error.code === code;
}
