import type { FollowUpKind } from '@/domain/sixty-days/due-mails';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import type { Jobs } from '@/server/jobs/port';
import { createReturns } from '@/server/returns/returns';
import { testDatabases } from '@/testing/shops/database';
import { testReturnLabels } from '@/testing/shops/return-labels';
import {
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  taken,
  testSealer,
} from '@/testing/shops/engine';
import { createFollowUps, type FollowUps } from './follow-ups';
import { followUpPersonalData } from './follow-up-personal-data';

const hourMs = 60 * 60 * 1000;
const deliveredAt = '2026-11-02T20:00:00.000Z';
const everyMail = [
  ...['day_0', 'day_3', 'day_7', 'day_14', 'review', 'day_30', 'day_45', 'day_53'],
];
const aid = ['Premium', 'Pair', 'Graphite', 'Large'];

describe.each(testDatabases())('mails after a delivery on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });
  let engine: ReturnType<typeof createTestEngine>;
  let now: Date;
  const queued: { orderId: string; kind: FollowUpKind }[] = [];
  const jobs: Jobs = {
    async enqueue(_tx, name, payload) {
      if (name === 'send-follow-up') queued.push(payload as (typeof queued)[number]);
    },
  };

  const shared = () => ({ db: shop.db, jobs, sealer: testSealer, now: () => now });
  const returns = () =>
    createReturns({ ...shared(), refunds: engine.refunds, labels: testReturnLabels });

  /** A process of its own: each has nothing in its memory. */
  function followUps(): FollowUps {
    const { refunds, orders } = engine;
    return createFollowUps({ ...shared(), orders, refunds, returns: returns(), trialDays: 60 });
  }

  beforeEach(() => {
    engine = createTestEngine(shop.db);
    queued.splice(0);
    now = new Date(deliveredAt);
  });

  /** An order that was delivered to Alberta at `deliveredAt`. */
  async function delivered(slug: 'charge-go' | 'standard-charger' = 'charge-go') {
    const ada = createVisitor(engine);
    const options = ['tech', 'ears', 'color', 'receiver'].map((id, index) => ({
      id,
      value: aid[index] ?? '',
    }));
    await ada.add(slug, slug === 'charge-go' ? { options } : {});
    await ada.fillCheckout();
    const order = taken(await engine.orders.submit(ada.request()));
    await shop.db.query(`update orders set status = 'delivery_pending' where id = $1`, [order.id]);
    const parcel = { carrier: 'Canada Post', trackingCode: order.id, trackingUrl: null };
    await engine.fulfilment.ship(order.id, parcel);
    const report = { status: 'DELIVERED', at: deliveredAt, place: null } as const;
    await engine.fulfilment.track(parcel, report);
    return order;
  }

  /** The clock's job of every hour until that many days after the delivery, each in a process of its own. */
  async function pass(days: number) {
    const end = Date.parse(deliveredAt) + days * 24 * hourMs;
    for (; now.getTime() <= end; now = new Date(now.getTime() + 6 * hourMs)) {
      await Promise.all([followUps().queueDue(), followUps().queueDue()]);
    }
  }
  const kinds = () => queued.map(({ kind }) => kind);

  test('each goes once, also when two processes look at the same time and after restarts', async () => {
    const order = await delivered();
    await pass(3);
    expect(queued).toEqual([
      { orderId: order.id, kind: 'day_0' },
      { orderId: order.id, kind: 'day_3' },
    ]);
    await pass(70);
    expect(kinds()).toEqual(everyMail);
  });

  test('who picked their aids up is written to as well, from the day of the pick-up on', async () => {
    const ada = createVisitor(engine);
    const options = ['tech', 'ears', 'color', 'receiver'].map((id, index) => ({
      id,
      value: aid[index] ?? '',
    }));
    await ada.add('charge-go', { options });
    await ada.fillPickUp();
    const { id } = taken(await engine.orders.submit(ada.request()));
    await shop.db.query(`update orders set status = 'delivery_pending' where id = $1`, [id]);
    const { adminOrders } = createTestEngine(shop.db, { now: () => now });
    const { revision } = (await adminOrders.facts(id)) ?? { revision: -1 };
    const staff = { id: 'staff_ada', name: 'Ada' };
    await adminOrders.move({ orderId: id, revision, staff }, 'complete');
    await pass(70);
    expect(kinds()).toEqual(everyMail);
  });

  test('who stopped them gets none, also not the one that is queued already', async () => {
    const order = await delivered();
    await pass(1);
    const opened = await followUps().open(order.id);
    expect(opened).toMatchObject({ order: { id: order.id }, trial: { endsOn: '2027-01-01' } });
    expect((await followUps().open(order.id))?.stopCode).toBe(opened?.stopCode);
    const [kept] = await shop.db.query<{ text: string }>(
      'select t::text as text from follow_up_choices t',
    );
    expect(kept?.text).not.toContain(opened?.stopCode);

    expect(await followUps().stop('made-up')).toBe(false);
    expect(await followUps().stop(opened?.stopCode ?? '')).toBe(true);
    expect(await followUps().stop(opened?.stopCode ?? '')).toBe(true);
    expect(await followUps().open(order.id)).toBeNull();
    await pass(70);
    expect(kinds()).toEqual(['day_0']);
  });

  test('a pause holds the mails back, and ends; please don’t is for good', async () => {
    const order = await delivered();
    await pass(1);
    await followUps().choose(order.account.id, 'paused');
    await pass(8);
    expect(await followUps().open(order.id)).toBeNull();
    expect(kinds()).toEqual(['day_0']);
    expect(await followUps().running()).toHaveLength(1);
    await followUps().choose(order.account.id, 'on');
    await pass(15);
    expect(kinds()).toEqual(['day_0', 'day_7', 'day_14']);
    await followUps().choose(order.account.id, 'stopped');
    await followUps().choose(order.account.id, 'on');
    expect(await followUps().stateOf(order.account.id)).toBe('stopped');
    expect(await followUps().running()).toEqual([]);
    await pass(70);
    expect(kinds()).toEqual(['day_0', 'day_7', 'day_14']);
  });

  test('a mail of an older version counts as the one of today', async () => {
    const order = await delivered();
    await shop.db.query(
      `insert into follow_ups (order_id, kind, account_id, at) values ($1, 'put_in', $2, $3)`,
      [order.id, order.account.id, now],
    );
    await pass(4);
    expect(kinds()).toEqual(['day_3']);
  });

  test('who keeps them is not asked to decide', async () => {
    const order = await delivered();
    await shop.db.query('insert into kept_orders (order_id, account_id, at) values ($1, $2, $3)', [
      ...[order.id, order.account.id, now],
    ]);
    await pass(70);
    expect(kinds()).toEqual(everyMail.slice(0, -1));
  });

  test('an order that comes back is no longer written about; a declined return is', async () => {
    const { id } = await delivered();
    await pass(1);
    const opened = await followUps().open(id);
    if (!opened) throw new Error('The order is not written about');
    const asked = await returns().request(opened.order, opened.trial, {
      mainReason: null,
      reason: 'They whistle',
      locale: 'en-US',
    });
    if (!asked.ok) throw new Error(asked.code);
    await pass(10);
    expect(await followUps().open(id)).toBeNull();
    await returns().move(asked.request.id, { to: 'declined' });
    await pass(15);
    expect(kinds()).toEqual(['day_0', 'day_14']);
  });

  test('none for accessories, for an order that is refunded, on its way, or whose customer is gone', async () => {
    await delivered('standard-charger');
    await pass(4);
    expect(queued).toEqual([]);

    now = new Date(deliveredAt);
    const order = await delivered();
    const underway = { carrier: 'Canada Post', trackingCode: 'second', trackingUrl: null };
    await shop.db.query(`update orders set status = 'delivery_pending' where id = $1`, [order.id]);
    await engine.fulfilment.ship(order.id, underway);
    await shop.db.query(`update orders set status = 'complete' where id = $1`, [order.id]);
    await pass(1);
    expect(queued).toEqual([]);
    await shop.db.query('delete from shipments where tracking_code = $1', ['second']);
    await shop.db.query(`update orders set account_id = 'erased' where id = $1`, [order.id]);
    await pass(4);
    expect(queued).toEqual([]);
    await shop.db.query('update orders set account_id = $2 where id = $1', [
      ...[order.id, order.account.id],
    ]);
    const rest = {
      refundRequest: { kind: 'rest', isRestocked: false },
      idempotencyKey: 'k',
    } as const;
    await engine.refunds.refund({ orderId: order.id, ...rest });
    await pass(15);
    expect(queued).toEqual([]);
  });

  test('the download tells what was sent; an erasure leaves neither that nor the choice', async () => {
    const order = await delivered();
    await pass(1);
    await followUps().open(order.id);
    await shop.db.query('update orders set is_attached = true');
    const { id: accountId, email } = order.account;
    const subject = { accountId, email, isEmailProven: true };
    expect(await followUpPersonalData.export(shop.db, subject)).toMatchObject({
      stoppedAt: null,
      sent: [{ orderNumber: order.number, kind: 'day_0' }],
    });
    await shop.db.transaction((tx) => followUpPersonalData.erase(tx, subject, now));
    const left = await shop.db.query(
      'select order_id from follow_ups union all select id from follow_up_choices',
    );
    expect(left).toEqual([]);
  });
});
