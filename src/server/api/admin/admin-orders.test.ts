import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { adminLogin } from './admin-login';
import { adminOrder } from './admin-order';
import { adminExportOrders, adminOrders } from './admin-orders';
import {
  adminMoveOrder,
  adminOrderAddress,
  adminOrderMail,
  adminOrderNote,
  adminRefundOrder,
  adminTrackParcel,
} from './admin-order-changes';
import { shippingLabel } from './shipping-label';

const password = 'word of the clinic';
const shop = testShop({ settings: { ADMIN_PASSWORD: password } });
const { customer, fillCart, call } = shopPeople(shop);

let token = '';
beforeAll(async () => {
  const answer = await call(adminLogin, null, { method: 'POST', body: { password } });
  token = answer.body.token ?? '';
});

const wilma = {
  first_name: 'Wilma',
  last_name: '=HYPERLINK("https://evil.example")',
  address1: '12 Bow Trail',
  city: '@Calgary',
  state: 'AB',
  zip: 't2p1j9',
  phone: '(403) 555-0100',
};

async function placed(email: string): Promise<{ id: string; number: string }> {
  const ada = await customer(email);
  await fillCart(ada, email);
  return (await ada.client.cart.submitOrder()) as unknown as { id: string; number: string };
}

const post = (handler: Parameters<typeof call>[0], body: object) =>
  call(handler, token, { method: 'POST', body });

async function seen(id: string): Promise<{ revision: number; mails: string[]; moves: string[] }> {
  return (await call(adminOrder, token, { query: `order_id=${id}` })).body.adminFacts ?? raise();
}

function raise(): never {
  throw new Error('The order has no facts for staff');
}

/** A file for staff as it is sent: bytes, not JSON. */
async function file(handler: Parameters<typeof call>[0], body: object) {
  const answer = await fetch(await shop.serve(handler), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  };
}

test('the export holds what the list shows, and nothing that a spreadsheet would run', async () => {
  const { id, number } = await placed('wilma@example.ca');
  await placed('other@example.ca');
  const { revision } = await seen(id);
  await post(adminOrderAddress, { order_id: id, revision, ...wilma });
  expect((await post(adminOrders, { search: number })).body).toMatchObject({
    count: 1,
    results: [{ number, place: '@Calgary, AB' }],
    counts: { delivery_pending: 2 },
  });
  const { type, text } = await file(adminExportOrders, { search: number });
  expect(type).toBe('text/csv; charset=utf-8');
  const [header, line, rest] = text.split('\r\n');
  expect(header).toBe(
    'Order,Placed,Status,Waits for,Name,Email,Place,Items,Total,Refunded,Currency',
  );
  expect(line).toContain(`${number},`);
  expect(line).toContain(`,"Wilma =HYPERLINK(""https://evil.example"")",wilma@example.ca,`);
  expect(line).toContain(`,"'@Calgary, AB",1 × Standard Charger,149,0,USD`);
  expect(rest).toBe('');
});

test('a parcel goes its way by what our staff hears of it; without an address nothing leaves', async () => {
  const { id } = await placed('label@example.ca');
  const { revision } = await seen(id);
  expect(await file(shippingLabel, { order_id: id, revision })).toMatchObject({ status: 400 });
  const parcel = { carrier: 'Canada Post', trackingCode: 'CP1', trackingUrl: null };
  await shop.services.commerce.fulfilment?.ship(id, parcel);
  const view = (await call(adminOrder, token, { query: `order_id=${id}` })).body;
  expect(view).toMatchObject({
    shipments: [{ status: 'UNKNOWN' }],
    adminFacts: { moves: ['complete'] },
  });
  const [{ id: shipmentId }] = view.shipments as unknown as [{ id: string }];
  const track = { order_id: id, shipment_id: shipmentId, status: 'DELIVERED', place: 'Calgary' };
  expect((await post(adminTrackParcel, { ...track, order_id: 'other' })).status).toBe(404);
  expect((await post(adminTrackParcel, track)).body).toMatchObject({
    shipment: { status: 'DELIVERED' },
  });
  expect(await seen(id)).toMatchObject({ mails: ['confirmation', 'shipped', 'delivered'] });
});

test('only mails that are true are sent again', async () => {
  const { id } = await placed('mails@example.ca');
  const send = async (mail: string) => (await post(adminOrderMail, { order_id: id, mail })).status;
  expect(await Promise.all(['confirmation', 'shipped', 'delivered', 'canceled'].map(send))).toEqual(
    [200, 400, 400, 400],
  );
  const { revision } = await seen(id);
  await post(adminMoveOrder, { order_id: id, revision, move: 'cancel' });
  expect(await send('canceled')).toBe(200);
  expect(await send('all')).toBe(400);
  const jobs = await shop.services.db.query<{ mail: string }>(
    `select data ->> 'mail' as mail from pgboss.job where name = 'send-order-mail-again' order by 1`,
  );
  expect(jobs.map(({ mail }) => mail)).toEqual(['canceled', 'confirmation']);
});

test('who has seen another order than there is gets 409, and their note is kept all the same', async () => {
  const { id } = await placed('two@example.ca');
  const { revision } = await seen(id);
  const which = { order_id: id, revision };
  expect((await post(adminMoveOrder, { ...which, move: 'hold' })).status).toBe(200);
  expect(await post(adminMoveOrder, { ...which, move: 'cancel' })).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict' } },
  });
  expect((await post(adminRefundOrder, { ...which, key: 'k', amount: 100 })).status).toBe(409);
  const refund = { order_id: id, revision: revision + 1, key: 'k' };
  for (const wrong of [{ amount: 0 }, { amount: -1 }, { amount: 0.5 }, { amount: '100x' }]) {
    expect((await post(adminRefundOrder, { ...refund, ...wrong })).status).toBe(400);
  }
  expect((await post(adminRefundOrder, { ...refund, amount: 99_999_999 })).body).toMatchObject({
    error: { code: 'permission_error' },
  });
  expect((await post(adminRefundOrder, { ...refund, amount: 100 })).body).toMatchObject({
    refund: { amount: 100 },
    refundedTotal: 100,
  });
  expect((await post(adminOrderNote, { order_id: id, text: ' Called ' })).status).toBe(200);
  expect((await post(adminOrderNote, { order_id: id, text: '   ' })).status).toBe(400);
  expect((await post(adminOrderNote, { order_id: 'nobody', text: 'Called' })).status).toBe(404);
});
