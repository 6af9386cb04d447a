import type { SqlSession } from '@/server/db/database';

/** Everything that a thief of the database could read in its rows and the queue's jobs, as text. */
export async function wholeDatabase(db: SqlSession): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema = 'pgboss' and table_name like 'job%'))`,
  );
  const texts = [];
  for (const { name } of tables) {
    const [row] = await db.query<{ text: string | null }>(
      `select string_agg(t::text, ' ') as text from ${name} t`,
    );
    texts.push(row?.text ?? '');
  }
  return texts.join('\n');
}
