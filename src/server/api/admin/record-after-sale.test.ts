import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { internalHeaders } from '../endpoints/internal-calls';
import type { Route } from '../endpoints/route';
import { orderReturn } from '../orders/order-return';
import { ordersList } from '../orders/orders';
import {
  moveReturn,
  moveReturnPattern,
  recordParcel,
  recordParcelPattern,
} from './record-after-sale';

const shop = testShop();
const { customer, order, call } = shopPeople(shop);

async function command(handler: Route, pattern: string, body: object) {
  const answer = await fetch((await shop.serve(handler)) + pattern, {
    method: 'POST',
    headers: {
      ...internalHeaders(shop.services.internalSecret, pattern),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}

test('a parcel leaves, is scanned and arrives; a return goes its way', async () => {
  const ada = await customer('ada@example.ca');
  const { id, number } = await order(ada, 'ada@example.ca');
  const parcel = { order_number: number, carrier: 'Canada Post', tracking_code: 'CP1' };
  const record = (more: object = {}) =>
    command(recordParcel, recordParcelPattern, { ...parcel, ...more });
  expect((await record()).body).toEqual({ parcel: 'CP1', status: 'UNKNOWN' });
  expect((await record({ status: 'TRANSIT', place: 'Regina' })).body).toMatchObject({
    status: 'TRANSIT',
  });
  await record({ status: 'DELIVERED', place: 'Calgary' });

  const body = { order_id: id, reason: 'Too big' };
  await call(orderReturn, ada.session(), { method: 'POST', body });
  const move = (status: string) =>
    command(moveReturn, moveReturnPattern, { order_number: number, status });
  expect((await move('refunded')).status).toBe(400);
  expect((await move('approved')).body).toMatchObject({ status: 'approved' });

  expect((await call(ordersList, ada.session())).body.results).toMatchObject([
    {
      status: 'complete',
      shipments: [{ status: 'DELIVERED', events: [{ place: 'Regina' }, { place: 'Calgary' }] }],
      returns: [{ status: 'approved' }],
    },
  ]);
});

test('only an order that waits for its pick-up is handed over', async () => {
  const ada = await customer('ada@example.ca');
  const { number } = await order(ada, 'ada@example.ca');
  const body = { order_number: number, is_picked_up: true };
  const refused = await command(recordParcel, recordParcelPattern, body);
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { message: 'Not recorded: no_pick_up' } },
  });
  const parcel = { order_number: number, tracking_code: 'CP9' };
  expect((await command(recordParcel, recordParcelPattern, parcel)).status).toBe(400);
});

test('what is unknown is not recorded', async () => {
  const parcel = { order_number: '9999998', carrier: 'Canada Post', tracking_code: 'CP2' };
  expect((await command(recordParcel, recordParcelPattern, parcel)).status).toBe(404);
  const moved = await command(moveReturn, moveReturnPattern, {
    order_number: '9999998',
    status: 'approved',
  });
  expect(moved.status).toBe(404);
});
