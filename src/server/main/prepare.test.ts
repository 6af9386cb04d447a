import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { copyOfDataFolder, newPostgresDatabase } from '@/testing/shops/database';
import { carelessDisk } from '@/testing/stand-ins/forgetful-disk';
import { seedCommerce } from '../commerce/embedded/seed/seed-commerce';
import { openDatabase, type Database } from '../db/database';
import { migrate } from '../db/migrate';
import { listCopies } from '../db/pglite/base-copies';
import { openPglite } from '../db/pglite/pglite-database';
import { recoverPglite } from '../db/pglite/recover';
import { prepareDatabase } from './prepare';

const log = pino({ level: 'silent' });
const migrationsDir = path.resolve('drizzle');

/** The first `count` migrations. */
function olderMigrations(count: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-migrations-'));
  cpSync(migrationsDir, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

function addMigration(folder: string, sql: string): void {
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: object[] };
  const tag = '9999_later';
  journal.entries.push({ idx: journal.entries.length, when: 9e12, tag, breakpoints: true });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(path.join(folder, `${tag}.sql`), sql);
}

const older = 5;

test.each(['empty', 'older'])('four processes start at once on an %s Postgres', async (age) => {
  const database = await newPostgresDatabase('template1');
  const open = () => openDatabase({ databaseUrl: database.url, databasePoolSize: 2, dataDir: '' });
  const processes: Database[] = [await open(), await open(), await open(), await open()];
  const [first] = processes;
  if (age === 'older' && first) {
    const folder = olderMigrations(older);
    expect(await migrate(first, folder)).toBe(older);
    rmSync(folder, { recursive: true });
  }

  await Promise.all(
    processes.map((db) =>
      prepareDatabase({ db, config: { migrationsDir }, log, seed: seedCommerce }),
    ),
  );

  const counts = await first?.query(
    `select (select count(*) from drizzle.__drizzle_migrations) as migrations,
       (select count(distinct hash) from drizzle.__drizzle_migrations) as different,
       (select count(*) > 0 from catalogue_products) as "isFilled",
       (select count(*) > 0 from pgboss.queue) as "hasQueues"`,
  );
  const files = JSON.parse(
    readFileSync(path.join(migrationsDir, 'meta', '_journal.json'), 'utf8'),
  ) as { entries: unknown[] };
  const all = files.entries.length;
  expect(counts).toEqual([{ migrations: all, different: all, isFilled: true, hasQueues: true }]);
  await Promise.all(processes.map((db) => db.close()));
  await database.remove();
});

test('the files of an embedded database are copied before a migration, not when there is none', async () => {
  const dataDir = copyOfDataFolder();
  const db = await openPglite({ dataDir, disk: carelessDisk, isTrusted: true });
  const newer = olderMigrations(Infinity);
  addMigration(newer, 'create table later_table (id int)');
  const prepare = (folder: string) =>
    prepareDatabase({ db, config: { migrationsDir: folder }, log, seed: async () => false });

  await prepare(migrationsDir);
  expect(await listCopies(dataDir)).toEqual([]);
  await prepare(newer);
  expect(await listCopies(dataDir)).toHaveLength(1);
  await db.close();

  await recoverPglite(dataDir, { hasLog: false });
  const before = await openPglite({ dataDir, disk: carelessDisk, isTrusted: true });
  expect(await before.query(`select to_regclass('later_table') as name`)).toEqual([{ name: null }]);
  await before.close();
  for (const folder of [dataDir, newer]) rmSync(folder, { recursive: true });
});
