import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyOfDataFolder, testDatabases } from '@/testing/shops/database';
import { runUntilKilled } from '@/testing/jest/killed-process';
import { openDatabase, type Database } from '@/server/db/database';

const worker = path.resolve('src/testing/workers/ordering-worker.ts');
/** The worker's initial stock and gift-card balance. */
const plenty = 1_000_000_000;
const killedAfterMs = [0, 20, 90, 400];

/** Counts every part of the orders in its table. */
const countsSql = `select
  (select count(*) from orders) as orders,
  (select count(*) from orders o join (
     select order_id, amount from payments union all select order_id, amount from gift_card_debits
   ) money on money.order_id = o.id and money.amount = (o.data #>> '{totals,grandTotal}')::int) as paid,
  (select count(*) from payments) + (select count(*) from gift_card_debits) as takings,
  (select count(*) from orders o join carts c on c.order_id = o.id and c.status = 'converted') as closed,
  (select count(*) from carts where status = 'converted') as converted,
  (select count(*) from sessions where last_order_id is not null and cart_id is null) as remembered,
  (select count(distinct payload ->> 'orderId') from test_jobs) as mails,
  (select use_count from coupons where code = 'WELCOME10') as coupons,
  (select ${plenty} - level from catalogue_stock) as sold,
  (select ${plenty} - balance from gift_cards) as spent,
  (select coalesce(sum(amount), 0) from gift_card_debits) as booked`;

/** Checks that every order is complete, that nothing else was written, and that all acknowledged orders exist. */
async function expectWholeOrders(db: Database, acknowledged: readonly string[]): Promise<void> {
  const ids = (await db.query<{ id: string }>('select id from orders')).map(({ id }) => id);
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  const [counts] = await db.query<Record<string, number>>(countsSql);
  const { spent, booked, ...perOrder } = counts ?? {};
  expect(new Set(Object.values(perOrder).map(Number))).toEqual(new Set([ids.length]));
  expect(Number(spent)).toBe(Number(booked));
}

test('kill -9 while orders are placed on PGlite leaves whole orders only, and loses none that was acknowledged', async () => {
  const dataDir = copyOfDataFolder();
  const acknowledged: string[] = [];
  for (const killAfterMs of killedAfterMs) {
    acknowledged.push(...(await runUntilKilled({ worker, args: [dataDir], killAfterMs })));
    const db = await openDatabase({ databaseUrl: null, databasePoolSize: 1, dataDir });
    await expectWholeOrders(db, acknowledged);
    await db.close();
  }
  rmSync(dataDir, { recursive: true, force: true });
  expect(acknowledged.length).toBeGreaterThan(killedAfterMs.length);
});

describe.each(testDatabases().filter(({ kind }) => kind === 'postgres'))('on $kind', ({ use }) => {
  const shop = use();

  test('kill -9 while orders are placed leaves whole orders only, and loses none that was acknowledged', async () => {
    const [row] = await shop.db.query<{ name: string }>('select current_database() as name');
    const url = `${process.env.TEST_POSTGRES_URL ?? ''}${row?.name ?? ''}`;
    const acknowledged: string[] = [];
    for (const killAfterMs of killedAfterMs) {
      acknowledged.push(...(await runUntilKilled({ worker, args: [url], killAfterMs })));
      await noOtherConnections(shop.db);
      await expectWholeOrders(shop.db, acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThan(killedAfterMs.length);
  });
});

/** Waits until the server has noticed that the client was killed, which it only does when it next reads from it. */
async function noOtherConnections(db: Database): Promise<void> {
  for (;;) {
    const [row] = await db.query<{ others: number }>(
      `select count(*) as others from pg_stat_activity
       where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
    );
    if (!row?.others) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
