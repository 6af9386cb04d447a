import type { HttpApp, HttpRequest } from '@/server/http/exchange';
import { playGateways } from './played-gateways';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** An engine that repeats what it was sent; its vault uses the card's number as its token. */
function playedStore() {
  const asked: unknown[] = [];
  const storeApi: HttpApp = {
    async handle(request) {
      const body = Buffer.from(await request.body()).toString('utf8');
      if (body) asked.push(JSON.parse(body));
      return { status: 200, headers: {}, body: '{"card":{"gateway":"embedded"}}' };
    },
  };
  const vault: HttpApp = {
    async handle({ rawQuery }) {
      const token = new URLSearchParams(rawQuery).get('$data[number]');
      return { status: 200, headers: {}, body: JSON.stringify({ $status: 200, $data: { token } }) };
    },
  };
  return { asked, ...playGateways({ storeApi, vault }) };
}

const call = (method: string, path: string, sent: object | null, rawQuery = ''): HttpRequest => ({
  ...{ method, path, rawQuery, headers: {}, remoteAddress: '' },
  body: async () => Buffer.from(sent ? JSON.stringify(sent) : ''),
});

const good = '4242424242424242';
const refused = '4000000000000002';

test.each([
  ['paypal', undefined, { order_id: 'order_1' }, good],
  ['paypal', undefined, { order_id: 'order_1_refused' }, refused],
  ['paypal', 'braintree', { nonce: 'nonce_1' }, good],
  ['google', 'braintree', { nonce: 'nonce_1', gateway: 'braintree' }, good],
  ['google', 'authorizenet', { token: base64('{"a":1}'), gateway: 'authorizenet' }, good],
  ['google', 'authorizenet', { token: base64('_refused'), gateway: 'authorizenet' }, refused],
  ['google', 'convesiopay', { token: 'cp_x_refused', gateway: 'convesiopay' }, refused],
  ['apple', 'convesiopay', { token: 'cp_xy', gateway: 'convesiopay' }, good],
  ['amazon', undefined, { checkout_session_id: 'session_1' }, good],
  ['sezzle', undefined, { order_uuid: 'uuid_1' }, good],
])('what %s through %s gives pays', async (id, gateway, given, number) => {
  const store = playedStore();
  store.announce({ [id]: { id, gateway } });
  await store.storeApi.handle(call('PUT', '/cart', { billing: { method: id, [id]: given } }));
  expect(store.asked).toMatchObject([{ billing: { method: 'card', card: { token: number } } }]);
});

test.each([
  ['another gateway', { method: 'google', google: { nonce: 'nonce_1', gateway: 'square' } }],
  ['nothing that pays', { method: 'google', google: { gateway: 'braintree' } }],
  [
    'a name over the one that was typed',
    { method: 'google', google: { nonce: 'nonce_1', gateway: 'braintree' }, name: 'Somebody' },
  ],
])('a cart that names %s is refused', async (_, billing) => {
  const store = playedStore();
  store.announce({ google: { gateway: 'braintree' } });
  await expect(store.storeApi.handle(call('PUT', '/cart', { billing }))).rejects.toThrow();
  expect(store.asked).toEqual([]);
});

test('the store announces what its owner switched on, beside the engine’s own', async () => {
  const { storeApi, announce } = playedStore();
  announce({ sezzle: { public_key: 'key_1' }, card: null });
  const told = await storeApi.handle(call('GET', '/settings/payments', null));
  expect(JSON.parse(String(told.body))).toEqual({ sezzle: { public_key: 'key_1' } });
});

test.each([
  ['/authorization', 'gateway]=braintree', 'token_for_the_client'],
  ['/authorization', 'gateway]=authorizenet&$data[params][method]=google', undefined],
  ['/intent', 'gateway]=paypal&$data[intent][intent]=CAPTURE', undefined],
])('its vault answers %s of %s as the gateway would', async (path, query, reply) => {
  const { vault } = playedStore();
  const told = await vault.handle(call('GET', path, null, `$data[${query}`));
  const { $status, $data } = JSON.parse(String(told.body));
  expect([$status, $data]).toEqual([reply ? 200 : 400, reply]);
});
