import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyOfDataFolder } from '@/testing/shops/database';
import { carelessDisk } from '@/testing/stand-ins/forgetful-disk';
import type { Database } from '../database';
import type { Disk } from './disk';
import { openPglite } from './pglite-database';

/** A table with written but unsynced pages, whose file is no longer open. */
async function writtenTable(db: Database): Promise<string> {
  await db.script('create table note (id int); create table other (text text)');
  await db.query('insert into note values (1)');
  await db.query(`insert into other select repeat('n', 1000) from generate_series(1, 3000)`);
  await db.query('alter table note set (fillfactor = 90)');
  const [row] = await db.query<{ file: string }>(`select pg_relation_filepath('note') as file`);
  return row?.file ?? '';
}

test('a database that lost a file breaks off, and is asked nothing more', async () => {
  const dataDir = copyOfDataFolder();
  const memory = { sharedBuffers: '1MB', isTrusted: true };
  const db = await openPglite({ dataDir, disk: carelessDisk, ...memory });
  rmSync(path.join(dataDir, 'db', await writtenTable(db)));

  // Postgres panics at the file it should sync; its answer is complete all the same.
  await expect(db.query('checkpoint')).rejects.toThrow('broke off');
  await expect(db.query('select text from other')).rejects.toThrow('broke off');
  await db.close();
  rmSync(dataDir, { recursive: true });
});

test('of a disk that fails while a copy is begun, the end of the copy is not asked either', async () => {
  const dataDir = copyOfDataFolder();
  const state = { isFailing: false };
  const disk: Disk = {
    ...carelessDisk,
    syncFile() {
      if (state.isFailing) throw Object.assign(new Error('EIO'), { code: 'EIO' });
    },
  };
  const db = await openPglite({ dataDir, disk, sharedBuffers: '1MB', isTrusted: true });
  await writtenTable(db);
  state.isFailing = true;

  await expect(db.copies?.take()).rejects.toThrow();
  await expect(db.query('select text from other')).rejects.toThrow('cannot be written');
  await db.close();
  rmSync(dataDir, { recursive: true });
});
