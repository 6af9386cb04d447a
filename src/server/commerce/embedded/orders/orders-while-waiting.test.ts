import type { SqlSession } from '@/server/db/database';
import { createTestEngine, createVisitor, prepareTestJobs, taken } from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import { seedCommerce } from '../seed/seed-commerce';

/** Only a server has two connections, so only there can a submit wait while something else is committed. */
const servers = testDatabases().filter(({ kind }) => kind === 'postgres');

describe.each(servers)('an order that waits for its cart, on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });

  async function untilSomebodyWaits(): Promise<void> {
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await shop.db.query(waiting)).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  test('is sold at the price that holds once the cart is its own', async () => {
    const engine = createTestEngine(shop.db);
    const ada = createVisitor(engine);
    const cart = taken(await ada.add('stream-line-tv'));
    await ada.fillCheckout();

    const held = latch();
    const mayEnd = latch();
    const holder = shop.db.transaction(async (tx: SqlSession) => {
      await tx.query('select 1 from carts where id = $1 for update', [cart.id]);
      held.open();
      await mayEnd.opened;
    });
    await held.opened;
    const submitted = engine.orders.submit(ada.request());
    await untilSomebodyWaits();
    await shop.db.query(
      `update catalogue_products set data = data || '{"price": 31000, "salePrice": null}'
       where slug = 'stream-line-tv'`,
    );
    mayEnd.open();
    await holder;

    expect(taken(await submitted).lines).toMatchObject([{ price: 31_000 }]);
  });
});

/** One side waits for `opened`, the other opens it. */
function latch(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
