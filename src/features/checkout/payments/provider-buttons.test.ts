import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cartFromWire } from '@/client/wire/cart-from-wire';
import { answerOf, refusalOf } from '@/client/requests/store-answer';
import type { StoreCall } from '@/client/requests/store-requests';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import { parsePaymentMethods } from '@/domain/schemas/checkout-answers';
import { filledCheckout as form } from '@/testing/checkout-form';
import { FakeStore } from '@/testing/fakes/fake-store';
import {
  braintreeAppleInBrowser,
  braintreeClientInBrowser,
  braintreeGoogleInBrowser,
  braintreePaypalInBrowser,
} from '@/testing/provider-doubles/braintree';
import { amazonInBrowser, sezzleInBrowser } from '@/testing/provider-doubles/pay-later';
import { paypalInBrowser } from '@/testing/provider-doubles/paypal';
import {
  appleDeviceInBrowser,
  appleInBrowser,
  googleInBrowser,
} from '@/testing/provider-doubles/wallets';
import { loadStrategy } from './gateways/load-strategy';
import type { Approval, CheckoutWorld } from './strategy';

const doubles: readonly (readonly [RegExp, () => void])[] = [
  [/paypal\.com/, paypalInBrowser],
  [/client\.min/, braintreeClientInBrowser],
  [/paypal-checkout\.min/, braintreePaypalInBrowser],
  [/google-payment\.min/, braintreeGoogleInBrowser],
  [/apple-pay\.min/, braintreeAppleInBrowser],
  [/pay\.google\.com/, googleInBrowser],
  [/apple-pay-sdk/, appleInBrowser],
  [/payments-amazon/, amazonInBrowser],
  [/sezzle/, sezzleInBrowser],
];

let store: FakeStore;
/** Addresses of scripts, in the order they were fetched. */
let fetched: string[];
/** The shopper's answer to the provider. */
let word: string;
let areThere: boolean;

/** ConvesioPay is asked by the browser itself; everything else is the store's. */
const fetchAnything: typeof fetch = async (address, init) => {
  const { hostname, pathname } = new URL(String(address), 'http://localhost');
  if (!hostname.endsWith('.convesiopay.com')) return store.fetch(address, init);
  const answers: Readonly<Record<string, object>> = {
    '/v1/payment-methods': { statementDescriptor: 'Shop' },
    '/v1/applepay/session': { merchantSessionIdentifier: 'session_1' },
    '/v1/create-token': { token: 'cp_token' },
  };
  const json = async () => answers[pathname];
  return { ok: pathname in answers, status: 200, headers: new Map(), json } as unknown as Response;
};

const browserAppend = document.head.append.bind(document.head);

/** Simulates scripts: one that is added to the page loads at once, or not at all. */
function append(...nodes: (Node | string)[]): void {
  browserAppend(...nodes);
  for (const node of nodes) {
    if (!(node instanceof HTMLScriptElement)) continue;
    fetched.push(node.src);
    if (areThere) doubles.find(([address]) => address.test(node.src))?.[1]();
    node.dispatchEvent(new Event(areThere ? 'load' : 'error'));
  }
}

beforeEach(() => {
  store = new FakeStore();
  store.cart = { ...store.cart, checkout_id: 'c'.repeat(32) };
  fetched = [];
  word = 'Approve';
  areThere = true;
  globalThis.fetch = fetchAnything;
  document.head.replaceChildren();
  document.head.append = append;
  const places = ['paypal', 'google', 'apple', 'amazon', 'sezzle'];
  document.body.innerHTML = places.map((id) => `<div id="${id}-element"></div>`).join('');
  for (const name of ['paypal', 'google', 'braintree', 'amazon', 'Checkout', 'ApplePaySession']) {
    Reflect.deleteProperty(window, name);
  }
  const demand = (isGiven: unknown, what: string) => {
    if (!isGiven) throw new Error(`The provider misses: ${what}`);
  };
  Object.assign(window, { playedAsk: async () => word, playedDemand: demand });
  appleDeviceInBrowser();
});

const ask = (call: StoreCall) => call(store.client).then(answerOf, refusalOf);

