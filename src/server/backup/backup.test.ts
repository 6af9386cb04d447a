import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { testDatabases } from '@/testing/shops/database';
import {
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  scarceOptions,
  taken,
} from '@/testing/shops/engine';
import { seedCommerce } from '../commerce/embedded/seed/seed-commerce';
import type { Database } from '../db/database';
import { createSealer } from '../base/sealing';
import { createDiskStorage } from '../storage/disk/disk-storage';
import { uploadKey } from '../uploads/uploads';
import { restoreBackup } from './restore-backup';
import { listTables } from './tables';
import { takeBackup } from './take-backup';

const sealer = createSealer(['1'.repeat(64)]);
const migrationsDir = path.resolve('drizzle');
const plenty = 1_000_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boreal-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const storageIn = (name: string) => createDiskStorage({ folder: path.join(folder, name) });
const backupFile = () => path.join(folder, 'shop.backup');

/** One row for each empty table. The same text everywhere, so that references match. */
const odd: Readonly<Record<string, string>> = {
  text: 'é"\\{},\n’',
  integer: '7',
  bigint: '7',
  boolean: 'true',
  jsonb: '{"a": [1, null, "é\\n"]}',
  'text[]': '{"a,b",NULL,"c\\"d"}',
  'timestamp with time zone': '2026-11-21 11:00:00.123456+00',
};

async function fillEmptyTables(db: Database): Promise<void> {
  for (const table of await listTables(db)) {
    if (table.startsWith('pgboss')) continue;
    const [row] = await db.query(`select 1 from ${table} limit 1`);
    if (row) continue;
    const columns = await db.query<{ name: string; type: string }>(
      `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const values = columns.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ');
    await db.query(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
       values (${values})`,
      columns.map(({ type }) => odd[type] ?? '7'),
    );
  }
  await db.query(`insert into pgboss.job (name, data) values ('clean-up', '{"a":1}')`);
}

/**
 * Every row of every table as Postgres writes it, computed columns included, except the search words, which each
 * database derives from a text by its own locale.
 */
