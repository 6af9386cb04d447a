import type { SqlParameter } from './database';

type Parse = (text: string) => unknown;

/** Parsers by Postgres type id; other types stay text. */
const scalarParsers: Readonly<Record<number, Parse>> = {
  16: (text) => text === 't',
  17: (text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex')),
  20: toSafeInteger,
  21: Number,
  23: Number,
  26: Number,
  114: (text) => JSON.parse(text),
  700: Number,
  701: Number,
  1184: toIsoTime,
  3802: (text) => JSON.parse(text),
};

const elementOfArray: Readonly<Record<number, number>> = {
  1000: 16,
  1005: 21,
  1007: 23,
  1016: 20,
  1021: 700,
  1022: 701,
  1009: 25,
  1015: 1043,
  1185: 1184,
  1231: 1700,
  2951: 2950,
};

const parsers = new Map<number, Parse>(
  Object.entries(scalarParsers).map(([type, parse]) => [Number(type), parse]),
);
for (const [array, element] of Object.entries(elementOfArray)) {
  const parse = parsers.get(element) ?? asText;
  parsers.set(Number(array), (text) => parseArray(text, parse));
}

/** The parser for a Postgres type's text form, the same for both drivers. */
export function parserOf(typeId: number): Parse {
  return parsers.get(typeId) ?? asText;
}

/** A parameter in Postgres' text form; null for SQL null. */
export function toSqlText(value: SqlParameter): string | null {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (isList(value)) return toArrayText(value);
  return JSON.stringify(value);
}

function isList(value: object): value is readonly (string | number | boolean | null)[] {
  return Array.isArray(value);
}

function toArrayText(values: readonly (string | number | boolean | null)[]): string {
  const items = values.map((value) =>
    value === null ? 'NULL' : `"${String(value).replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${items.join(',')}}`;
}

function asText(text: string): string {
  return text;
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is past the safe integers`);
  return value;
}

/** `2026-11-21 11:00:00.123456+00` as Postgres writes it in UTC → `2026-11-21T11:00:00.123Z`. */
function toIsoTime(text: string): string {
  const matched = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text);
  if (!matched) return text;
  const [, day, time, fraction = ''] = matched;
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** Parses one-dimensional arrays; the shop has no others. */
function parseArray(text: string, parse: Parse): unknown[] {
  const items: unknown[] = [];
  const pattern = /"((?:[^"\\]|\\.)*)"|([^,{}"]+)/g;
  for (const [, quoted, plain] of text.matchAll(pattern)) {
    if (quoted !== undefined) items.push(parse(quoted.replace(/\\(.)/g, '$1')));
    else if (plain === 'NULL') items.push(null);
    else if (plain !== undefined) items.push(parse(plain));
  }
  return items;
}
