import { newPostgresDatabase } from '@/testing/shops/database';
import { openDatabase, type Database } from './database';

let db: Database;
let remove: () => Promise<void>;

beforeAll(async () => {
  const fresh = await newPostgresDatabase();
  ({ remove } = fresh);
  db = await openDatabase({ databaseUrl: fresh.url, databasePoolSize: 1, dataDir: '' });
});

afterAll(async () => {
  await db.close();
  await remove();
});

test('it is known how long statements have been waiting for a connection, until one is free', async () => {
  expect(db.waitMs?.()).toBe(0);
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  const record = db.transaction(() => isHeld);
  const waiting = db.query('select 1');
  const first = db.waitMs?.() ?? 0;
  await new Promise((resolve) => setImmediate(resolve));
  expect(db.waitMs?.()).toBeGreaterThan(first);
  release();
  await Promise.all([record, waiting]);
  expect(db.waitMs?.()).toBe(0);
});

test('where somebody always waits, but nobody for long, nobody has been waiting for long', async () => {
  const end = performance.now() + 400;
  const keepAsking = async () => {
    while (performance.now() < end) await db.query('select pg_sleep(0.005)');
  };
  let longest = 0;
  const looking = setInterval(() => (longest = Math.max(longest, db.waitMs?.() ?? 0)), 5);
  await Promise.all([keepAsking(), keepAsking(), keepAsking()]);
  clearInterval(looking);
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(200);
});
