import { openDatabase } from '../../server/db/database';
import {
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  scarceOptions,
  taken,
  seedTestShop,
} from '../shops/engine';

/** Stock of everything before the first order; enough for any run. */
const plenty = 1_000_000_000;

/**
 * A process for tests that kill it: four shoppers place one order after the other in parallel, each with a tracked
 * variant and a coupon, two paying by card and two by gift card, on the data folder or the Postgres address given as
 * its argument. It prints the id of an order once it is acknowledged.
 */
async function work(place: string): Promise<void> {
  const databaseUrl = place.startsWith('postgres') ? place : null;
  const db = await openDatabase({ databaseUrl, databasePoolSize: 8, dataDir: place });
  await prepareTestJobs(db);
  if (await seedTestShop(db)) {
    await db.transaction(async (tx) => {
      await tx.query('update catalogue_stock set level = $1', [plenty]);
      await tx.query('update gift_cards set balance = $1', [plenty]);
    });
  }
  const engine = createTestEngine(db);
  await Promise.all([false, true, false, true].map(shop));

  async function shop(hasGiftCard: boolean): Promise<never> {
    for (;;) {
      const visitor = createVisitor(engine);
      await visitor.add('charge-go', { options: scarceOptions });
      await visitor.fillCheckout();
      taken(await engine.carts.applyCoupon(visitor.request(), 'WELCOME10'));
      if (hasGiftCard) {
        taken(await engine.carts.applyGiftCard(visitor.request(), 'GIFT-BORE-AL50'));
      }
      const order = taken(await engine.orders.submit(visitor.request()));
      process.stdout.write(`${order.id}\n`);
    }
  }
}

const [place = ''] = process.argv.slice(2);
work(place).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
