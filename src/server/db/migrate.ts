import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, SqlSession } from './database';

/** Any number that is the same in every process: its holder migrates, the others wait. */
const migrationLock = 7_406_112;

/** Thrown when a migration that already ran here has changed since. */
export class ChangedMigrationError extends Error {
  override name = 'ChangedMigrationError';
}

/**
 * Applies the SQL files of `folder` that are new to this database, all of them in one transaction, then runs
 * `alsoInside` in the same one. Safe to call from several processes at once. Resolves to the number applied.
 *
 * A database that a newer version has migrated further is left as it is: during an update, processes of the previous
 * version still start, and its tables still work for them (migrations-backwards.test.ts).
 *
 * @param firstFiles apply only this many files; for a database that is to be as old as a backup
 */
export async function migrate(
  db: Database,
  folder: string,
  alsoInside: (tx: SqlSession) => Promise<void> = async () => undefined,
  firstFiles = Infinity,
): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: folder }).slice(0, firstFiles);
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [migrationLock]);
    const applied = await readApplied(tx);
    for (const [index, { hash }] of files.slice(0, applied.length).entries()) {
      if (applied[index] !== hash) {
        throw new ChangedMigrationError(
          `Migration ${index + 1} in ${folder} is not the one this database was made with. ` +
            'Restore the file, or start over with `npm run reset` if the data may go.',
        );
      }
    }
    const missing = files.slice(applied.length);
    for (const { sql, hash, folderMillis } of missing) {
      await tx.script(sql.join(';\n'));
      await tx.query(
        'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
        [hash, folderMillis],
      );
    }
    await alsoInside(tx);
    return missing.length;
  });
}

/** How many of the files are new to a database that contains a shop; 0 for a new one. */
export async function countMissing(sql: SqlSession, folder: string): Promise<number> {
  if (!(await hasMigrations(sql))) return 0;
  const applied = await appliedMigrations(sql);
  return Math.max(0, knownMigrations(folder).length - applied.length);
}

/** Hashes of this version's migrations, in their order. */
export function knownMigrations(folder: string): string[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
}

/** Hashes of the migrations applied to this database, in the order they ran. */
export async function appliedMigrations(sql: SqlSession): Promise<string[]> {
  // This is the table of Drizzle's own tools.
  const rows = await sql.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return rows.map(({ hash }) => hash);
}

/** The same for a possibly new database: creates the table first. */
async function readApplied(tx: SqlSession): Promise<string[]> {
  if (await hasMigrations(tx)) return appliedMigrations(tx);
  await tx.script(`create schema if not exists drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  return [];
}

async function hasMigrations(sql: SqlSession): Promise<boolean> {
  const [table] = await sql.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  return Boolean(table?.name);
}
