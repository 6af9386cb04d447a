import { parse } from 'qs';

/** Text, and lists and objects of it: everything bracket notation can express. */
export type QueryValue = string | QueryValue[] | { [name: string]: QueryValue };
export type Query = Readonly<Record<string, QueryValue>>;

/**
 * Parses swell-js's bracket notation, which Next's own query parser does not: `where[tags][$in][0]=x`. Parts that are
 * too deep, too long or named like prototypes are dropped, malformed percent sequences stay as they are; nothing
 * throws.
 */
export function parseQuery(rawQuery: string): Query {
  if (rawQuery === '') return {};
  // qs types its result loosely; with these options every leaf is text.
  return parse(rawQuery, {
    depth: 8,
    arrayLimit: 200,
    parameterLimit: 1000,
    allowPrototypes: false,
    ignoreQueryPrefix: false,
  }) as Query;
}

/** A scalar as text, or undefined when it is missing or not a scalar. The last of repeated keys wins. */
export function textOf(value: QueryValue | undefined): string | undefined {
  const scalar = Array.isArray(value) ? value.at(-1) : value;
  return typeof scalar === 'string' ? scalar : undefined;
}

/** A list in any notation: repeated keys, brackets, an index beyond the array limit, one scalar. */
export function listOf(value: QueryValue | undefined): QueryValue[] {
  if (value === undefined || value === '') return [];
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return [value];
  return Object.values(value);
}
