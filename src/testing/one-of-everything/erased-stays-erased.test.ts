import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { restoreBackup } from '@/server/backup/restore-backup';
import { openDatabase } from '@/server/db/database';
import { recoverPglite } from '@/server/db/pglite/recover';
import { openStorage } from '@/server/main/open-adapters';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { loadSecrets, sealerOf } from '@/server/settings/secrets';
import { adminPassword, password, type World } from '@/testing/access-matrix/world';
import { testShop } from '@/testing/shops/shop';
import { leaveTheRest, openWorld, tablesThatTell, tell } from './leave-everything';

const shop = testShop({ settings: { ADMIN_PASSWORD: adminPassword } });
let server: Server;
let world: World;
let backup: string;
/** Tables that still hold the customer's data after the erasure, as the law requires. */
let keptTables: string[];

/** Takes both kinds of backup of a customer who has everything, and then erases the customer. */
beforeAll(async () => {
  ({ server, world } = await openWorld(shop.services));
  await leaveTheRest(world);
  const { config, takeBackup, db } = shop.services;
  backup = path.join(config.dataDir, 'drill.backup');
  await takeBackup(backup, { hasSecrets: false });
  await db.copies?.take();
  expect(await tablesThatTell(world, db)).toContain('hearing_results');
  await tell(world, '/api/privacy/delete-account', { password });
  keptTables = await tablesThatTell(world, db);
  expect(keptTables).not.toContain('hearing_results');
  server.closeAllConnections();
  server.close();
});

/** Tables of the running shop that hold the customer's data, except those that the law keeps. */
async function whatCameBack(): Promise<string[]> {
  const found = await tablesThatTell(world, shop.services.db);
  return found.filter((table) => !keptTables.includes(table));
}

test('after `npm run restore` of a backup from before', async () => {
  const { config } = shop.services;
  let restored: string[] = [];
  await shop.restart(async () => {
    for (const name of ['db', 'db-complete']) {
      rmSync(path.join(config.dataDir, name), { recursive: true });
    }
    const db = await openDatabase(config);
    const sealer = sealerOf(loadSecrets(config).secrets);
    const storage = await openStorage(config, createCircuitBreakers());
    await restoreBackup({ db, storage, sealer, migrationsDir: config.migrationsDir }, backup);
    restored = await tablesThatTell(world, db);
    await db.close();
  });
  expect(restored).toContain('hearing_results');
  expect(await whatCameBack()).toEqual([]);
});

test('after a copy of the database files from before was put back', async () => {
  const { dataDir } = shop.services.config;
  await shop.restart(async () => {
    await recoverPglite(dataDir, { hasLog: false });
  });
  expect(await whatCameBack()).toEqual([]);
  const [row] = await shop.services.db.query('select count(*)::int as count from erasures');
  expect(row).toEqual({ count: 1 });
});

test('where only the backup has the note, the storage gets it back', async () => {
  const { dataDir } = shop.services.config;
  const notes = path.join(dataDir, 'uploads/erasures');
  const [note] = readdirSync(notes);
  await shop.restart(async () => {
    rmSync(notes, { recursive: true });
    mkdirSync(notes);
  });
  expect(readdirSync(notes)).toEqual([note]);
});
