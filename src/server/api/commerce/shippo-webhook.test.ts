import { answerApi } from '@/testing/shops/api-server';
import { createShippoStandIn } from '@/testing/stand-ins/shippo-stand-in';
import { calgaryOrder } from '@/testing/order';
import { testShop } from '@/testing/shops/shop';

const shippo = createShippoStandIn();
beforeAll(() => shippo.server.start());
afterAll(() => shippo.server.stop());

const shop = testShop({
  settings: () => ({
    SHIPPO_API_KEY: 'shippo_test_key',
    SHIPPO_API_URL: shippo.server.url,
    SHIPPO_CARRIER_ACCOUNT: 'account_of_ours',
    SHIPPO_SERVICE: 'canada_post_expedited',
    SHIPPO_FROM_STREET: '1 Main Street',
    SHIPPO_FROM_CITY: 'Calgary',
    SHIPPO_FROM_PROVINCE: 'AB',
    SHIPPO_FROM_POSTAL_CODE: 'T2P 1J9',
  }),
});

async function report(status: string, told: { trackingCode: string; secret?: string }) {
  const secret = told.secret ?? shop.services.webhookSecret;
  const tracking_status = { status, status_date: '2026-11-20T18:03:00Z', location: null };
  const data = { carrier: 'canada_post', tracking_number: told.trackingCode, tracking_status };
  const origin = await shop.serve(answerApi);
  const answer = await fetch(`${origin}/api/webhooks/shippo/${secret}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ event: 'track_updated', test: true, data }),
  });
  return answer.status;
}

test('a parcel goes by a label of Shippo, which reports that it has arrived', async () => {
  const { db, commerce, parcels } = shop.services;
  const id = 'order_shippo';
  await db.query(
    `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, data)
     values ($1, nextval('order_numbers'), $1, $1, 'account_1', 'delivery_pending', true, $2)`,
    [id, { ...calgaryOrder, id }],
  );
  const order = await commerce.orders.findOrder(id);
  const revision = (await commerce.adminOrders?.facts(id))?.revision;
  if (!order || revision === undefined) throw new Error('There is no order');
  const staff = { id: 'staff_1', name: 'Grace' };

  shippo.server.behave('answers lost');
  expect(await parcels?.send(order, { staff, revision })).toMatchObject({ code: 'unavailable' });
  expect(await commerce.orders.shipmentsOf(id)).toEqual([]);
  shippo.server.behave('well');
  // Two staff members at once: both get the label that was bought before, and one of them sends it.
  const both = await Promise.all([1, 2].map(() => parcels?.send(order, { staff, revision })));
  const [sent, ...more] = both.flatMap((one) => (one?.ok ? [one.shipment] : []));
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ carrier: 'Canada Post', status: 'UNKNOWN' });
  expect(shippo.labels).toMatchObject([{ status: 'SUCCESS' }]);
  const trackingCode = sent?.trackingCode ?? '';

  expect(await report('TRANSIT', { trackingCode, secret: 'a'.repeat(43) })).toBe(404);
  expect(await report('TRANSIT', { trackingCode })).toBe(200);
  expect(await report('DELIVERED', { trackingCode: 'CP_OF_NOBODY' })).toBe(200);
  expect(await commerce.orders.shipmentsOf(id)).toMatchObject([{ status: 'TRANSIT' }]);
  expect(await report('DELIVERED', { trackingCode })).toBe(200);
  expect(await report('DELIVERED', { trackingCode })).toBe(200);
  expect(await commerce.orders.findOrder(id)).toMatchObject({ status: 'complete' });
});