const world: CheckoutWorld = {
  ask,
  askPatiently: ask,
  changeCart: async (call) => {
    const answer = await ask(call);
    return answer.ok ? { ok: true, value: cartFromWire(answer.value)?.cart ?? null } : answer;
  },
  markUnsettled: () => undefined,
  loadStrategy,
  leave: () => undefined,
};

const ways = {
  paypal: { client_id: 'client_1', merchant_id: 'merchant_1' },
  google: { merchant_id: 'google_1', gateway_merchant_id: 'a_1' },
  apple: { merchant_id: 'merchant.example' },
  amazon: { merchant_id: 'amazon_1', public_key_id: 'key_1' },
  sezzle: { public_key: 'sezzle_1' },
};

/** Chooses a method that the store has switched on, presses `Pay now` and then the provider's button. */
async function payBy(id: keyof typeof ways, gateway?: string): Promise<Approval | null> {
  store.settings = {
    card: { id: 'card', gateway: gateway ?? 'authorizenet', mode: 'test' },
    [id]: { id, mode: 'test', ...(gateway && { gateway }), ...ways[id] },
  };
  const method = parsePaymentMethods(store.settings)?.find((announced) => announced.id === id);
  const cart = cartFromWire(store.cart)?.cart;
  if (!method || !cart) throw new Error('Not offered');
  const strategy = await loadStrategy(id, method.gateway);
  const failure = await strategy?.show?.(world).ready;
  if (failure) return failure;
  const authorised = await strategy?.authorise({ form, cart, method }, world);
  if (!authorised?.ok) return authorised?.failure ?? null;
  const approval = authorised.approve?.();
  await press(id);
  return (await approval) ?? null;
}

async function press(id: PaymentMethodId): Promise<void> {
  const find = () =>
    document.querySelector<HTMLElement>(
      `#${id}-element button, #${id}-element [role="button"], #${id}-element apple-pay-button`,
    );
  for (let waited = 0; waited < 3000 && !find(); waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  find()?.click();
}

const billed = () => store.sent.flatMap(({ billing }) => (billing ? [billing] : []));

const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['paypal', undefined, 'post /intent', { id: 'order_1' }, { paypal: { order_id: 'order_1' } }],
  [
    ...(['paypal', 'braintree', 'post /authorization', 'token_for_the_client'] as const),
    { paypal: { nonce: 'nonce_agreement_1' } },
  ],
  [
    ...(['google', 'braintree', 'post /authorization', 'token_for_the_client'] as const),
    { google: { nonce: 'nonce_{"signed":"data"}', gateway: 'braintree' } },
  ],
  [
    ...(['google', 'authorizenet', 'none', null] as const),
    { google: { token: base64('{"signed":"data"}'), gateway: 'authorizenet' } },
  ],
  [
    ...(['apple', 'braintree', 'post /authorization', 'token_for_the_client'] as const),
    { apple: { nonce: 'nonce_data_1', gateway: 'braintree' } },
  ],
  [
    ...(['apple', 'authorizenet', 'post /authorization'] as const),
    { merchantSessionIdentifier: 'session_1' },
    { apple: { token: base64('{"data":"data_1"}'), gateway: 'authorizenet' } },
  ],
  [
    ...(['google', 'convesiopay', 'none', null] as const),
    { google: { token: 'cp_token', gateway: 'convesiopay' } },
  ],
  [
    ...(['apple', 'convesiopay', 'none', null] as const),
    { apple: { token: 'cp_token', gateway: 'convesiopay' } },
  ],
  [
    ...(['sezzle', undefined, 'post /authorization'] as const),
    { account: {}, shipping: { city: 'Elsewhere' }, billing: { name: 'Somebody Else' } },
    { sezzle: { order_uuid: 'uuid_1' } },
  ],
] as const)(
  '%s through %s pays, and nothing that was typed is overwritten',
  async (id, gateway, call, reply, means) => {
    store.vault = { [call]: reply };
    expect(await payBy(id, gateway)).toEqual({ kind: 'approved' });
    const [paid] = billed().slice(-1);
    expect(paid).toMatchObject({ method: id, ...means });
    const allowed = ['method', 'card', 'account_card_id', 'convesiopay', id];
    expect(Object.keys(Object(paid)).filter((name) => !allowed.includes(name))).toEqual([]);
    expect(store.sent.some((body) => 'shipping' in body || 'account' in body)).toBe(false);
    expect(document.getElementById(`${id}-element`)?.innerHTML).toBe('');
  },
  15_000,
);

