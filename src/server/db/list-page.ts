import { countCeiling } from '@/domain/admin-list';
import type { SqlParameter, SqlSession } from './database';

/** Which rows a list has and in which order; fixed texts only, values stand in parameters. */
type ListStatement = {
  columns: string;
  /** Tables with their joins. */
  from: string;
  conditions: readonly string[];
  params: readonly SqlParameter[];
  /** The whole order, down to a column that no two rows share: `created_at desc, id desc`. */
  order: string;
};

/** From 1. */
type PageAsked = { page: number; pageSize: number };

/**
 * One page of a list with the number of its rows, counted no further than `countCeiling`: nobody turns that many
 * pages, and what is asked of the database does not grow with the table. Every order needs its index.
 */
export async function readListPage<Row>(
  sql: SqlSession,
  { columns, from, conditions, params, order }: ListStatement,
  { page, pageSize }: PageAsked,
): Promise<{ count: number; results: Row[] }> {
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const rows = `from ${from} ${where} order by ${order}`;
  const [counted] = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select 1 ${rows} limit ${countCeiling}) counted`,
    params,
  );
  const count = counted?.count ?? 0;
  const first = (page - 1) * pageSize;
  if (first >= count) return { count, results: [] };
  const [limit, offset] = [`$${params.length + 1}`, `$${params.length + 2}`];
  const results = await sql.query<Row>(
    `select ${columns} ${rows} limit ${limit} offset ${offset}`,
    [...params, pageSize, first],
  );
  return { count, results };
}

/** `asc` or `desc`, by a sort as lists name it. */
export function directionOf(sort: string): 'asc' | 'desc' {
  return sort.startsWith('-') ? 'desc' : 'asc';
}
