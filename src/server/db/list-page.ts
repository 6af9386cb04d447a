import { countCeiling } from '@/domain/staff/admin-list';
import type { SqlParameter, SqlSession } from './database';

/** The rows of a list and their order; fixed texts only, values are parameters. */
export type ListRows = {
  /** A table, with its alias. */
  from: string;
  /** The table's primary key; null for one that has no key of a single column. */
  key: string | null;
  conditions: readonly string[];
  params: readonly SqlParameter[];
  /** The whole order, ending with a column that is unique: `created_at desc, id desc`. */
  order: string;
};

/** From 1. */
type PageAsked = { page: number; pageSize: number };

type Page<Row> = { count: number; results: Row[] };

/**
 * One page of a list with the number of its rows, counted up to `countCeiling`: nobody turns that many pages, and the
 * database's work does not grow with the table. Every order needs its index.
 */
export function readListPage<Row>(
  sql: SqlSession,
  { columns, ...rows }: ListRows & { columns: string },
  asked: PageAsked,
): Promise<Page<Row>> {
  return readPageBy(sql, rows, asked, (clause, params) =>
    sql.query<Row>(`select ${columns} from ${rows.from} ${clause}`, params),
  );
}

/**
 * The same for rows that need more than their columns.
 * @param read gets the rest of the statement, from `where` on, and its parameters
 */
export async function readPageBy<Row>(
  sql: SqlSession,
  rows: ListRows,
  { page, pageSize }: PageAsked,
  read: (clause: string, params: readonly SqlParameter[]) => Promise<Row[]>,
): Promise<Page<Row>> {
  const count = await countRows(sql, rows);
  const first = (page - 1) * pageSize;
  if (first >= count) return { count, results: [] };
  const { from, key, params, order } = rows;
  // The size is part of the text: a generic plan would assume a tenth of the table.
  const wanted = `${whereOf(rows)} order by ${order} limit ${pageSize} offset $${params.length + 1}`;
  // Skips earlier pages in the index alone; only the shown rows are read.
  const clause =
    key === null
      ? wanted
      : `where ${key} in (select ${key} from ${from} ${wanted}) order by ${order}`;
  return { count, results: await read(clause, [...params, first]) };
}

/** Counts in the list's own order, so that the same index is used. */
async function countRows(sql: SqlSession, rows: ListRows): Promise<number> {
  const { from, params, order } = rows;
  const [counted] = await sql.query<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from ${from} ${whereOf(rows)} order by ${order} limit ${countCeiling}
     ) counted`,
    params,
  );
  return counted?.count ?? 0;
}

function whereOf({ conditions }: Pick<ListRows, 'conditions'>): string {
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
}

/** `asc` or `desc`, from a list's sort name. */
export function directionOf(sort: string): 'asc' | 'desc' {
  return sort.startsWith('-') ? 'desc' : 'asc';
}
