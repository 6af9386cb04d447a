import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyOfDataFolder } from '@/testing/shops/database';
import { carelessDisk } from '@/testing/stand-ins/forgetful-disk';
import type { Database } from '../database';
import { KeptCopies } from './kept-copies';
import { openPglite } from './pglite-database';

const day = 24 * 60 * 60 * 1000;
const erased = 'Wilhelmina of the lake';

let dataDir: string;
let db: Database;
let clock: number;
let copies: KeptCopies;

beforeEach(async () => {
  dataDir = copyOfDataFolder();
  db = await openPglite({ dataDir, disk: carelessDisk });
  clock = Date.now();
  const asked = {
    ask: (text: string) => db.query(text),
    flush: () => db.flush(),
    walBytes: () => 0,
  };
  copies = new KeptCopies(dataDir, asked, () => clock);
});
afterEach(async () => {
  await copies.ended();
  await db.close();
  rmSync(dataDir, { recursive: true });
});

/** Does what the hourly clean-up does; resolves when the copy, if one was due, is complete. */
async function hourly(): Promise<void> {
  copies.takeWhenDue();
  await copies.idle();
}

const copyFolders = () => readdirSync(path.join(dataDir, 'db-copies'));

/** The files of the data folder that contain this text, by the first part of their path. */
function placesOf(words: string): string[] {
  const found = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(words))
    .map((file) => path.relative(dataDir, file).split(path.sep).slice(0, 2).join('/'));
  return [...new Set(found)].toSorted();
}

test('what was erased has left tables, log and copies within thirty days, in a shop where little happens', async () => {
  await copies.keep(fail);
  await copies.idle();
  await db.script(`create table caller (id int primary key, name text);
    insert into caller select id, '${erased} ' || id from generate_series(1, 50) id`);
  await db.query('checkpoint');
  await copies.take();
  clock += 3 * day;
  await db.query('delete from caller where id < 50');
  await db.query('update caller set name = $1', ['Ada']);
  await db.query('checkpoint');
  expect(placesOf(erased)).toEqual(
    expect.arrayContaining(['db/base', 'db/pg_wal', expect.stringContaining('db-copies/')]),
  );

  for (let hours = 0; hours < 30; hours += 1) {
    clock += day;
    await hourly();
  }
  expect(placesOf(erased)).toEqual([]);
  expect(await db.query('select * from caller')).toEqual([{ id: 50, name: 'Ada' }]);
});

test('after a long stop the first copy is the only one', async () => {
  await copies.take();
  await copies.take();
  expect(copyFolders()).toHaveLength(2);
  clock += 40 * day;
  await copies.keep(fail);
  await copies.idle();
  expect(copyFolders()).toHaveLength(1);
});

test('a database that was put aside goes too', async () => {
  const aside = path.join(dataDir, 'db-damaged-1');
  mkdirSync(aside);
  await copies.keep(fail);
  await copies.idle();
  expect(existsSync(aside)).toBe(true);
  clock += 16 * day;
  await hourly();
  expect(existsSync(aside)).toBe(false);
});

function fail(error: unknown): void {
  throw error;
}