async function everything(db: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of await listTables(db)) {
    const [columns] = await db.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and not (attgenerated <> '' and atttypid = 'tsvector'::regtype)`,
      [table],
    );
    const found = await db.query<{ row: string }>(
      `select row(${columns?.names ?? ''})::text as row from ${table}`,
    );
    rows[table] = found.map(({ row }) => row).sort();
  }
  return rows;
}

async function sequences(db: Database) {
  return db.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  );
}

const kinds = testDatabases();

describe.each(kinds.map((source, index) => ({ source, target: kinds[1 - index] ?? source })))(
  'a backup from $source.kind, restored to $target.kind',
  ({ source, target }) => {
    const from = source.use(prepareTestJobs);
    const to = target.use(prepareTestJobs);

    test('holds every row of every table, and the files', async () => {
      await fillEmptyTables(from.db);
      await from.db.query(`update uploads set id = 'kept', status = 'kept'`);
      await storageIn('one').put(uploadKey('kept'), Buffer.from('sealed bytes'));

      const deps = { db: from.db, storage: storageIn('one'), sealer, secrets: null };
      const told = await takeBackup(deps, backupFile());
      expect(told).toMatchObject({ files: 1, missing: 0, hasSecrets: false });
      const storage = storageIn('other');
      await restoreBackup({ db: to.db, storage, sealer, migrationsDir }, backupFile());

      const [before, after] = [await everything(from.db), await everything(to.db)];
      expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([[]]); // pgboss.archive
      expect(after).toEqual(before);
      expect(await sequences(to.db)).toEqual(await sequences(from.db));
      const bytes = await storage.get(uploadKey('kept'));
      expect(Buffer.from(bytes ?? []).toString()).toBe('sealed bytes');
    });

    test('taken under load is a consistent shop that goes on selling', async () => {
      await seedCommerce(from.db);
      await from.db.query('update catalogue_stock set level = $1', [plenty]);
      const engine = createTestEngine(from.db);
      let isOver = false;
      let bought = 0;
      const shoppers = [1, 2].map(async () => {
        while (!isOver) {
          await buy(engine);
          bought += 1;
        }
      });
      while (bought < 4) await new Promise((resolve) => setTimeout(resolve, 5));
      const deps = { db: from.db, storage: storageIn('one'), sealer, secrets: null };
      await takeBackup(deps, backupFile());
      isOver = true;
      await Promise.all(shoppers);
      await restoreBackup(
        { db: to.db, storage: storageIn('other'), sealer, migrationsDir },
        backupFile(),
      );

      const [books] = await to.db.query(
        `select count(*) >= 4 as "hasOrders", count(*) as orders,
           (select count(*) from payments p join orders o on o.id = p.order_id) as payments,
           (select count(*) from carts where status = 'converted') as carts,
           (select count(*) from test_jobs where name = 'send-order-confirmation') as mails,
           (select $1 - level from catalogue_stock) as sold from orders`,
        [plenty],
      );
      const orders = books?.orders;
      expect(books).toEqual({
        ...{ hasOrders: true, orders, payments: orders },
        ...{ carts: orders, mails: orders, sold: orders },
      });
      await buy(createTestEngine(to.db));
      const [after] = await to.db.query('select count(*) as orders from orders');
      expect(after).toEqual({ orders: Number(orders) + 1 });
    });

    test('is refused by a shop that has something in it', async () => {
      await seedCommerce(from.db);
      const deps = { db: from.db, storage: storageIn('one'), sealer, secrets: null };
      await takeBackup(deps, backupFile());
      const into = { ...deps, migrationsDir };
      await expect(restoreBackup(into, backupFile())).rejects.toThrow('into an empty database');
    });
  },
);

async function buy(engine: ReturnType<typeof createTestEngine>): Promise<void> {
  const visitor = createVisitor(engine);
  await visitor.add('charge-go', { options: scarceOptions });
  await visitor.fillCheckout();
  taken(await engine.orders.submit(visitor.request()));
}

describe('a backup', () => {
  const [pglite] = testDatabases();
  if (!pglite) throw new Error('No test database');
  const shop = pglite.use();
  const deps = () => ({ db: shop.db, storage: storageIn('one'), sealer, secrets: null });
  const into = () => ({ ...deps(), migrationsDir });
  const addUpload = () =>
    shop.db.query(
      `insert into uploads (id, status, sealed_name, extension, size) values ('a', 'kept', '', 'pdf', 1)`,
    );

  test('of another key is refused before anything is touched', async () => {
    await takeBackup(deps(), backupFile());
    const other = { ...into(), sealer: createSealer(['2'.repeat(64)]) };
    await expect(restoreBackup(other, backupFile())).rejects.toThrow('another ENCRYPTION_KEY');
  });

  test.each([
    ['cut short', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -40))],
    [
      'without its last line',
      (file: string) => change(file, (text) => text.replace(/\n[^\n]+\n$/, '\n')),
    ],
    [
      'with a changed letter',
      (file: string) => change(file, (text) => text.replace('"queues"', '"queuez"')),
    ],
    [
      'with a changed value',
      (file: string) => change(file, (text) => text.replace('"clean-up"', '"clean-in"')),
    ],
    [
      'with something after it',
      (file: string) => appendFileSync(file, gzipSync('{"kind":"queues","names":[]}\n')),
    ],
    ['that is none', (file: string) => writeFileSync(file, 'hello')],
  ])('%s is not restored', async (_what, spoil) => {
    await takeBackup(deps(), backupFile());
    spoil(backupFile());
    await expect(restoreBackup(into(), backupFile())).rejects.toMatchObject({
      name: 'BackupError',
    });
    expect(await shop.db.query('select 1 from uploads')).toEqual([]);
  });

  test('says which files are lost; one that is deleted meanwhile is deleted in it too', async () => {
    await addUpload();
    expect(await takeBackup(deps(), backupFile())).toMatchObject({ files: 0, missing: 1 });

    const storage = storageIn('one');
    const get = async () => {
      await shop.db.query(`delete from uploads where id = 'a'`);
      return null;
    };
    const told = await takeBackup({ ...deps(), storage: { ...storage, get } }, backupFile());
    expect(told).toMatchObject({ files: 0, missing: 0 });
    await restoreBackup(into(), backupFile());
    expect(await shop.db.query('select status from uploads')).toEqual([{ status: 'removed' }]);
  });
});

function change(file: string, work: (text: string) => string): void {
  const text = gunzipSync(readFileSync(file)).toString();
  const changed = work(text);
  expect(changed).not.toBe(text);
  writeFileSync(file, gzipSync(changed));
}
