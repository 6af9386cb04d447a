import type { PaymentSession } from '@/server/payments/port';
import {
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  scarceOptions,
  taken,
  seedTestShop,
} from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import type { Engine } from '../engine';

const decline: PaymentSession['takePayment'] = async () => ({
  ok: false,
  code: 'card_declined',
  message: 'Your card was declined.',
});

describe.each(testDatabases())('orders on $kind', ({ use }) => {
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

  async function count(table: 'orders' | 'payments' | 'test_jobs' | 'gift_card_debits') {
    return (await shop.db.query(`select 1 from ${table}`)).length;
  }

  async function scarceLevel(): Promise<number> {
    const [row] = await shop.db.query<{ level: number }>('select level from catalogue_stock');
    return row?.level ?? NaN;
  }

  async function readyVisitor(item: Parameters<typeof ada.add>) {
    const visitor = createVisitor(engine);
    await visitor.add(...item);
    await visitor.fillCheckout();
    return visitor;
  }

  test('a filled cart becomes one whole order, and is gone', async () => {
    const cart = taken(await ada.add('stream-line-tv', { quantity: 2 }));
    await engine.carts.applyCoupon(ada.request(), 'WELCOME10');
    const before = taken(await ada.fillCheckout());
    const order = taken(await engine.orders.submit(ada.request()));

    expect(order).toMatchObject({
      number: expect.stringMatching(/^\d{6,7}$/) as string,
      status: 'delivery_pending',
      isPaid: true,
      isGuest: true,
      cartId: cart.id,
      totals: before.totals,
      coupon: { code: 'WELCOME10' },
      payment: { amount: before.totals.captureTotal },
      lines: [{ productName: 'Stream Line TV', quantity: 2, price: 29_900 }],
    });
    expect(await engine.carts.find(ada.request())).toBeNull();
    expect(await shop.db.query('select * from test_jobs')).toEqual([
      { name: 'send-order-confirmation', payload: { orderId: order.id } },
    ]);
    expect(
      await shop.db.query('select use_count from coupons where id = $1', [order.coupon?.id]),
    ).toEqual([{ use_count: 1 }]);
  });

  test('the order is read by id, by its session and by checkout id, and by nothing else', async () => {
    const { id } = taken(await ada.add('stream-line-tv'));
    const checkoutId = engine.checkoutIds.of(id);
    const other = createVisitor(engine);
    expect(await engine.orders.findForSession(other.request(), checkoutId)).toMatchObject({
      code: 'order_not_found',
    });
    await ada.fillCheckout();
    const order = taken(await engine.orders.submit(ada.request()));

    expect(await engine.orders.findOrder(order.id)).toEqual(order);
    expect(taken(await engine.orders.findForSession(ada.request(), null))).toEqual(order);
    expect(taken(await engine.orders.findForSession(other.request(), checkoutId))).toEqual(order);
    expect(await engine.orders.findForSession(other.request(), null)).toMatchObject({
      code: 'checkout_id_missing',
    });
    expect(await engine.orders.findOrder('nope')).toBeNull();
  });

  test('a later price, name or stock change leaves the order alone', async () => {
    const visitor = await readyVisitor(['stream-line-tv']);
    const order = taken(await engine.orders.submit(visitor.request()));
    await shop.db.query(`update catalogue_products set data = data || '{"price": 1, "name": "x"}'`);
    expect(await engine.orders.findOrder(order.id)).toEqual(order);
  });

  test('submitting again gives the same order, and a consumed cart never returns', async () => {
    const visitor = await readyVisitor(['stream-line-tv']);
    const order = taken(await engine.orders.submit(visitor.request()));
    expect(taken(await engine.orders.submit(visitor.request()))).toEqual(order);

    const next = taken(await visitor.add('remote-mini-pocket'));
    expect(next.id).not.toBe(order.cartId);
    expect(next.lines.map(({ productName }) => productName)).toEqual(['Remote Mini Pocket']);
    expect(await engine.orders.submit(visitor.request())).toMatchObject({ code: 'email_missing' });
    expect(await count('orders')).toBe(1);
  });

  test('20 parallel submits of one cart make one order, one payment, one mail', async () => {
    const visitor = await readyVisitor(['charge-go', { options: scarceOptions }]);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => engine.orders.submit(visitor.request())),
    );
    expect(new Set(outcomes.map((outcome) => taken(outcome).id)).size).toBe(1);
    expect([await count('orders'), await count('payments'), await count('test_jobs')]).toEqual([
      1, 1, 1,
    ]);
    expect(await scarceLevel()).toBe(4);
  });

  test('two sessions that share a recovered cart share its order', async () => {
    const visitor = await readyVisitor(['stream-line-tv']);
    const cart = await engine.carts.find(visitor.request());
    const checkoutId = engine.checkoutIds.of(cart?.id ?? '');
    const other = createVisitor(engine);
    await engine.carts.recover(other.request(), checkoutId);
    const order = taken(await engine.orders.submit(visitor.request()));
    expect(taken(await engine.orders.submit(other.request())).id).toBe(order.id);
    expect(await engine.carts.find(other.request())).toBeNull();
  });

  test('20 parallel orders on a stock of 5 give exactly 5', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 20 }, () => readyVisitor(['charge-go', { options: scarceOptions }])),
    );
    const outcomes = await Promise.all(
      visitors.map((visitor) => engine.orders.submit(visitor.request())),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.code]));
    expect(refused).toEqual(Array.from({ length: 15 }, () => 'out_of_stock'));
    expect([await count('orders'), await count('payments')]).toEqual([5, 5]);
    expect(await scarceLevel()).toBe(0);
    const { productsBySlug } = await engine.catalogue.snapshot();
    const soldOut = productsBySlug
      .get('charge-go')
      ?.variants.filter(({ stock }) => stock.isTracked && stock.level === 0);
    expect(soldOut).toHaveLength(1);
  });

  test('orders of several scarce things in any order do not wait for each other forever', async () => {
    await shop.db.query(
      `insert into catalogue_stock (item_id, level) select id, 10 from catalogue_products where sort > 0`,
    );
    const slugs = ['stream-line-tv', 'remote-mini-pocket', 'standard-charger'];
    const visitors = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const visitor = createVisitor(engine);
        for (const slug of index % 2 ? slugs : slugs.toReversed()) await visitor.add(slug);
        await visitor.fillCheckout();
        return visitor;
      }),
    );
    const outcomes = await Promise.all(
      visitors.map((visitor) => engine.orders.submit(visitor.request())),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  });

  test('more than there is is taken into the cart and refused at the end', async () => {
    const visitor = await readyVisitor(['charge-go', { options: scarceOptions, quantity: 6 }]);
    const before = await engine.carts.find(visitor.request());
    expect(await engine.orders.submit(visitor.request())).toEqual({
      ok: false,
      code: 'out_of_stock',
    });
    expect(await engine.carts.find(visitor.request())).toEqual(before);
    expect(await scarceLevel()).toBe(5);
  });

  test('a declined payment leaves stock, coupon, gift card and cart as they were', async () => {
    engine = createTestEngine(shop.db, { takePayment: decline });
    const visitor = await readyVisitor(['charge-go', { options: scarceOptions }]);
    await engine.carts.applyCoupon(visitor.request(), 'WELCOME10');
    await engine.carts.applyGiftCard(visitor.request(), 'GIFT-BORE-AL50');
    const before = await engine.carts.find(visitor.request());
    expect(await engine.orders.submit(visitor.request())).toEqual({
      ok: false,
      code: 'payment_refused',
      field: 'billing.method',
      message: 'Your card was declined.',
    });
    expect(await engine.carts.find(visitor.request())).toEqual(before);
    expect(await scarceLevel()).toBe(5);
    expect(await shop.db.query('select use_count from coupons where use_count > 0')).toEqual([]);
    expect([
      await count('orders'),
      await count('gift_card_debits'),
      await count('test_jobs'),
    ]).toEqual([0, 0, 0]);
  });

  test('more than one payment can take is refused before it is tried', async () => {
    const visitor = await readyVisitor(['stream-line-tv', { quantity: 9999 }]);
    expect(await engine.orders.submit(visitor.request())).toMatchObject({
      code: 'payment_refused',
      message: expect.stringMatching(/too large/) as string,
    });
    expect(await count('payments')).toBe(0);
  });

  test('a gift card is debited once, by what was used of it', async () => {
    const visitor = await readyVisitor(['remote-mini-pocket']);
    await engine.carts.applyGiftCard(visitor.request(), 'GIFT-BORE-AL50');
    const order = taken(await engine.orders.submit(visitor.request()));
    await engine.orders.submit(visitor.request());
    expect(order).toMatchObject({
      giftCards: [{ amount: 5000, usedAmount: 5000 }],
      payment: { amount: 4900 },
    });
    expect(await shop.db.query('select balance from gift_cards')).toEqual([{ balance: 0 }]);
    expect(await shop.db.query('select amount from gift_card_debits')).toEqual([{ amount: 5000 }]);
  });

  test('two orders cannot both spend the same balance', async () => {
    const visitors = await Promise.all([1, 2, 3].map(() => readyVisitor(['remote-mini-pocket'])));
    for (const visitor of visitors)
      await engine.carts.applyGiftCard(visitor.request(), 'GIFT-BORE-AL50');
    const orders = await Promise.all(
      visitors.map(async (visitor) => taken(await engine.orders.submit(visitor.request()))),
    );
    const charged = orders.map(({ payment }) => payment?.amount ?? 0).toSorted((a, b) => a - b);
    expect(charged).toEqual([4900, 9900, 9900]);
    expect(await shop.db.query('select sum(amount)::int as spent from gift_card_debits')).toEqual([
      { spent: 5000 },
    ]);
  });

  test('a balance that covers everything needs no payment', async () => {
    await shop.db.query('update gift_cards set balance = 100000');
    const visitor = await readyVisitor(['remote-mini-pocket']);
    await engine.carts.applyGiftCard(visitor.request(), 'GIFT-BORE-AL50');
    const order = taken(await engine.orders.submit(visitor.request()));
    expect(order).toMatchObject({ isPaid: true, payment: null, status: 'delivery_pending' });
    expect(await count('payments')).toBe(0);
    expect(await shop.db.query('select balance from gift_cards')).toEqual([{ balance: 90_100 }]);
  });

  test('a coupon with one use left is used once', async () => {
    await shop.db.query(`update coupons set maximum_uses = 1 where code = 'WELCOME10'`);
    const visitors = await Promise.all([1, 2, 3].map(() => readyVisitor(['remote-mini-pocket'])));
    for (const visitor of visitors) await engine.carts.applyCoupon(visitor.request(), 'WELCOME10');
    const outcomes = await Promise.all(
      visitors.map((visitor) => engine.orders.submit(visitor.request())),
    );
    const codes = outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code));
    expect(codes.toSorted()).toEqual(['coupon_code_invalid', 'coupon_code_invalid', 'ok']);
  });

  test('hearing aids wait with a reason, accessories never do', async () => {
    const aids = await readyVisitor(['charge-go', { options: scarceOptions }]);
    expect(taken(await engine.orders.submit(aids.request()))).toMatchObject({
      status: 'hold',
      holdReason: 'hearing_test_needed',
      isPaid: true,
    });
    const visitor = createVisitor(engine);
    await visitor.add('standard-charger');
    await visitor.fillCheckout('QC');
    expect(taken(await engine.orders.submit(visitor.request())).status).toBe('delivery_pending');
  });

  test('what is missing is named', async () => {
    expect(await engine.orders.submit(ada.request())).toEqual({ ok: false, code: 'cart_missing' });
    const [line] = taken(await ada.add('stream-line-tv')).lines;
    const missing = { ok: false, code: 'email_missing', field: 'account.email' };
    expect(await engine.orders.submit(ada.request())).toEqual(missing);
    await ada.fillCheckout();
    await engine.carts.update(ada.request(), { shipping: { service: 'pigeon' } });
    expect(await engine.orders.submit(ada.request())).toEqual({
      ok: false,
      code: 'shipping_service_missing',
    });
    await engine.carts.removeItem(ada.request(), line?.id ?? '');
    expect(await engine.orders.submit(ada.request())).toEqual({ ok: false, code: 'cart_empty' });
  });

  test('a price that changed since the cart was shown is the price of the order', async () => {
    const visitor = await readyVisitor(['stream-line-tv']);
    await shop.db.query(
      `update catalogue_products set data = data || '{"price": 31000}' where slug = 'stream-line-tv'`,
    );
    expect(taken(await engine.orders.submit(visitor.request())).totals.grandTotal).toBe(31_000);
  });
});
