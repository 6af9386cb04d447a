import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabases } from '@/testing/shops/database';
import { createTestEngine } from '@/testing/shops/engine';
import { calgaryOrder } from '@/testing/order';
import { migrate } from './migrate';

type Journal = { entries: { tag: string }[] };

/** An invoice after the law allows us to remove whose it was (jobs/clean-up.ts). */
const nobodys = {
  ...calgaryOrder,
  id: 'order_nobody',
  account: { id: '', email: '', name: null, hasPassword: false },
  shipping: null,
  billing: null,
};

/** The migrations as they were before staff could work on orders. Remove the folder after use. */
function earlierMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-earlier-'));
  cpSync('drizzle', folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const first = journal.entries.findIndex(({ tag }) => tag.endsWith('_order_desk'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return folder;
}

// PGlite is the same database in-process, and four times as slow to set up.
const servers = testDatabases().filter(({ kind }) => kind === 'postgres');

describe.each(servers)('a shop from before staff worked on orders, on $kind', ({ use }) => {
  const shop = use();

  test('keeps its orders, which are found, sorted and worked on like new ones', async () => {
    const { db } = shop;
    await db.script(
      'drop schema public cascade; drop schema drizzle cascade; create schema public',
    );
    const folder = earlierMigrations();
    await migrate(db, folder);
    rmSync(folder, { recursive: true });
    await db.query(`insert into accounts (id, email) values ('account_1', 'margaret@example.com')`);
    for (const [order, status] of [
      [calgaryOrder, 'delivery_pending'],
      [nobodys, 'complete'],
    ] as const) {
      await db.query(
        `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, is_attached, data)
         values ($1, nextval('order_numbers'), $1, $1, 'account_1', $2, true, true, $3)`,
        [order.id, status, order],
      );
    }
    await db.query(
      `insert into shipments (id, order_id, carrier, tracking_code, status, created_at)
       values ('parcel', 'order_nobody', 'Canada Post', 'CP1', 'DELIVERED', now())`,
    );

    expect(await migrate(db, 'drizzle')).toBeGreaterThan(0);

    const { adminOrders } = createTestEngine(db);
    const page = (change: object) =>
      adminOrders.page({
        ...{ page: 1, pageSize: 25, sort: '-total', search: '', status: '', reason: '' },
        ...change,
      });
    expect((await page({})).count).toBe(2);
    expect((await page({ search: 'margaret lee' })).results).toMatchObject([
      { id: 'order_calgary', total: 405_000 },
    ]);
    expect(await adminOrders.facts('order_calgary')).toEqual({
      revision: 0,
      serialNumbers: {},
      events: [],
    });
    const staff = { id: 'clinic', name: 'clinic' };
    const change = { orderId: 'order_calgary', revision: 0, staff };
    expect(await adminOrders.move(change, 'hold')).toMatchObject({ order: { status: 'hold' } });
    expect(await adminOrders.facts('order_calgary')).toMatchObject({ revision: 1 });
  });
});
