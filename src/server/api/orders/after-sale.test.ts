import { testShop } from '@/testing/shops/shop';
import { calgaryOrder } from '@/testing/order';
import type { Route } from '../endpoints/route';
import {
  confirmSubscription,
  emailSubscription,
  subscribe,
  unsubscribe,
} from '../consultations/mailing';
import { orderLookup } from './order-lookup';
import { orderReturn } from './order-return';

const shop = testShop({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
const email = 'margaret@example.com';

/** An order as if a guest had placed it, with the number it was given. */
async function placeOrder(id: string): Promise<string> {
  const order = { ...calgaryOrder, id };
  const [row] = await shop.services.db.query<{ number: number }>(
    `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, data)
     values ($1, nextval('order_numbers'), $1, $1, 'account_1', 'delivery_pending', true, $2) returning number`,
    [id, order],
  );
  return String(row?.number);
}

async function post(handler: Route, body: object, { query = '', clientAddress = '' } = {}) {
  const origin = await shop.serve(handler);
  const answer = await fetch(`${origin}/?${query}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(clientAddress !== '' && { 'X-Forwarded-For': clientAddress }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { error?: { code: string } } };
}

async function subscriber(address: string) {
  const found = await shop.services.mailingList.find('email', address);
  if (!found) throw new Error(`${address} is not on the list`);
  return found;
}

const postal_code = 't2p1j9';

test('number and e-mail alone return nothing: the postal code belongs to the proof', async () => {
  const number = await placeOrder('order_r0');
  const asked = { order_number: number, email, reason: 'Too loud' };
  expect((await post(orderReturn, asked)).body.error).toMatchObject({ param: 'postal_code' });
  const wrong = await post(orderReturn, { ...asked, postal_code: 'T2P 1J8' });
  expect(wrong.body.error).toMatchObject({ code: 'validation_error', param: 'order_number' });
  expect(await shop.services.returns.ofOrder('order_r0')).toEqual([]);
});

test('a guest asks for a return by number, e-mail and postal code, in any spelling', async () => {
  const number = await placeOrder('order_r1');
  const asked = {
    order_number: ` ${number} `,
    email: ' Margaret@EXAMPLE.com',
    reason: 'Too loud',
    postal_code,
  };
  expect((await post(orderReturn, asked)).body).toMatchObject({
    afterSale: { number, returns: [{ status: 'requested' }], returnBlock: 'return_open' },
  });
  expect((await post(orderReturn, asked)).body.error).toMatchObject({
    code: 'permission_error',
    param: 'return_open',
  });
});

test('our words about a return are not told to whoever knows number, address and postal code', async () => {
  const number = await placeOrder('order_r3');
  await post(orderReturn, { order_number: number, email, reason: 'Too loud', postal_code });
  const [asked] = await shop.services.returns.ofOrder('order_r3');
  await shop.services.returns.move(asked?.id ?? '', { to: 'declined', note: 'Your left ear' });
  const found = await post(orderLookup, {
    order_number: number,
    email,
    postal_code: calgaryOrder.shipping?.zip,
  });
  expect(found.body).toMatchObject({
    afterSale: { returns: [{ status: 'declined', note: null }] },
  });
  expect(JSON.stringify(found.body)).not.toContain('left ear');
});

test('whoever only knows an order reads the code of its return label, and gets no sheet with the address', async () => {
  const number = await placeOrder('order_r4');
  await post(orderReturn, { order_number: number, email, postal_code });
  const [asked] = await shop.services.returns.ofOrder('order_r4');
  const label = { carrier: 'Boreal Hearing', trackingCode: 'BH123456789012', trackingUrl: null };
  await shop.services.returns.move(asked?.id ?? '', { to: 'approved', label });
  const found = await post(orderLookup, { order_number: number, email, postal_code });
  expect(found.body).toMatchObject({
    afterSale: {
      returns: [
        {
          label: {
            ...{ carrier: 'Boreal Hearing', trackingCode: 'BH123456789012', isPrintable: false },
            barCode: { bars: expect.any(Array) as unknown[], width: expect.any(Number) as number },
          },
        },
      ],
    },
  });
  await shop.services.returns.move(asked?.id ?? '', { to: 'received' });
  const later = await post(orderLookup, { order_number: number, email, postal_code });
  expect(later.body).toMatchObject({ afterSale: { returns: [{ label: null }] } });
});

test('a wrong number and a wrong e-mail are refused alike, and nothing is kept', async () => {
  const number = await placeOrder('order_r2');
  const wrongEmail = await post(orderReturn, {
    order_number: number,
    email: 'eve@example.com',
    reason: 'x',
    postal_code,
  });
  const wrongNumber = await post(orderReturn, {
    order_number: '9999999',
    email,
    reason: 'x',
    postal_code,
  });
  expect(wrongEmail).toEqual(wrongNumber);
  expect(wrongEmail.status).toBe(400);
  expect(await shop.services.returns.ofOrder('order_r2')).toEqual([]);
});

test('without a login an order is looked up by number, e-mail and postal code, all three', async () => {
  const number = await placeOrder('order_l1');
  const proof = { order_number: number, email, postal_code: 't2p1j9' };
  const found = await post(orderLookup, proof);
  expect(found.body).toMatchObject({
    order: { number, total: calgaryOrder.totals.grandTotal, lines: [{}, {}] },
    afterSale: { shipments: [], isCancelable: true },
  });
  expect(JSON.stringify(found.body)).not.toContain('Bow Trail');
  for (const wrong of [{ postal_code: 'T2P 1J8' }, { email: 'a@b.ca' }, { order_number: '1' }]) {
    expect((await post(orderLookup, { ...proof, ...wrong })).status).toBe(400);
  }
});

test('after twenty wrong tries an order answers nobody from there for a while, and its owner elsewhere', async () => {
  const number = await placeOrder('order_l2');
  const guess = (code: string, clientAddress: string) =>
    post(orderLookup, { order_number: number, email, postal_code: code }, { clientAddress });
  await Promise.all(Array.from({ length: 20 }, () => guess('K1A 0B1', '198.51.100.7')));
  expect((await guess('T2P 1J9', '198.51.100.7')).status).toBe(429);
  expect((await guess('T2P 1J9', '203.0.113.9')).status).toBe(200);
});

test('one e-mail is not tried with one number after the other', async () => {
  const guess = (number: number) =>
    post(
      orderReturn,
      { order_number: `${number}`, email: 'ann@example.ca', reason: 'x', postal_code },
      { clientAddress: '198.51.100.8' },
    );
  await Promise.all(Array.from({ length: 20 }, (_, index) => guess(9_000_000 + index)));
  expect((await guess(9_000_099)).status).toBe(429);
});

test('news: a request, a yes behind the mailed code, an end with one click of a mail program', async () => {
  const address = 'news@example.ca';
  expect((await post(subscribe, { email: address })).body).toEqual({ result: true });
  const { confirmationCode, unsubscribeCode } = await subscriber(address);
  expect((await post(confirmSubscription, { code: 'nonsense' })).status).toBe(404);
  await post(confirmSubscription, { code: confirmationCode });
  expect((await subscriber(address)).state).toBe('on');

  const origin = await shop.serve(unsubscribe);
  const oneClick = await fetch(`${origin}/?code=${unsubscribeCode}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
  expect((await subscriber(address)).state).toBe('off');
});

test('following the link in a mail changes nothing yet: scanners follow links too', async () => {
  const address = 'careful@example.ca';
  const owner = { accountId: 'account_1', email: address, isEmailProven: true };
  await shop.services.mailingList.choose(owner, true, 'en-US');
  const { unsubscribeCode } = await subscriber(address);
  const origin = await shop.serve(unsubscribe);
  const answer = await fetch(`${origin}/?code=${unsubscribeCode}`, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/news#leave=${unsubscribeCode}`);
  expect((await subscriber(address)).state).toBe('on');
});

test('a link that is broken still leads a person to the page that says so', async () => {
  const origin = await shop.serve(unsubscribe);
  const answer = await fetch(`${origin}/?code=%00`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/news#leave=unknown']);
  expect((await fetch(`${origin}/?code=%00`, { method: 'POST' })).status).toBe(404);
});

test('the switch of the account needs a login', async () => {
  const origin = await shop.serve(emailSubscription);
  expect((await fetch(origin)).status).toBe(401);
});
