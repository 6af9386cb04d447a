import { cents } from '@/domain/money';
import type { RefundRequest } from '@/domain/orders/order-refund';
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

const rest: RefundRequest = { kind: 'rest', isRestocked: true };

describe.each(testDatabases())('paying orders back on $kind', ({ use }) => {
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

  async function place(change?: () => Promise<unknown>) {
    await ada.add('charge-go', { quantity: 2, options: scarceOptions });
    await change?.();
    await ada.fillCheckout();
    return taken(await engine.orders.submit(ada.request()));
  }

  const rows = (sql: string) => shop.db.query(sql);
  const stock = 'select level from catalogue_stock';
  const refund = (orderId: string, refundRequest: RefundRequest, idempotencyKey = 'once') =>
    engine.refunds.refund({ orderId, refundRequest, idempotencyKey });

  test('one of two: its money to the card, itself on the shelf, the customer told', async () => {
    const order = await place();
    const [line] = order.lines;
    const refundRequest: RefundRequest = {
      kind: 'lines',
      lines: [{ lineId: line?.id ?? '', quantity: 1, restocked: 1 }],
      isShippingIncluded: false,
    };
    const outcome = await refund(order.id, refundRequest);
    if (!outcome.ok) throw new Error(outcome.code);
    expect(outcome.refund).toMatchObject({ toPayment: line?.price, toGiftCards: 0 });
    expect(await rows('select amount from refunds')).toEqual([{ amount: line?.price }]);
    expect(await rows(stock)).toEqual([{ level: 4 }]);
    const product = (await engine.catalogue.snapshot()).productsBySlug.get('charge-go');
    expect(product?.variants.find((variant) => variant.stock.isTracked)?.stock).toEqual({
      isTracked: true,
      level: 4,
    });
    expect(await engine.orders.findOrder(order.id)).toMatchObject({ refundedTotal: line?.price });
    expect(await engine.refunds.refundsOf(order.id)).toEqual([outcome.refund]);
    expect(await rows(`select payload from test_jobs where name = 'send-order-refunded'`)).toEqual([
      { payload: { orderId: order.id, refundId: outcome.refund.id } },
    ]);
  });

  test('the same key again, also at once, pays once', async () => {
    const order = await place();
    const refundRequest: RefundRequest = { kind: 'amount', amount: cents(1_000) };
    await Promise.all(Array.from({ length: 4 }, () => refund(order.id, refundRequest)));
    expect(await rows('select amount from refunds')).toEqual([{ amount: 1_000 }]);
    expect(await rows(`select 1 from test_jobs where name = 'send-order-refunded'`)).toHaveLength(
      1,
    );
  });

  test('under keys of their own, at once, they never exceed what was paid', async () => {
    const order = await place();
    const refundRequest: RefundRequest = { kind: 'amount', amount: cents(80_000) };
    const outcomes = await Promise.all(
      ['a', 'b', 'c'].map((key) => refund(order.id, refundRequest, key)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rows('select sum(amount)::int as sum from refunds')).toEqual([{ sum: 80_000 }]);
  });

  test('after the card has its money back, gift cards get theirs', async () => {
    const balance = 'select balance from gift_cards order by id limit 1';
    const [before] = await rows(balance);
    const order = await place(() => engine.carts.applyGiftCard(ada.request(), 'GIFT-BORE-AL50'));
    expect(await rows(balance)).toEqual([{ balance: 0 }]);
    await refund(order.id, { kind: 'amount', amount: cents(order.totals.captureTotal + 2_000) });
    expect(await rows(balance)).toEqual([{ balance: 2_000 }]);
    await refund(order.id, rest, 'rest');
    expect(await rows(balance)).toEqual([before]);
    expect(await rows('select 1 from gift_card_debits')).toEqual([]);
  });

  test('canceling pays back what is left, and puts back what is not there yet', async () => {
    const order = await place();
    await refund(order.id, {
      kind: 'lines',
      lines: [{ lineId: order.lines[0]?.id ?? '', quantity: 1, restocked: 1 }],
      isShippingIncluded: false,
    });
    const outcome = await engine.orders.cancel(order.id);
    expect(outcome).toMatchObject({
      ok: true,
      order: { status: 'canceled', refundedTotal: order.totals.grandTotal },
    });
    expect(await rows(stock)).toEqual([{ level: 5 }]);
    expect(await refund(order.id, rest, 'again')).toEqual({ ok: false, code: 'nothing_left' });
  });

  test('an order that is paid back in full can be canceled; its goods go back then', async () => {
    const order = await place();
    await refund(order.id, { kind: 'amount', amount: order.totals.grandTotal });
    expect(await engine.orders.cancel(order.id)).toMatchObject({ ok: true });
    expect(await rows(stock)).toEqual([{ level: 5 }]);
    expect(await rows('select sum(amount)::int as sum from refunds')).toEqual([
      { sum: order.totals.grandTotal },
    ]);
  });
});