test.each([
  ['paypal', 'braintree', 'Cancel', { kind: 'sheet-closed', method: 'paypal' }],
  ['google', 'braintree', 'Cancel', { kind: 'sheet-closed', method: 'google' }],
  ['google', 'braintree', 'Break', { kind: 'payment-declined' }],
  ['paypal', undefined, 'Break', { kind: 'payment-declined' }],
  ['sezzle', undefined, 'Break', { kind: 'payment-declined' }],
] as const)(
  '%s through %s whose shopper says %s charges nothing',
  async (id, gateway, answer, failure) => {
    word = answer;
    store.vault = {
      'post /intent': { id: 'order_1' },
      'post /authorization': 'token_for_the_client',
    };
    expect(await payBy(id, gateway)).toEqual(failure);
    expect(billed()).toEqual([]);
  },
  15_000,
);

test.each([
  ['paypal', undefined, 'PayPal'],
  ['google', 'authorizenet', 'Google'],
  ['apple', 'braintree', 'Braintree'],
  ['amazon', undefined, 'Amazon'],
  ['sezzle', undefined, 'Sezzle'],
] as const)('%s through %s says that %s was not loaded', async (id, gateway, library) => {
  areThere = false;
  const fault = { kind: 'library', library };
  expect(await payBy(id, gateway)).toEqual({ kind: 'method-failed', method: id, fault });
  expect(document.scripts).toHaveLength(0);
});

test('Apple Pay is not asked of Apple on a device without it', async () => {
  Reflect.deleteProperty(window, 'ApplePaySession');
  const fault = { kind: 'not-capable', wallet: 'apple' };
  expect(await payBy('apple', 'authorizenet')).toEqual({
    ...{ kind: 'method-failed', method: 'apple', fault },
  });
  expect(fetched).toEqual([]);
});

test.each(['authorizenet', 'braintree'])(
  'Google Pay without a card in it is told when it is chosen, through %s',
  async (gateway) => {
    Object.assign(window, { playedGoogleIsEmpty: true });
    store.settings = { google: { id: 'google', mode: 'test', gateway, ...ways.google } };
    const strategy = await loadStrategy('google', gateway);
    expect(await strategy?.show?.(world).ready).toEqual({
      kind: 'method-failed',
      method: 'google',
      fault: { kind: 'not-capable', wallet: 'google' },
    });
    Reflect.deleteProperty(window, 'playedGoogleIsEmpty');
  },
);

test('PayPal’s code is fetched anew for another currency, and only then', async () => {
  store.settings = { paypal: { id: 'paypal', mode: 'test', ...ways.paypal } };
  const strategy = await loadStrategy('paypal', 'direct');
  await strategy?.show?.(world).ready;
  await strategy?.show?.(world).ready;
  store.cart = { ...store.cart, currency: 'CAD' };
  await strategy?.show?.(world).ready;
  const currencies = fetched.map((address) => new URL(address).searchParams.get('currency'));
  expect(currencies).toEqual(['USD', 'CAD']);
  expect(document.scripts).toHaveLength(1);
});

test('scripts are those that swell-js itself would fetch', async () => {
  const entry = createRequire(__filename).resolve('swell-js');
  const source = readFileSync(path.join(path.dirname(entry), 'payment.mjs'), 'utf8');
  const version = /BRAINTREE_VERSION = '(.*)'/.exec(source)?.[1] ?? '';
  const known = source.replaceAll('${BRAINTREE_VERSION}', version);
  for (const [id, gateway] of [
    ['paypal', undefined],
    ['paypal', 'braintree'],
    ['google', 'braintree'],
    ['apple', 'authorizenet'],
    ['apple', 'braintree'],
    ['amazon', undefined],
    ['sezzle', undefined],
  ] as const) {
    areThere = true;
    store.settings = { [id]: { id, mode: 'test', gateway, ...ways[id] } };
    const [method] = parsePaymentMethods(store.settings) ?? [];
    await (await loadStrategy(id, method?.gateway))?.show?.(world).ready;
  }
  expect(fetched).toHaveLength(9);
  for (const address of fetched) expect(known).toContain(address.split('?')[0]);
});
