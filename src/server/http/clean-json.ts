import { AppError } from '@/domain/failures/errors';

/** Maximum keys and list entries of a body in total: far above any form of ours, and quick to walk through. */
const maxEntries = 10_000;

/** Deeper bodies have no use here and would exhaust the stack of recursive code. */
const maxDepth = 32;

/**
 * Writing some of these into an object can change other objects. The other names, which every object has (`toString`),
 * mislead code that looks a key up, yup included.
 */
const forbiddenKeys: ReadonlySet<string> = new Set([
  'prototype',
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/** Postgres stores neither U+0000 nor half a surrogate pair. */
const unstorable = /[\u{0}\p{Surrogate}]/u;

/** Throws `invalid_request` for a body with too many fields, before slower code processes it. */
export function checkEntries(value: unknown): void {
  let entries = 0;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const values = Object.values(next);
    entries += values.length;
    if (entries > maxEntries) {
      throw new AppError('invalid_request', 'The body has too many fields');
    }
    waiting.push(...values);
  }
}

/**
 * Copies parsed JSON without keys that could pollute prototypes. Throws `validation_error` with the field's path for
 * text that the database cannot store.
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
