import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyOfDataFolder } from '@/testing/shops/database';
import { carelessDisk } from '@/testing/stand-ins/forgetful-disk';
import type { Database } from '../database';
import { openPglite } from './pglite-database';
import { recoverPglite } from './recover';

let dataDir: string;
/** The file of a table that has pages. */
let file: string;

const open = () => openPglite({ dataDir, disk: carelessDisk });

async function book(db: Database, from: number, to: number): Promise<void> {
  for (let id = from; id <= to; id += 1) {
    await db.query('insert into note values ($1, $2)', [id, 'n'.repeat(1000)]);
  }
  await db.flush();
}

const found = (db: Database) =>
  db.query('select count(*) as notes, min(id) as first, max(id) as last from note');

async function reopened() {
  const db = await open();
  const notes = await found(db);
  await db.close();
  return notes;
}

/** Forty rows before the copy, ten while it was taken, a hundred after, with a checkpoint among them. */
async function makeCopied(): Promise<string> {
  const db = await open();
  await db.script('create table note (id int primary key, text text not null)');
  await book(db, 1, 40);
  const copied = db.copies?.take();
  await book(db, 41, 50);
  await copied;
  await book(db, 51, 100);
  await db.script('checkpoint');
  await book(db, 101, 150);
  const [row] = await db.query<{ file: string }>(`select pg_relation_filepath('note') as file`);
  await db.close();
  return row?.file ?? '';
}

let made: string;
let relation: string;
beforeAll(async () => {
  made = dataDir = copyOfDataFolder();
  relation = await makeCopied();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'boreal-recover-'));
  cpSync(made, dataDir, { recursive: true });
  file = path.join(dataDir, 'db', relation);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const spoilers: Record<string, () => void> = {
  'a torn page': () => {
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(512, 7), 0, 512, 8192 * 3 + 4096);
    closeSync(descriptor);
  },
  'a table that is gone': () => rmSync(file),
  'a folder that a recovery put aside before it was cut short': () =>
    renameSync(path.join(dataDir, 'db'), path.join(dataDir, 'db-damaged-1')),
  'a torn control file': () => truncateSync(path.join(dataDir, 'db/global/pg_control'), 100),
};

test.each(Object.entries(spoilers))(
  '%s is seen at the start, and made good from copy and log with all that was committed',
  async (_what, spoil) => {
    spoil();
    await expect(open()).rejects.toThrow('npm run recover');
    const { isLogWhole, putAside } = await recoverPglite(dataDir);
    const damaged = putAside ?? path.join(dataDir, 'db-damaged-1');
    expect(existsSync(path.join(damaged, 'pg_wal'))).toBe(true);
    expect(isLogWhole).toBe(true);
    expect(await reopened()).toEqual([{ notes: 150, first: 1, last: 150 }]);
  },
  120_000,
);

test('without the log it is the database of the copy', async () => {
  await recoverPglite(dataDir, { hasLog: false });
  const [notes] = await reopened();
  expect(notes).toMatchObject({ first: 1 });
  expect(Number(notes?.last)).toBeLessThanOrEqual(50);
});

test('without any copy nothing is changed, and it is said what else there is', async () => {
  rmSync(path.join(dataDir, 'db-copies'), { recursive: true });
  await expect(recoverPglite(dataDir)).rejects.toThrow('There is no copy yet. Move the folder');
  expect(await reopened()).toEqual([{ notes: 150, first: 1, last: 150 }]);
});

test('a database that lost the mark of being whole is put aside, not removed', async () => {
  rmSync(path.join(dataDir, 'db-complete'));
  await (await open()).close();
  expect(existsSync(path.join(dataDir, 'db-unfinished/global/pg_control'))).toBe(true);
});
