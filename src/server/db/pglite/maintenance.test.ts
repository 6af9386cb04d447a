import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyOfDataFolder } from '@/testing/shops/database';
import { carelessDisk } from '@/testing/stand-ins/forgetful-disk';
import type { Database } from '../database';
import { openPglite } from './pglite-database';

const megabyte = 1024 * 1024;

let dataDir: string;
let db: Database;

afterEach(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true });
});

test('the log stays short and tables stay clean however long the shop runs', async () => {
  dataDir = copyOfDataFolder();
  const sizes = { maintenanceBytes: 4 * megabyte, keptBytes: 32 * megabyte };
  db = await openPglite({ dataDir, disk: carelessDisk, ...sizes });
  await db.script(`create table busy (id int primary key, text text);
    alter table busy alter column text set storage external;
    create index busy_id_text on busy (id, left(text, 9));
    insert into busy select id, '' from generate_series(1, 50) id;
    create table grown (id int primary key);
    insert into grown select generate_series(1, 2000)`);
  for (let round = 0; round < 1500; round++) {
    const text = `${round}`.padEnd(1800, 'x');
    await db.query('update busy set text = $1 || id', [text]);
  }

  await db.query('select pg_stat_force_next_flush()');
  const [busy, grown] = await db.query<{ cleaned: number; looked: number }>(
    `select vacuum_count as cleaned, analyze_count as looked from pg_stat_user_tables
     where relname in ('busy', 'grown') order by relname`,
  );
  expect(busy?.cleaned).toBeGreaterThan(0);
  expect(grown).toEqual({ cleaned: 0, looked: 1 });
  // About 150 MB of log were written, in segments of 16 MB.
  const segments = readdirSync(path.join(dataDir, 'db/pg_wal')).filter(
    (name) => name.length === 24,
  );
  expect(segments.length).toBeLessThanOrEqual(6);
});
