import { AppError } from '@/domain/errors';

/** Deeper bodies have no use here and would exhaust the stack of whatever walks them next. */
const maxDepth = 32;

/**
 * Writing some of these into an object can change objects it was not meant for. The other names that every object
 * has (`toString`) stand for something else to whoever looks a key up, yup included.
 */
const forbiddenKeys: ReadonlySet<string> = new Set([
  'prototype',
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/** Postgres stores neither U+0000 nor half a surrogate pair. */
const unstorable = /[\u{0}\p{Surrogate}]/u;

/**
 * Copies parsed JSON without keys that could pollute prototypes.
 * Throws `validation_error` with the field's path for text that no database could keep.
 */
export function cleanJson(value: unknown, path: readonly string[] = []): unknown {
  if (typeof value === 'string') return cleanText(value, path);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= maxDepth)
    throw new AppError('invalid_request', 'The body is nested too deeply');
  if (Array.isArray(value)) {
    return value.map((entry, index) => cleanJson(entry, [...path, String(index)]));
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !forbiddenKeys.has(key))
      .map(([key, entry]) => [cleanText(key, path), cleanJson(entry, [...path, key])] as const),
  );
}

function cleanText(text: string, path: readonly string[]): string {
  if (!unstorable.test(text)) return text;
  const param = path.filter((part) => !unstorable.test(part)).join('.');
  throw new AppError('validation_error', 'The text contains characters that cannot be stored', {
    ...(param !== '' && { param }),
  });
}
