import type { Database } from '@/server/db/database';

/** Rows by table. */
type Rows = ReadonlyMap<string, number>;

/** The shop's own tables. The queue's jobs are in partitions, so `rowsOf` counts them through their parent table. */
const tablesSql = `select schemaname || '.' || relname as name from pg_stat_user_tables
  where schemaname = 'public' order by 1`;

export async function rowsOf(db: Database): Promise<Rows> {
  const tables = await db.query<{ name: string }>(tablesSql);
  const rows = new Map<string, number>();
  for (const { name } of [...tables, { name: 'pgboss.job' }]) {
    const [found] = await db.query<{ count: number }>(`select count(*) as count from ${name}`);
    rows.set(name, found?.count ?? 0);
  }
  return rows;
}

/** Prints which tables have more rows than before. */
export function tellGrowth(before: Rows, after: Rows, say: (line: string) => void): void {
  const grown = [...after]
    .map(([name, rows]) => [name.replace(/^public\./, ''), rows - (before.get(name) ?? 0)] as const)
    .filter(([, more]) => more > 0)
    .toSorted(([, one], [, other]) => other - one);
  say(`More rows: ${grown.map(([name, more]) => `${name} ${more}`).join(', ')}`);
}
