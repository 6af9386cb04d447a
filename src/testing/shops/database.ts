import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '@/server/db/database';
import { openPglite } from '@/server/db/pglite/pglite-database';
import { templateDatabase } from '../jest/test-cluster';

export type TestDatabase = {
  kind: Database['kind'];
  /**
   * Call it in a describe block: opens a migrated database of this file's own before its tests, empties all
   * tables before each one (then runs `fill`), and closes it after the last. Read it inside tests and hooks only; `dataDir` is null
   * for a database that keeps its files elsewhere.
   */
  use(fill?: (db: Database) => Promise<void>): {
    readonly db: Database;
    readonly dataDir: string | null;
  };
};

/** Every database the shop runs on: `describe.each(testDatabases())('orders on $kind', ({ use }) => { const shop = use(); … })`. */
export function testDatabases(): TestDatabase[] {
  return [
    { kind: 'pglite', use: (fill) => useDatabase(openEmbedded, fill) },
    { kind: 'postgres', use: (fill) => useDatabase(openServer, fill) },
  ];
}

type Opened = { db: Database; dataDir: string | null; remove: () => Promise<void> };

function useDatabase(open: () => Promise<Opened>, fill?: (db: Database) => Promise<void>) {
  let opened: Opened | undefined;
  let begun = 0;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    if (!opened) return;
    begun += 1;
    await emptyTables(opened.db, begun % testsBetweenTruncates === 0);
    await fill?.(opened.db);
  });
  afterAll(async () => {
    await opened?.db.close();
    await opened?.remove();
  });
  const running = () => {
    if (!opened) throw new Error('The test database is open only while tests run');
    return opened;
  };
  return {
    get db() {
      return running().db;
    },
    get dataDir() {
      return running().dataDir;
    },
  };
}

async function openEmbedded(): Promise<Opened> {
  const dataDir = copyOfDataFolder();
  const db = await openPglite({ dataDir, isTrusted: true });
  return { db, dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** A data folder with a migrated, empty database, for tests that open and break it themselves. Remove it after use. */
export function copyOfDataFolder(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'boreal-data-'));
  cpSync(required('TEST_PGLITE_FOLDER'), dataDir, { recursive: true });
  return dataDir;
}

async function openServer(): Promise<Opened> {
  const { name, remove } = await newPostgresDatabase();
  return { db: await openUrl(name, 60), dataDir: null, remove };
}

/**
 * A migrated, empty database on the Postgres server of this run, for processes that open it themselves; `template1` has
 * nothing in it at all. Remove it after use.
 */
export async function newPostgresDatabase(
  template: typeof templateDatabase | 'template1' = templateDatabase,
): Promise<{
  name: string;
  url: string;
  remove: () => Promise<void>;
}> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const admin = await openUrl('postgres', 1);
  await admin.script(`create database ${name} template ${template}`);
  const remove = async () => {
    await admin.script(`drop database ${name} with (force)`);
    await admin.close();
  };
  return { name, url: required('TEST_POSTGRES_URL') + name, remove };
}

function openUrl(database: string, poolSize: number): Promise<Database> {
  return openDatabase({
    databaseUrl: required('TEST_POSTGRES_URL') + database,
    databasePoolSize: poolSize,
    dataDir: tmpdir(),
  });
}

/** Deleted rows stay in their files until somebody truncates: they are not to pile up over hundreds of tests. */
const testsBetweenTruncates = 25;

/**
 * Only what holds rows: to empty a table costs far more than to see that it is empty. And by deleting: to truncate
 * makes new files for the table and each of its indexes, which takes ten times as long as the few rows of a test.
 */
async function emptyTables(db: Database, isToTruncate: boolean): Promise<void> {
  const tables = await db.query<Table>(
    `select format('%I.%I', schemaname, tablename) as name, exists (
       select from pg_depend
       where refobjid = format('%I.%I', schemaname, tablename)::regclass and deptype in ('a', 'i')
         and objid in (select oid from pg_class where relkind = 'S')) as "isCounting"
     from pg_tables
     where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job')`,
  );
  if (tables.length === 0) return;
  const filled = await db.query<Table>(
    tables
      .map(
        ({ name, isCounting }) =>
          `select '${name}' as name, ${isCounting} as "isCounting" where exists (select from ${name})`,
      )
      .join(' union all '),
  );
  const counting = filled.filter(({ isCounting }) => isCounting || isToTruncate);
  if (counting.length > 0) {
    const names = counting.map(({ name }) => name).join(', ');
    await db.query(`truncate ${names} restart identity cascade`);
  }
  const others = filled.filter((table) => !counting.includes(table));
  if (others.length === 0) return;
  await db.transaction(async (tx) => {
    // As when truncating: no trigger runs, and rows go whatever refers to them.
    await tx.query('set local session_replication_role = replica');
    for (const { name } of others) await tx.query(`delete from ${name}`);
  });
}

type Table = {
  name: string;
  /** Its rows are numbered, and only `truncate` restarts the numbers. */
  isCounting: boolean;
};

function required(name: 'TEST_PGLITE_FOLDER' | 'TEST_POSTGRES_URL'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: jest-database-setup has not run`);
  return value;
}
