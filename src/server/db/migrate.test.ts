import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabases } from '@/testing/shops/database';
import { ChangedMigrationError, migrate } from './migrate';

type Journal = { entries: { idx: number; when: number; tag: string; breakpoints: boolean }[] };

describe.each(testDatabases())('migrations on $kind', ({ use }) => {
  const shop = use();
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'boreal-migrations-'));
    cpSync('drizzle', folder, { recursive: true });
    await shop.db.script('drop table if exists later_table');
    await shop.db.query('delete from drizzle.__drizzle_migrations where id > $1', [
      journalOf(folder).entries.length,
    ]);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Adds one more migration to the folder, as a later version of the shop would bring it. */
  function addMigration(sql: string): string {
    const journal = journalOf(folder);
    const tag = '9999_later';
    journal.entries.push({ idx: journal.entries.length, when: 9e12, tag, breakpoints: true });
    writeFileSync(journalFile(folder), JSON.stringify(journal));
    writeFileSync(path.join(folder, `${tag}.sql`), sql);
    return path.join(folder, `${tag}.sql`);
  }

  test('what ran before does not run again', async () => {
    expect(await migrate(shop.db, folder)).toBe(0);
  });

  test('applies what is new, statement by statement, once', async () => {
    addMigration(
      'create table later_table (id int);\n--> statement-breakpoint\ninsert into later_table values (1);',
    );
    expect(await migrate(shop.db, folder)).toBe(1);
    expect(await migrate(shop.db, folder)).toBe(0);
    expect(await shop.db.query('select id from later_table')).toEqual([{ id: 1 }]);
  });

  test('processes that start together apply it once', async () => {
    addMigration('create table later_table (id int);');
    const applied = await Promise.all([1, 2, 3].map(() => migrate(shop.db, folder)));
    expect(applied.toSorted()).toEqual([0, 0, 1]);
  });

  test('a process of the version before starts on what a newer one has made', async () => {
    const older = mkdtempSync(path.join(tmpdir(), 'boreal-migrations-'));
    cpSync(folder, older, { recursive: true });
    addMigration('create table later_table (id int);');
    await migrate(shop.db, folder);
    expect(await migrate(shop.db, older)).toBe(0);
    rmSync(older, { recursive: true });
  });

  test('a migration that fails leaves nothing behind', async () => {
    addMigration('create table later_table (id int);\n--> statement-breakpoint\nselect nonsense;');
    await expect(migrate(shop.db, folder)).rejects.toThrow('nonsense');
    await expect(shop.db.query('select * from later_table')).rejects.toThrow('later_table');
  });

  test('a migration that was changed after it ran is refused by name', async () => {
    const file = addMigration('create table later_table (id int);');
    await migrate(shop.db, folder);
    writeFileSync(file, 'create table later_table (id text);');
    await expect(migrate(shop.db, folder)).rejects.toThrow(ChangedMigrationError);
  });
});

function journalFile(folder: string): string {
  return path.join(folder, 'meta', '_journal.json');
}

function journalOf(folder: string): Journal {
  return JSON.parse(readFileSync(journalFile(folder), 'utf8')) as Journal;
}
