import { countCeiling } from '@/domain/staff/admin-list';
import type { SqlParameter, SqlSession } from './database';

/** Which rows a list has and in which order; fixed texts only, values stand in parameters. */
export type ListRows = {
  /** A table, with its alias. */
  from: string;
  /** The table's primary key; null for one that has no key of a single column. */
  key: string | null;
  conditions: readonly string[];
  params: readonly SqlParameter[];
  /** The whole order, down to a column that no two rows share: `created_at desc, id desc`. */
  order: string;
};

/** From 1. */
type PageAsked = { page: number; pageSize: number };

type Page<Row> = { count: number; results: Row[] };

/**
 * One page of a list with the number of its rows, counted no further than `countCeiling`: nobody turns that many
 * pages, and what is asked of the database does not grow with the table. Every order needs its index.
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
  // The size is part of the text: a plan for any size would be one for a tenth of the table.
  const wanted = `${whereOf(rows)} order by ${order} limit ${pageSize} offset $${params.length + 1}`;
  // The pages before are passed over in the index alone; the rows themselves are read only of what is shown.
  const clause =
    key === null
      ? wanted
      : `where ${key} in (select ${key} from ${from} ${wanted}) order by ${order}`;
  return { count, results: await read(clause, [...params, first]) };
}

/** In the list's own order, so that the same index counts them. */
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

/** `asc` or `desc`, by a sort as lists name it. */
export function directionOf(sort: string): 'asc' | 'desc' {
  return sort.startsWith('-') ? 'desc' : 'asc';
}
