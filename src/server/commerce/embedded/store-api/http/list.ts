import type { ResultsResponse } from 'swell-js';
import { AppError } from '@/domain/failures/errors';
import { listOf, textOf, type Query } from '@/server/http/query';
import { fieldsOf, matchesWhere } from './where';

const defaultLimit = 15;
const maximumLimit = 1000;

/** Keys of a list query that are not conditions; every other key is a condition (contract, section 6). */
const reservedKeys: ReadonlySet<string> = new Set([
  'limit',
  'page',
  'sort',
  'where',
  'search',
  'expand',
  'include',
  'fields',
  'category',
  'categories',
  '$filters',
  '$cache',
  '$preview',
  '$locale',
  '$currency',
]);

export type Page = { page: number; limit: number };

/** Throws `invalid_request` above the largest page size; anything but a positive number means the default. */
export function readPage(query: Query): Page {
  const limit = positiveInteger(textOf(query.limit)) ?? defaultLimit;
  if (limit > maximumLimit) {
    throw new AppError('invalid_request', `The limit is ${maximumLimit} records`, {
      param: 'limit',
    });
  }
  return { limit, page: positiveInteger(textOf(query.page)) ?? 1 };
}

function positiveInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^0*[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The names of the fields that a query sets conditions on. */
export function conditionFields(query: Query): readonly string[] {
  const others = Object.keys(query).filter((name) => !reservedKeys.has(name));
  return [...fieldsOf(query.where ?? ''), ...others.flatMap((name) => fieldsOf({ [name]: '' }))];
}

/** `where` and every other key that is a condition. */
export function meetsConditions(record: object, query: Query): boolean {
  return (
    matchesWhere(record, query.where ?? '') &&
    Object.entries(query).every(
      ([name, wanted]) => reservedKeys.has(name) || matchesWhere(record, { [name]: wanted }),
    )
  );
}

/**
 * How many entries of a list to include: `orders:20` asks for the first twenty. Undefined when the query does not say.
 */
export function readCap(query: Query, name: string): number | undefined {
  const asked = expandNames(query)
    .map((entry) => /^([\w.]+):([1-9]\d{0,3})$/.exec(entry))
    .find((matched) => matched?.[1] === name);
  return asked ? Number(asked[2]) : undefined;
}

function expandNames(query: Query): readonly string[] {
  return listOf(query.expand)
    .flatMap((entry) => (typeof entry === 'string' ? entry.split(',') : []))
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Names to inline, without their `:n` caps. Throws `permission_error` for a name that this call does not allow. */
export function readExpand(query: Query, known: ReadonlySet<string>): ReadonlySet<string> {
  const names = expandNames(query).map((name) => name.replace(/:\d+$/, ''));
  const unknown = names.find((name) => !known.has(name));
  if (unknown === undefined) return new Set(names);
  throw new AppError('permission_error', 'This field cannot be expanded', {
    param: unknown.slice(0, 100),
  });
}

export type SortKeys<Entry> = Readonly<Record<string, (record: Entry) => string | number>>;

type SortOrder<Entry> = { key: (record: Entry) => string | number; sign: 1 | -1 };

/** Parses `field asc, other desc`; unknown fields are ignored. */
export function readSort<Entry>(
  sort: string | undefined,
  keys: SortKeys<Entry>,
): readonly SortOrder<Entry>[] {
  return (sort ?? '').split(',').flatMap((part) => {
    const [field = '', direction = 'asc'] = part.trim().split(/\s+/);
    const key = Object.hasOwn(keys, field) ? keys[field] : undefined;
    return key ? [{ key, sign: direction.toLowerCase() === 'desc' ? -1 : 1 }] : [];
  });
}

/** Sorts as `readSort` says. Equal records keep their order, so that paging neither repeats nor loses a record. */
export function sortBy<Entry>(
  records: readonly Entry[],
  sort: string | undefined,
  keys: SortKeys<Entry>,
): readonly Entry[] {
  const orders = readSort(sort, keys);
  if (orders.length === 0) return records;
  const keyed = records.map((record) => ({ record, keys: orders.map(({ key }) => key(record)) }));
  return keyed.toSorted((a, b) => compareKeys(a.keys, b.keys, orders)).map(({ record }) => record);
}

type Keys = readonly (string | number)[];

/** By the first keys that differ. */
export function compareKeys(a: Keys, b: Keys, orders: readonly { sign: 1 | -1 }[]): number {
  for (const [index, { sign }] of orders.entries()) {
    const [one = '', other = ''] = [a[index], b[index]];
    if (one !== other) return sign * order(one, other);
  }
  return 0;
}

const collator = new Intl.Collator('en');

function order(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** One page of records in the envelope of section 6; `count` is the number of all matches. */
export function envelope<Entry>(
  records: readonly Entry[],
  { page, limit }: Page,
): ResultsResponse<Entry> {
  const results = records.slice((page - 1) * limit, page * limit);
  return pageEnvelope(results, records.length, { page, limit });
}

/** The start and end of at most this many pages are listed; for thousands, the list would be longer than any page. */
const maximumPagesTold = 200;

/** The envelope around one page of records, for lists that are never loaded as a whole. */
export function pageEnvelope<Entry>(
  results: Entry[],
  count: number,
  { page, limit }: Page,
): ResultsResponse<Entry> {
  const pageCount = Math.max(1, Math.ceil(count / limit));
  const isTold = pageCount > 1 && pageCount <= maximumPagesTold;
  return {
    count,
    page,
    limit,
    page_count: pageCount,
    ...(isTold && { pages: pagesOf(count, limit, pageCount) }),
    results,
  };
}

function pagesOf(count: number, limit: number, pageCount: number) {
  return Object.fromEntries(
    Array.from({ length: pageCount }, (_, index) => [
      String(index + 1),
      { start: index * limit + 1, end: Math.min(count, (index + 1) * limit) },
    ]),
  );
}
