import { copyFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { backupFolder, takeBackupPattern } from '@/server/backup/address';
import { restoreBackup } from '@/server/backup/restore-backup';
import { readConfig } from '@/server/settings/config';
import { openDatabase, type Database } from '@/server/db/database';
import { openStorage } from '@/server/main/open-adapters';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { loadSecrets, sealerOf } from '@/server/settings/secrets';
import { createUploads } from '@/server/uploads/uploads';
import { answerApi } from '@/testing/shops/api-server';
import { copyOfDataFolder } from '@/testing/shops/database';
import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { findBrokenParts } from '@/testing/shops/whole-shop';
import { internalHeaders } from '../endpoints/internal-calls';
import { uploadHearingTest } from '../hearing/hearing-files';

const shop = testShop();
const { person, order } = shopPeople(shop);

/** Does what `npm run backup` does while the shop runs; `seen` gets its connection. */
async function backUp(name: string, seen: (socket: Socket) => void = () => undefined) {
  const origin = await shop.serve((request, response) => {
    seen(request.socket);
    return answerApi(request, response);
  });
  return fetch(origin + takeBackupPattern, {
    method: 'POST',
    headers: {
      ...internalHeaders(shop.services.internalSecret, takeBackupPattern),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ name, hasSecrets: false }),
  });
}

const ordersSql = `select number, account_id, is_paid, data, (select jsonb_agg(to_jsonb(p)) from payments p
  where p.order_id = o.id) as payments from orders o where id = any($1) order by id`;

test('what the shop backs up while people buy is a whole shop on a machine that has only the keys', async () => {
  const { config, db } = shop.services;
  const form = new FormData();
  form.set('file', new Blob(['Right ear 40 dB']), 'audiogram.txt');
  const answer = await fetch(await shop.serve(uploadHearingTest), { method: 'POST', body: form });
  const { id: fileId } = Object(await answer.json());
  const before = [
    await order(await person(), 'ada@example.ca'),
    await order(await person(), 'mary@example.ca'),
  ].map(({ id }) => id);

  let isOver = false;
  const buying = (async () => {
    for (let round = 0; !isOver; round += 1) await order(await person(), `${round}@example.ca`);
  })();
  const told = await backUp('drill.backup');
  isOver = true;
  await buying;
  expect(await told.json()).toMatchObject({ files: 1, missing: 0 });

  const clean = readConfig({ DATA_DIR: copyOfDataFolder() });
  copyFileSync(path.join(config.dataDir, 'secrets.json'), path.join(clean.dataDir, 'secrets.json'));
  const there: Database = await openDatabase(clean);
  try {
    const sealer = sealerOf(loadSecrets(clean).secrets);
    const storage = await openStorage(clean, createCircuitBreakers());
    const { migrationsDir } = clean;
    const file = path.join(config.dataDir, backupFolder, 'drill.backup');
    await restoreBackup({ db: there, storage, sealer, migrationsDir }, file);

    expect(await findBrokenParts(there)).toEqual([]);
    const orders = await there.query(ordersSql, [before]);
    expect(orders).toHaveLength(2);
    expect(orders).toEqual(await db.query(ordersSql, [before]));
    const uploads = createUploads({ db: there, storage, sealer, now: () => new Date() });
    expect(Buffer.from((await uploads.open(fileId)) ?? []).toString()).toBe('Right ear 40 dB');

    await there.query('delete from payments where order_id = $1', [before[0]]);
    await there.query(`update orders set cart_id = 'gone' where id = $1`, [before[1]]);
    expect(await findBrokenParts(there)).toEqual([
      '1 of orders.cart_id lead nowhere',
      '1 orders whose money is not their total',
    ]);
  } finally {
    await there.close();
    rmSync(clean.dataDir, { recursive: true });
  }
});

const tenMinutes = 10 * 60_000;

test('its connection is not closed for its rest while a large shop is read', async () => {
  let connection: Socket | undefined;
  let backingUp: Promise<Response> | undefined;
  await shop.services.db.transaction(async () => {
    backingUp = backUp('large.backup', (socket) => {
      connection = socket.setTimeout(60_000);
    });
    // The backup waits for this transaction.
    for (let tries = 0; tries < 500 && connection?.timeout !== tenMinutes; tries += 1)
      await pause(10);
  });
  expect(connection?.timeout).toBe(tenMinutes);
  expect((await backingUp)?.status).toBe(200);
});

test('nobody else has the shop backed up', async () => {
  const origin = await shop.serve(answerApi);
  const answer = await fetch(origin + takeBackupPattern, { method: 'POST' });
  expect(answer.status).toBe(404);
});
