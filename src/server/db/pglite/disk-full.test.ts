import { rmSync } from 'node:fs';
import { copyOfDataFolder } from '@/testing/shops/database';
import { carelessDisk } from '@/testing/stand-ins/forgetful-disk';
import type { Database } from '../database';
import type { Disk } from './disk';
import { openPglite } from './pglite-database';

let dataDir: string;
beforeEach(() => {
  dataDir = copyOfDataFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A disk that, once told to, refuses writes to the files that `isRefused` names. */
function fullDisk(isRefused: (file: string) => boolean, code = 'ENOSPC') {
  const state = { isFull: false };
  const disk: Disk = {
    ...carelessDisk,
    writing(file) {
      if (state.isFull && isRefused(file)) throw Object.assign(new Error(code), { code });
    },
  };
  return { disk, state };
}

const book = (db: Database, id: number) =>
  db.transaction(async (tx) => {
    await tx.query('insert into note values ($1, $2)', [id, 'n'.repeat(1000)]);
  });

const notes = async (db: Database) =>
  (await db.query<{ id: number }>('select id from note order by id')).map(({ id }) => id);

async function openWithNote(disk: Disk): Promise<Database> {
  const db = await openPglite({ dataDir, disk, sharedBuffers: '1MB' });
  await db.script('create table note (id int primary key, text text not null)');
  await book(db, 1);
  await db.flush();
  return db;
}

test('pages that do not fit refuse their statement; with space again all goes on', async () => {
  const { disk, state } = fullDisk((file) => file.includes('/base/'));
  const db = await openWithNote(disk);
  state.isFull = true;
  const failed: number[] = [];
  for (let id = 2; id < 30; id += 1) await book(db, id).catch(() => failed.push(id));
  expect(failed.length).toBeGreaterThan(0);
  state.isFull = false;
  await book(db, 1000);
  const kept = await notes(db);
  expect(kept.filter((id) => failed.includes(id))).toEqual([]);
  expect(kept.length).toBe(30 - failed.length);
  await db.close();
});

test.each([
  ['ENOSPC', 'the disk is full. Free some space, then start again'],
  ['EROFS', 'its disk is mounted to be read only'],
])('a start on a disk that refuses with %s says so', async (code, sentence) => {
  const { disk, state } = fullDisk(() => true, code);
  state.isFull = true;
  await expect(openPglite({ dataDir, disk })).rejects.toThrow(sentence);
  const db = await openPglite({ dataDir, disk: carelessDisk });
  await db.close();
});
