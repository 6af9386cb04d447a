import { testDatabases } from '@/testing/shops/database';
import {
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  taken,
  testSealer,
} from '@/testing/shops/engine';
import { seedCommerce } from '../commerce/embedded/seed/seed-commerce';
import { createParcels } from './parcels';
import type { Labels } from './port';

const staff = { id: 'staff_ada', name: 'Ada' };

/** A label service that counts sold and returned labels. */
function countedLabels() {
  const bought: string[] = [];
  const givenBack: string[] = [];
  const labels: Labels = {
    returns: null,
    adapter: 'shippo',
    async make({ orderNumber }) {
      const reference = `${orderNumber}-${bought.length}`;
      bought.push(reference);
      const pdf = new TextEncoder().encode(`label of Ada Byron, ${reference}`);
      const parcel = { carrier: 'Canada Post', trackingCode: reference, trackingUrl: null };
      return { ok: true, label: { ...parcel, pdf, reference } };
    },
    async takeBack(reference) {
      givenBack.push(reference);
    },
    readReport: null,
  };
  return { labels, bought, givenBack };
}

describe.each(testDatabases().slice(1))('parcels on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });

  async function open() {
    const engine = createTestEngine(shop.db);
    const ada = createVisitor(engine);
    await ada.add('standard-charger');
    await ada.fillCheckout();
    const order = taken(await engine.orders.submit(ada.request()));
    const counted = countedLabels();
    const { adminOrders, fulfilment } = engine;
    const room = { db: shop.db, sealer: testSealer, now: () => new Date() };
    const parcels = createParcels({ ...room, adminOrders, fulfilment, labels: counted.labels });
    const revision = async () => (await adminOrders.facts(order.id))?.revision ?? -1;
    return { engine, order, parcels, revision, ...counted };
  }

  async function corrected() {
    const { engine, order, revision, ...rest } = await open();
    const address = { name: 'Ada Byron', address1: '12 Bow Trail', city: 'Calgary', state: 'AB' };
    const change = { orderId: order.id, staff, revision: await revision() };
    const outcome = await engine.adminOrders.changeAddress(change, address);
    if (!outcome.ok) throw new Error(outcome.code);
    return { engine, revision, ...rest, order: outcome.order };
  }

  test('of labels that are asked for at once one is used, and every other one given back', async () => {
    const { order, parcels, revision, bought, givenBack, engine } = await corrected();
    const by = { staff, revision: await revision() };
    const sent = await Promise.all([1, 2, 3].map(() => parcels.send(order, by)));
    const [used] = sent.filter(({ ok }) => ok);
    expect(sent.filter(({ ok }) => !ok)).toEqual([
      expect.objectContaining({ code: 'order_changed' }),
      expect.objectContaining({ code: 'order_changed' }),
    ]);
    const shipments = await engine.fulfilment.shipmentsOf(order.id);
    expect(bought.filter((one) => !givenBack.includes(one))).toEqual(
      shipments.map(({ trackingCode }) => trackingCode),
    );
    expect((await engine.adminOrders.facts(order.id))?.events.at(-1)).toMatchObject({
      kind: 'label_made',
      details: { trackingCode: shipments[0]?.trackingCode },
    });
    const again = await parcels.labelOf(shipments[0]?.id ?? '');
    expect(used?.ok && again).toEqual(used?.ok && used.pdf);
    const [kept] = await shop.db.query<{ pdf: string }>(
      'select sealed_pdf as pdf from shipment_labels',
    );
    expect(Buffer.from(kept?.pdf ?? '', 'base64').toString()).not.toContain('Byron');
    expect(await parcels.labelOf('unknown')).toBeNull();
  });

  test('none is bought for an order that waits, has no address, or was changed', async () => {
    const { order, parcels, revision, bought } = await open();
    const by = { staff, revision: await revision() };
    expect(await parcels.send(order, by)).toEqual({ ok: false, code: 'no_address' });
    const held = { ...order, status: 'hold' } as const;
    expect(await parcels.send(held, by)).toEqual({ ok: false, code: 'order_not_ready' });
    const other = await corrected();
    expect(await other.parcels.send(other.order, { staff, revision: 999 })).toEqual({
      ok: false,
      code: 'order_changed',
    });
    expect([...bought, ...other.bought]).toEqual([]);
  });
});
