import { deliveredInFullAt, type TrackingEvent } from '@/domain/orders/shipment';
import { testDatabases } from '@/testing/shops/database';
import { createTestEngine, createVisitor, prepareTestJobs, taken } from '@/testing/shops/engine';
import type { Engine } from '../engine';
import type { FulfilmentOutcome } from './fulfilment';
import { seedCommerce } from '../seed/seed-commerce';

const parcel = { carrier: 'Canada Post', trackingCode: '7023210039414604', trackingUrl: null };
const second = { ...parcel, trackingCode: '7023210039414605' };

const report = (status: TrackingEvent['status'], hour: string): TrackingEvent => ({
  status,
  at: `2026-11-23T${hour}:00:00.000Z`,
  place: 'Calgary AB',
});

function shipped(outcome: FulfilmentOutcome) {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`);
  return outcome.shipment;
}

describe.each(testDatabases())('fulfilment on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });
  let engine: Engine;
  beforeEach(() => {
    engine = createTestEngine(shop.db);
  });

  async function placedOrder(slug: 'stream-line-tv' | 'charge-go' = 'stream-line-tv') {
    const ada = createVisitor(engine);
    const aid = ['Premium', 'Pair', 'Graphite', 'Large'];
    const options = ['tech', 'ears', 'color', 'receiver'].map((id, index) => ({
      id,
      value: aid[index] ?? '',
    }));
    await ada.add(slug, slug === 'charge-go' ? { options } : {});
    await ada.fillCheckout();
    return taken(await engine.orders.submit(ada.request()));
  }

  async function pickUpOrder() {
    const ada = createVisitor(engine);
    await ada.add('stream-line-tv');
    await ada.fillPickUp();
    return taken(await engine.orders.submit(ada.request()));
  }

  async function statusOf(orderId: string) {
    return (await engine.orders.findOrder(orderId))?.status;
  }

  async function jobsAfterOrder() {
    const rows = await shop.db.query<{ name: string }>(
      `select name from test_jobs where name <> 'send-order-confirmation'`,
    );
    return rows.map(({ name }) => name);
  }

  test('a parcel is recorded, followed, and completes its order', async () => {
    const order = await placedOrder();
    const shipment = shipped(await engine.fulfilment.ship(order.id, parcel));
    expect(shipment).toMatchObject({ ...parcel, orderId: order.id, status: 'UNKNOWN' });
    expect([shipment.leftAt, await jobsAfterOrder()]).toEqual([null, []]);

    await engine.fulfilment.track(parcel, report('TRANSIT', '08'));
    expect(await statusOf(order.id)).toBe('delivery_pending');
    expect(await jobsAfterOrder()).toEqual(['send-order-shipped']);
    const arrived = shipped(await engine.fulfilment.track(parcel, report('DELIVERED', '15')));

    expect(await engine.fulfilment.shipmentsOf(order.id)).toEqual([arrived]);
    expect(arrived).toMatchObject({
      status: 'DELIVERED',
      leftAt: '2026-11-23T08:00:00.000Z',
      deliveredAt: '2026-11-23T15:00:00.000Z',
      events: [report('TRANSIT', '08'), report('DELIVERED', '15')],
    });
    expect(await statusOf(order.id)).toBe('complete');
    expect(await jobsAfterOrder()).toEqual(['send-order-shipped', 'send-order-delivered']);
  });

  test('the same report again changes nothing and mails nobody', async () => {
    const order = await placedOrder();
    await engine.fulfilment.ship(order.id, parcel);
    await Promise.all(
      Array.from({ length: 5 }, () => engine.fulfilment.track(parcel, report('DELIVERED', '15'))),
    );
    expect((await engine.fulfilment.shipmentsOf(order.id))[0]?.events).toHaveLength(1);
    expect(await jobsAfterOrder()).toEqual(['send-order-delivered']);
  });

  test('a printed label tells nobody; the mail that it has left goes once, when it has', async () => {
    const order = await placedOrder();
    await engine.fulfilment.ship(order.id, parcel);
    await engine.fulfilment.track(parcel, report('UNKNOWN', '07'));
    expect(await jobsAfterOrder()).toEqual([]);
    await Promise.all(
      ['08', '09', '10'].map((hour) => engine.fulfilment.track(parcel, report('TRANSIT', hour))),
    );
    expect(await jobsAfterOrder()).toEqual(['send-order-shipped']);

    const other = await placedOrder();
    await engine.fulfilment.ship(other.id, second, { hasLeft: true });
    await engine.fulfilment.track(second, report('TRANSIT', '09'));
    expect(await jobsAfterOrder()).toEqual(['send-order-shipped', 'send-order-shipped']);
  });

  test('an order of two parcels is complete when both have arrived, also at the same moment', async () => {
    const order = await placedOrder();
    await engine.fulfilment.ship(order.id, parcel);
    await engine.fulfilment.ship(order.id, second);
    await Promise.all(
      [parcel, second].map((one) => engine.fulfilment.track(one, report('DELIVERED', '15'))),
    );
    expect(await statusOf(order.id)).toBe('complete');
    expect(await jobsAfterOrder()).toEqual(['send-order-delivered']);
  });

  test('a pick-up is a delivery: it has a day, completes its order, and is told once', async () => {
    const order = await pickUpOrder();
    const [handed, again] = [
      await engine.fulfilment.handOver(order.id),
      await engine.fulfilment.handOver(order.id),
    ];
    expect(shipped(handed)).toMatchObject({
      ...{ carrier: 'Pick-up', trackingCode: order.number, status: 'DELIVERED' },
      events: [{ status: 'DELIVERED', place: 'Café Plume' }],
    });
    expect(again).toEqual({ ok: false, code: 'order_not_ready' });
    const [parcels, status] = [
      await engine.fulfilment.shipmentsOf(order.id),
      await statusOf(order.id),
    ];
    expect([deliveredInFullAt(parcels) !== null, parcels.length, status]).toEqual([
      true,
      1,
      'complete',
    ]);
    expect(await jobsAfterOrder()).toEqual(['send-order-delivered']);
  });

  test('only a pick-up is handed over', async () => {
    const order = await placedOrder();
    expect(await engine.fulfilment.handOver(order.id)).toEqual({ ok: false, code: 'no_pick_up' });
    expect(await engine.fulfilment.handOver('nothing')).toMatchObject({ code: 'order_not_found' });
    expect(await jobsAfterOrder()).toEqual([]);
  });

  test('what is held does not ship', async () => {
    const order = await placedOrder('charge-go');
    expect(order.status).toBe('hold');
    expect(await engine.fulfilment.ship(order.id, parcel)).toEqual({
      ok: false,
      code: 'order_not_ready',
    });
  });

  test('a tracking number belongs to one parcel', async () => {
    const [one, other] = [await placedOrder(), await placedOrder()];
    await engine.fulfilment.ship(one.id, parcel);
    expect(await engine.fulfilment.ship(other.id, parcel)).toEqual({
      ok: false,
      code: 'tracking_code_used',
    });
    expect(await engine.fulfilment.shipmentsOf(other.id)).toEqual([]);
  });

  test('orders and parcels that do not exist are said to be unknown', async () => {
    expect(await engine.fulfilment.ship('nothing', parcel)).toMatchObject({
      code: 'order_not_found',
    });
    expect(await engine.fulfilment.track(parcel, report('TRANSIT', '08'))).toMatchObject({
      code: 'shipment_not_found',
    });
  });
});
