import { cents } from '@/domain/money';
import { testDatabases } from '@/testing/shops/database';
import { createTestEngine, createVisitor, prepareTestJobs, taken } from '@/testing/shops/engine';
import { seedCommerce } from '../seed/seed-commerce';

const staff = { id: 'staff_ada', name: 'Ada' };

describe.each(testDatabases().slice(1))('what the provider does by itself, on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });

  async function placed() {
    const engine = createTestEngine(shop.db);
    const someone = createVisitor(engine);
    await someone.add('standard-charger');
    await someone.fillCheckout();
    const { id: orderId } = taken(await engine.orders.submit(someone.request()));
    const read = async () => {
      const order = await engine.orders.findOrder(orderId);
      const facts = await engine.adminOrders.facts(orderId);
      if (!order || !facts) throw new Error('The order is gone');
      return { ...order, ...facts };
    };
    return { engine, orderId, read };
  }

  test('an order whose payment is lost waits, unpaid, and its timeline says why, once', async () => {
    const { engine, orderId, read } = await placed();
    expect(await read()).toMatchObject({ status: 'delivery_pending', isPaid: true });
    await engine.adminOrders.paymentLost(orderId);
    await engine.adminOrders.paymentLost(orderId);
    const order = await read();
    expect(order).toMatchObject({ status: 'hold', holdReason: null, isPaid: false });
    expect(order.events).toMatchObject([{ kind: 'payment_lost', staffName: 'Provider' }]);
    // Released by hand, the order waits for its money and is not sent.
    await engine.adminOrders.move({ orderId, revision: order.revision, staff }, 'approve');
    expect(await read()).toMatchObject({ status: 'payment_pending' });
  });

  test('an order that was canceled meanwhile stays so', async () => {
    const { engine, orderId, read } = await placed();
    await engine.orders.cancel(orderId);
    await engine.adminOrders.paymentLost(orderId);
    expect(await read()).toMatchObject({ status: 'canceled', events: [] });
    await engine.adminOrders.paymentLost('nobody');
  });

  test('money paid back on its pages is the order’s refund, mailed once, and not paid back again', async () => {
    const { engine, orderId, read } = await placed();
    const news = { orderId, refundId: 're_1', amount: cents(4900) };
    await engine.adminOrders.paidBackElsewhere(news);
    await engine.adminOrders.paidBackElsewhere(news);
    const order = await read();
    expect(order.refundedTotal).toBe(4900);
    expect(order.events).toMatchObject([{ kind: 'refunded', details: { amount: 4900 } }]);
    const [refund, ...more] = await engine.refunds.refundsOf(orderId);
    expect(more).toEqual([]);
    const mails = await shop.db.query(
      `select payload from test_jobs where name = 'send-order-refunded'`,
    );
    expect(mails).toEqual([{ payload: { orderId, refundId: refund?.id } }]);
    const rest = { kind: 'amount', amount: order.totals.grandTotal } as const;
    expect(
      await engine.refunds.refund({ orderId, refundRequest: rest, idempotencyKey: 'too much' }),
    ).toEqual({ ok: false, code: 'amount_too_large' });
  });
});
