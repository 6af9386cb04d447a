import { testDatabases } from '@/testing/shops/database';
import {
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  scarceOptions,
  taken,
  seedTestShop,
} from '@/testing/shops/engine';
import type { Engine } from '../engine';

describe.each(testDatabases())('canceling orders on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedTestShop(db);
  });
  let engine: Engine;
  let ada: ReturnType<typeof createVisitor>;
  beforeEach(() => {
    engine = createTestEngine(shop.db);
    ada = createVisitor(engine);
  });

  async function place(change?: () => Promise<unknown>, options?: typeof scarceOptions) {
    await ada.add(options ? 'charge-go' : 'stream-line-tv', { quantity: 2, options });
    await change?.();
    await ada.fillCheckout();
    return taken(await engine.orders.submit(ada.request()));
  }

  async function canceled(orderId: string) {
    const outcome = await engine.orders.cancel(orderId);
    if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`);
    return outcome.order;
  }

  const number = async (sql: string) =>
    (await shop.db.query<{ value: number }>(sql))[0]?.value ?? NaN;

  test('the money goes back to the card, and the customer is told', async () => {
    const order = await place();
    const after = await canceled(order.id);
    expect(after).toMatchObject({ status: 'canceled', refundedTotal: order.totals.captureTotal });
    expect(await engine.orders.findOrder(order.id)).toEqual(after);
    expect(await shop.db.query('select amount from refunds')).toEqual([
      { amount: order.totals.captureTotal },
    ]);
    expect(
      await shop.db.query(`select payload from test_jobs where name = 'send-order-canceled'`),
    ).toEqual([{ payload: { orderId: order.id } }]);
  });

  test('goods go back to the shelf, at once for readers of this process', async () => {
    const order = await place(undefined, scarceOptions);
    expect(order.status).toBe('hold');
    expect(await number('select level as value from catalogue_stock')).toBe(3);
    await canceled(order.id);
    expect(await number('select level as value from catalogue_stock')).toBe(5);
    const product = (await engine.catalogue.snapshot()).productsBySlug.get('charge-go');
    const tracked = product?.variants.find(({ stock }) => stock.isTracked);
    expect(tracked?.stock).toEqual({ isTracked: true, level: 5 });
  });

  test('gift card and coupon are as before the order', async () => {
    const balance = () => number('select balance as value from gift_cards order by id limit 1');
    const uses = () => number(`select use_count as value from coupons where code = 'WELCOME10'`);
    const before = { balance: await balance(), uses: await uses() };
    const order = await place(async () => {
      await engine.carts.applyCoupon(ada.request(), 'WELCOME10');
      await engine.carts.applyGiftCard(ada.request(), 'GIFT-BORE-AL50');
    });
    expect(order.totals.giftCardUsed).toBeGreaterThan(0);
    expect(await uses()).toBe(before.uses + 1);
    const after = await canceled(order.id);
    expect(after.refundedTotal).toBe(order.totals.grandTotal);
    expect({ balance: await balance(), uses: await uses() }).toEqual(before);
  });

  test('canceling twice, also at once, pays back once', async () => {
    const order = await place();
    await Promise.all(Array.from({ length: 4 }, () => engine.orders.cancel(order.id)));
    expect(await shop.db.query('select 1 from refunds')).toHaveLength(1);
    expect((await engine.orders.findOrder(order.id))?.refundedTotal).toBe(
      order.totals.captureTotal,
    );
  });

  test('what has left can only be returned', async () => {
    const order = await place();
    await engine.fulfilment.ship(order.id, {
      carrier: 'Canada Post',
      trackingCode: '1',
      trackingUrl: null,
    });
    expect(await engine.orders.cancel(order.id)).toEqual({
      ok: false,
      code: 'order_not_cancelable',
    });
    expect(await shop.db.query('select 1 from refunds')).toEqual([]);
    expect(await engine.orders.cancel('nothing')).toEqual({ ok: false, code: 'order_not_found' });
  });
});
