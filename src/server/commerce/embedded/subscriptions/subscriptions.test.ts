import { pino } from 'pino';
import type { Invoice } from '@/domain/subscriptions/subscription';
import { createJobQueue, type JobHandlers, type JobQueue } from '@/server/jobs/queue';
import { createClockedEngine, createTestClock, type TestClock } from '@/testing/shops/subscriber';
import { testDatabases } from '@/testing/shops/database';
import { productId, taken } from '@/testing/shops/engine';
import { seedCommerce } from '../seed/seed-commerce';

const kit = { slug: 'dome-and-filter-kit', planId: 'every-3-months' };
const care = { slug: 'care-plan', planId: 'yearly' };
const log = pino({ level: 'silent' });

describe.each(testDatabases())('subscriptions on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
  });
  let clock: TestClock;
  let queue: JobQueue;
  let made: ReturnType<typeof createClockedEngine>;
  let ada: Awaited<ReturnType<typeof made.customer>>;

  beforeEach(async () => {
    clock = createTestClock('2026-08-31T15:00:00Z');
    queue = createJobQueue({ db: shop.db, log });
    made = createClockedEngine(shop.db, queue, clock);
    ada = await made.customer('ada@example.ca');
  });

  const { stringMatching } = expect;
  const listed = () => made.engine.subscriptions.list(ada.accountId);
  const invoices = async () =>
    (await made.engine.subscriptions.listInvoices(ada.accountId)).toReversed();
  const first = async () => {
    const [subscription] = await listed();
    if (!subscription) throw new Error('There is no subscription');
    return subscription;
  };
  const change = async (input: Parameters<typeof made.engine.subscriptions.update>[2]) =>
    made.engine.subscriptions.update(ada.accountId, (await first()).id, input);

  /** Does what the queue does at a given time: finds due subscriptions and settles them. */
  async function settleAt(time: string): Promise<void> {
    clock.set(time);
    for (const { id } of await listed()) await made.engine.billing.settle(id);
  }

  const count = async (table: 'payments' | 'orders') =>
    (await shop.db.query(`select 1 from ${table}`)).length;
  const stands = (list: readonly Invoice[]) =>
    list.map(({ status, period, totals }) => [
      status,
      period.start.slice(0, 10),
      period.end.slice(0, 10),
      totals.captureTotal,
    ]);

  test('an order that is canceled renews nothing', async () => {
    const order = await ada.subscribe([kit]);
    expect(await made.engine.orders.cancel(order.id)).toMatchObject({ ok: true });
    expect((await first()).status).toBe('canceled');
    await settleAt('2027-03-01T15:00:00Z');
    expect(await count('payments')).toBe(1);
  });

  test('an order opens one for each line by plan, paid for the first period', async () => {
    const order = await ada.subscribe([{ ...kit, quantity: 2 }, care]);
    expect(order.totals.captureTotal).toBe(2 * 2400 + 12_900);
    expect(
      (await listed())
        .map(({ status, thing, period, orderId }) => [
          status,
          thing.productName,
          thing.quantity,
          period.end,
          orderId,
        ])
        .toSorted(),
    ).toEqual([
      ['active', 'Care Plan', 1, '2027-08-31T15:00:00.000Z', order.id],
      ['active', 'Dome & Filter Kit', 2, '2026-11-30T15:00:00.000Z', order.id],
    ]);
    expect(stands(await invoices()).toSorted()).toEqual([
      ['paid', '2026-08-31', '2026-11-30', 4800],
      ['paid', '2026-08-31', '2027-08-31', 12_900],
    ]);
  });

  test('what the next invoice comes to is told before, coupon and extras included', async () => {
    await ada.subscribe([kit]);
    const items = [{ productId: await productId(made.engine, 'standard-charger') }];
    await change({ quantity: 2, couponCode: 'WELCOME10', items });
    const told = await made.engine.subscriptions.upcoming(await first());
    expect(told).toMatchObject({ subTotal: 2 * 2400 + 14_900, discountTotal: 1970 });
    await settleAt('2026-11-30T15:00:00Z');
    expect((await invoices()).at(-1)?.totals).toEqual(told);
  });

  test('the queue bills what is due: money once, an order for goods, a mail', async () => {
    await ada.subscribe([kit, care]);
    clock.set('2026-11-30T15:00:00Z');
    const done: string[] = [];
    const { billing } = made.engine;
    await queue.startWorkers(
      handlersOf(done, {
        'queue-due-subscriptions': () => billing.queueDue(),
        'settle-subscription': ({ subscriptionId }) => billing.settle(subscriptionId),
      }),
    );
    await shop.db.transaction((tx) => queue.enqueue(tx, 'queue-due-subscriptions', {}));
    await until(() => done.includes('send-subscription-news'));
    await queue.stop();

    const renewal = (await invoices()).at(-1);
    expect(renewal).toMatchObject({ status: 'paid', totals: { captureTotal: 2400 } });
    const order = await made.engine.orders.findOrder(renewal?.orderId ?? '');
    expect(order).toMatchObject({
      status: 'delivery_pending',
      isPaid: true,
      number: stringMatching(/^\d+$/),
      lines: [{ productName: 'Dome & Filter Kit', plan: { id: 'every-3-months' } }],
      shippingRate: { id: 'priority_shipping', price: 0 },
      payment: { amount: 2400 },
    });
    expect(await listed()).toContainEqual(
      expect.objectContaining({
        status: 'active',
        period: expect.objectContaining({ end: '2027-02-28T15:00:00.000Z' }) as unknown,
      }),
    );
    expect([await count('payments'), await count('orders')]).toEqual([2, 2]);
    const [row] = await shop.db.query(
      `select cron from pgboss.schedule where name = 'queue-due-subscriptions'`,
    );
    expect(row).toEqual({ cron: '*/5 * * * *' });
  });

  test('looking twice and settling many times at once charges one period once', async () => {
    await ada.subscribe([kit]);
    clock.set('2026-12-01T00:00:00Z');
    await made.engine.billing.queueDue();
    await made.engine.billing.queueDue();
    const jobs = await shop.db.query(`select 1 from pgboss.job where name = 'settle-subscription'`);
    expect(jobs).toHaveLength(1);
    const { id } = await first();
    await Promise.all(Array.from({ length: 8 }, () => made.engine.billing.settle(id)));
    expect(await count('payments')).toBe(2);
    expect(await invoices()).toHaveLength(2);
  });

  test('a renewal that breaks half-way leaves nothing behind, and the next one does it', async () => {
    await ada.subscribe([kit]);
    await shop.db.script(`alter table invoices add constraint broken check (number < 0) not valid`);
    clock.set('2026-12-01T00:00:00Z');
    const { id } = await first();
    await expect(made.engine.billing.settle(id)).rejects.toThrow('broken');
    expect([await count('payments'), await count('orders')]).toEqual([1, 1]);
    await shop.db.script('alter table invoices drop constraint broken');
    await made.engine.billing.settle(id);
    expect([await count('payments'), await count('orders')]).toEqual([2, 2]);
  });

  test('lateness costs one charge, and the calendar stays', async () => {
    await ada.subscribe([kit]);
    await settleAt('2027-07-01T00:00:00Z');
    await settleAt('2027-07-01T00:01:00Z');
    expect(stands(await invoices())).toEqual([
      ['paid', '2026-08-31', '2026-11-30', 2400],
      ['paid', '2027-05-31', '2027-08-31', 2400],
    ]);
  });

  test('a service is billed without an order', async () => {
    await ada.subscribe([care]);
    await settleAt('2027-08-31T15:00:00Z');
    expect((await invoices()).at(-1)).toMatchObject({ status: 'paid', orderId: null });
    expect([await count('payments'), await count('orders')]).toEqual([2, 1]);
  });

  test('a refused card is tried again four times, then waits for another one', async () => {
    await ada.subscribe([kit], { cardNumber: '4000000000000341' });
    const seen: unknown[] = [];
    for (const day of ['2026-11-30', '2026-12-01', '2026-12-04', '2026-12-09', '2026-12-16']) {
      await settleAt(`${day}T15:00:00Z`);
      const { status, failedTries, retryAt } = await first();
      seen.push([status, failedTries, retryAt?.slice(0, 10)]);
    }
    expect(seen).toEqual([
      ['pastdue', 1, '2026-12-01'],
      ['pastdue', 2, '2026-12-04'],
      ['pastdue', 3, '2026-12-09'],
      ['pastdue', 4, '2026-12-16'],
      ['unpaid', 5, undefined],
    ]);
    expect(stands(await invoices()).at(-1)).toEqual(['unpaid', '2026-11-30', '2027-02-28', 2400]);
    expect([await count('payments'), await count('orders')]).toEqual([1, 1]);

    taken(await change({ card: { token: await made.cardToken('4242424242424242') } }));
    await settleAt('2026-12-20T00:00:00Z');
    expect(await first()).toMatchObject({ status: 'active', failedTries: 0, retryAt: null });
    expect(stands(await invoices())).toHaveLength(2);
    expect([await count('payments'), await count('orders')]).toEqual([2, 2]);
  });

  test('a pause holds it, and the next period begins when it goes on', async () => {
    await ada.subscribe([kit]);
    taken(await change({ isPaused: true, pauseEnd: '2027-01-15T15:00:00Z' }));
    await settleAt('2026-12-15T00:00:00Z');
    expect([(await first()).status, await count('payments')]).toEqual(['paused', 1]);
    await settleAt('2027-01-15T15:00:00Z');
    expect(await first()).toMatchObject({
      status: 'active',
      period: { start: '2027-01-15T15:00:00.000Z', end: '2027-04-15T15:00:00.000Z' },
    });
    expect(await count('payments')).toBe(2);
  });

  test('a short pause changes no date', async () => {
    await ada.subscribe([kit]);
    taken(await change({ isPaused: true }));
    taken(await change({ isPaused: false }));
    expect(await first()).toMatchObject({
      status: 'active',
      period: { end: '2026-11-30T15:00:00.000Z' },
    });
  });

  test('ended with its period it goes on until then, and is charged no more', async () => {
    await ada.subscribe([kit]);
    expect(taken(await change({ isEndingWithPeriod: true }))).toMatchObject({
      status: 'active',
      isEndingWithPeriod: true,
    });
    await settleAt('2026-11-30T15:00:00Z');
    expect(await first()).toMatchObject({ status: 'canceled', isEndingWithPeriod: false });
    expect(await count('payments')).toBe(1);
  });

  test('canceled it is over: no charge, no way back, and nothing is owed', async () => {
    await ada.subscribe([kit], { cardNumber: '4000000000000341' });
    await settleAt('2026-11-30T15:00:00Z');
    expect(taken(await change({ isCanceled: true }))).toMatchObject({ status: 'canceled' });
    expect(stands(await invoices()).at(-1)?.[0]).toBe('void');
    await settleAt('2027-03-01T00:00:00Z');
    expect(await count('payments')).toBe(1);
    expect(await change({ isPaused: true })).toMatchObject({ code: 'subscription_over' });
    expect(await change({ quantity: 3 })).toMatchObject({ code: 'subscription_over' });
    expect(await change({ isCanceled: true })).toMatchObject({ ok: true });
  });

  test('another plan, quantity, extras and a code count from the next charge on', async () => {
    await ada.subscribe([kit]);
    const extra = { productId: await productId(made.engine, 'standard-charger') };
    taken(
      await change({
        planId: 'every-6-months',
        quantity: 2,
        items: [extra],
        couponCode: 'welcome-10',
      }),
    );
    expect(await count('payments')).toBe(1);
    await settleAt('2026-11-30T15:00:00Z');
    expect(stands(await invoices()).at(-1)).toEqual([
      'paid',
      '2026-11-30',
      '2027-05-30',
      ((2 * 2600 + 14_900) * 9) / 10,
    ]);
    expect(await first()).toMatchObject({ coupon: null, thing: { quantity: 2 } });
  });

  test('keeps the price that was agreed on, and ends when it is not sold any more', async () => {
    await ada.subscribe([care]);
    await shop.db.query(
      `update catalogue_products set data = jsonb_set(data, '{plans}', '[]') where slug = 'care-plan'`,
    );
    await settleAt('2027-08-31T15:00:00Z');
    expect(stands(await invoices()).at(-1)?.[3]).toBe(12_900);
    await shop.db.query(`update catalogue_products set is_active = false where slug = 'care-plan'`);
    await settleAt('2028-08-31T15:00:00Z');
    expect(await first()).toMatchObject({ status: 'canceled' });
    expect(await count('payments')).toBe(2);
  });

  test('goods that are out of stock wait a day, without a charge', async () => {
    await ada.subscribe([kit]);
    const id = await productId(made.engine, kit.slug);
    await shop.db.query('insert into catalogue_stock (item_id, level) values ($1, 0)', [id]);
    await settleAt('2026-11-30T15:00:00Z');
    expect(await first()).toMatchObject({ status: 'active', retryAt: '2026-12-01T15:00:00.000Z' });
    await shop.db.query('update catalogue_stock set level = 1');
    await settleAt('2026-12-01T15:00:00Z');
    expect(await first()).toMatchObject({
      retryAt: null,
      period: { start: '2026-11-30T15:00:00.000Z' },
    });
    expect(
      await shop.db.query('select level from catalogue_stock where item_id = $1', [id]),
    ).toEqual([{ level: 0 }]);
  });

  test('belongs to its owner alone', async () => {
    await ada.subscribe([kit]);
    const { id } = await first();
    const eve = await made.customer('eve@example.ca');
    const { subscriptions } = made.engine;
    expect(await subscriptions.find(eve.accountId, id)).toBeNull();
    expect(await subscriptions.list(eve.accountId)).toEqual([]);
    expect(await subscriptions.update(eve.accountId, id, { isCanceled: true })).toMatchObject({
      code: 'subscription_not_found',
    });
    expect(
      await subscriptions.findInvoice(eve.accountId, (await invoices())[0]?.id ?? ''),
    ).toBeNull();
    expect((await first()).status).toBe('active');
  });

  test('needs a card, whatever else pays today', async () => {
    taken(
      await made.engine.carts.addItem(ada.request(), {
        productId: await productId(made.engine, care.slug),
      }),
    );
    taken(
      await made.engine.carts.update(ada.request(), { billing: { name: 'Ada', method: 'paypal' } }),
    );
    expect(await made.engine.orders.submit(ada.request())).toMatchObject({
      code: 'plan_needs_card',
    });
  });
});

/** Handlers that record their calls; only the given ones do anything. */
function handlersOf(done: string[], real: Partial<JobHandlers>): JobHandlers {
  const names = [
    'send-order-confirmation',
    'queue-due-subscriptions',
    'settle-subscription',
    'send-subscription-news',
  ] as const;
  const noted = Object.fromEntries(
    names.map((name) => [
      name,
      async (payload: never) => {
        await real[name]?.(payload);
        done.push(name);
      },
    ]),
  );
  const nothing: ProxyHandler<JobHandlers> = {
    get: (target, name) => Reflect.get(target, name) ?? (async () => undefined),
  };
  return new Proxy(noted as unknown as JobHandlers, nothing);
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}
