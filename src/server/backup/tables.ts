import type { SqlSession } from '../db/database';
import { BackupError, lineOf, lineOfRows, type BackupLine, type BackupTable } from './format';

/** The migration fills the queue's own tables; only its jobs are our data. */
const jobTables = ['job', 'archive'];

const rowsAtATime = 200;

type Found = { name: string; oid: number };
type Column = { name: string; type: string };

/** Every table that holds shop data; partitions come with their table. */
const tablesSql = `select format('%I.%I', n.nspname, c.relname) as name, c.oid::int8 as oid
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any($1)))
  order by 1`;

/** Leaves out generated columns: they are computed again. */
const columnsSql = `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
  from pg_attribute where attrelid = $1 and attnum > 0 and not attisdropped and attgenerated = ''
  order by attnum`;

const referencesSql = `select conrelid::int8 as "from", confrelid::int8 as "to" from pg_constraint
  where contype = 'f' and conrelid <> confrelid`;

const sequencesSql = `select format('%I.%I', schemaname, sequencename) as name, last_value as value
  from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;

/** All tables, each after those it refers to. */
export async function listTables(sql: SqlSession): Promise<string[]> {
  return (await findTables(sql)).map(({ name }) => name);
}

async function findTables(sql: SqlSession): Promise<Found[]> {
  const tables = await sql.query<Found>(tablesSql, [jobTables]);
  const references = await sql.query<{ from: number; to: number }>(referencesSql);
  const ordered: Found[] = [];
  const place = (table: Found, path: readonly number[]) => {
    if (ordered.includes(table)) return;
    if (path.includes(table.oid)) throw new Error(`${table.name} refers to itself by others`);
    for (const { from, to } of references) {
      const needed = from === table.oid && tables.find(({ oid }) => oid === to);
      if (needed) place(needed, [...path, table.oid]);
    }
    ordered.push(table);
  };
  for (const table of tables) place(table, []);
  return ordered;
}

/** Everything in the database as of one moment; `tx` has to see the same snapshot throughout. */
export async function* dumpTables(tx: SqlSession): AsyncGenerator<BackupLine> {
  const queues = await tx.query<{ name: string }>('select name from pgboss.queue order by 1');
  yield lineOf({ kind: 'queues', names: queues.map(({ name }) => name) });
  for (const [index, { name, oid }] of (await findTables(tx)).entries()) {
    const columns = await tx.query<Column>(columnsSql, [oid]);
    yield lineOf({ kind: 'table', name, columns });
    yield* dumpRows(tx, `backup_${index}`, name, columns);
  }
  for (const sequence of await tx.query<{ name: string; value: number }>(sequencesSql)) {
    yield lineOf({ kind: 'sequence', ...sequence });
  }
}

async function* dumpRows(
  tx: SqlSession,
  cursor: string,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<BackupLine> {
  const texts = columns.map(({ name }) => `${name}::text`).join(', ');
  await tx.query(
    `declare ${cursor} no scroll cursor for select json_build_array(${texts})::text as row from ${table}`,
  );
  for (;;) {
    const rows = await tx.query<{ row: string }>(`fetch ${rowsAtATime} from ${cursor}`);
    if (rows.length > 0) yield lineOfRows(rows.map(({ row }) => row));
    if (rows.length < rowsAtATime) break;
  }
  await tx.query(`close ${cursor}`);
}

/** Tables with rows that no migration put there. */
export async function findFilled(sql: SqlSession): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await findTables(sql)) {
    if (name === 'public.catalogue_state') continue;
    const [row] = await sql.query(`select 1 from ${name} limit 1`);
    if (row) filled.push(name);
  }
  return filled;
}

/** Empties every table, and stops our triggers from treating restored rows as changes. */
export async function beginLoading(tx: SqlSession): Promise<void> {
  const tables = (await listTables(tx)).join(', ');
  await tx.query(`truncate ${tables} cascade`);
  for (const name of await triggeredTables(tx)) {
    await tx.query(`alter table ${name} disable trigger user`);
  }
}

export async function endLoading(tx: SqlSession): Promise<void> {
  for (const name of await triggeredTables(tx)) {
    await tx.query(`alter table ${name} enable trigger user`);
  }
}

async function triggeredTables(tx: SqlSession): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Makes the insert for rows of one table: the same statement for all of them. Throws BackupError for an unknown table.
 */
export async function loaderOf(
  tx: SqlSession,
  { name, columns }: BackupTable,
): Promise<(rows: readonly (readonly (string | null)[])[]) => Promise<void>> {
  const table = (await findTables(tx)).find((candidate) => candidate.name === name);
  const known = table ? await tx.query<Column>(columnsSql, [table.oid]) : [];
  const isKnown = ({ name: column, type }: Column) =>
    known.some((candidate) => candidate.name === column && candidate.type === type);
  // Names and types become part of the statement, so only those the database itself lists are allowed.
  if (!table || !columns.every(isKnown)) {
    throw new BackupError(`The backup has ${name} otherwise than this database`);
  }
  const names = columns.map((column) => column.name).join(', ');
  const values = columns.map(({ type }, index) => `(r ->> ${index})::${type}`).join(', ');
  const text = `insert into ${name} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) r`;
  return async (rows) => {
    await tx.query(text, [JSON.stringify(rows)]);
  };
}

/** Sets a sequence to its saved value. Throws BackupError for an unknown one. */
export async function setSequence(tx: SqlSession, name: string, value: number): Promise<void> {
  const [known] = await tx.query(
    `select 1 from pg_sequences where format('%I.%I', schemaname, sequencename) = $1`,
    [name],
  );
  if (!known) throw new BackupError(`The backup has a sequence ${name} that is not here`);
  await tx.query('select setval($1::regclass, $2::int8, true)', [name, value]);
}
