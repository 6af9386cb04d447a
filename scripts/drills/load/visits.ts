import { createHash, randomUUID } from 'node:crypto';
import { aTestResult } from '@/testing/hearing';
import type { Ledger } from '../kills/ledger';
import type { Visit } from './arrivals';
import type { Figures } from './figures';
import { fieldOf, GoesAway, idOf, Visitor } from './visitor';

const pages = [
  '/',
  '/shop',
  '/product/charge-go',
  '/accessories',
  '/accessories/stream-line-tv',
  '/our-products/prices',
  '/articles',
  '/contact-us',
  '/hearing-test',
] as const;

const lists = [
  '/api/products?limit=24',
  '/api/products/charge-go',
  '/api/products?category=accessories',
  '/api/content/blogs?limit=10',
  '/api/settings',
] as const;

const searches = ['charger', 'remote', 'care', 'tv', 'dry'] as const;

/** The one variant whose pieces are counted. */
const counted = [
  { id: 'Tech level', value: 'Basic' },
  { id: 'Ears', value: 'Right ear' },
  { id: 'Colour', value: 'Rose' },
  { id: 'Receiver', value: 'Large' },
];

const home = {
  name: 'Ada Byron',
  address1: '1 Centre St',
  city: 'Calgary',
  state: 'AB',
  zip: 'T2P 1J9',
  country: 'CA',
};

const password = 'long enough to be one';

/** What every visitor finds. */
export type Shop = {
  origin: string;
  ledger: Ledger;
  /** Id by slug. */
  products: ReadonlyMap<string, string>;
};

type Purpose = (visitor: Visitor, shop: Shop) => Promise<unknown>;

/** What people come for, and how many of a hundred. */
const purposes: readonly (readonly [number, Purpose])[] = [
  [42, (visitor) => visitor.get('page', oneOf(pages))],
  [20, (visitor) => visitor.get('list', oneOf(lists))],
  [8, (visitor) => visitor.get('search', `/api/products?search=${oneOf(searches)}`)],
  [15, fillCart],
  [6, buy],
  [5, keepTest],
  [3, logIn],
  [1, sendFile],
];

async function fillCart(visitor: Visitor, shop: Shop): Promise<void> {
  await visitor.get('page', '/product/charge-go');
  await addToCart(visitor, shop, { slug: 'standard-charger' });
  await visitor.get('cart', '/api/cart');
}

type Item = { slug: string; options?: object };

async function addToCart(visitor: Visitor, { products }: Shop, item: Item): Promise<unknown> {
  const { slug, ...chosen } = item;
  const added = { product_id: products.get(slug), quantity: 1, ...chosen };
  return visitor.send('cart', 'POST', '/api/cart/items', added);
}

async function buy(visitor: Visitor, shop: Shop): Promise<void> {
  const { ledger } = shop;
  const email = `load-${randomUUID()}@example.com`;
  await addToCart(visitor, shop, { slug: 'charge-go', options: counted });
  await visitor.get('page', '/checkout');
  const delivered = { account: { email }, shipping: { ...home, service: 'priority_shipping' } };
  const cart = await visitor.send('checkout', 'PUT', '/api/cart', delivered);
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
  const token = fieldOf(await vault(visitor, 'tokens', card), 'token');
  const amount = Math.round(
    Number(fieldOf(cart, 'capture_total') ?? fieldOf(cart, 'grand_total')) * 100,
  );
  const intent = { amount, currency: 'USD', payment_method: token };
  const { id } = idOf(await vault(visitor, 'intent', { gateway: 'embedded', intent }));
  const billing = { ...home, method: 'card', card: { token }, intent: { embedded: { id } } };
  await visitor.send('checkout', 'PUT', '/api/cart', { billing });
  ledger.begin('order', email);
  const order = idOf(await visitor.send('order', 'POST', '/api/cart/order', {}));
  ledger.acknowledge('order', email, order.id);
}

async function vault(visitor: Visitor, resource: string, data: object): Promise<unknown> {
  return fieldOf(await visitor.send('checkout', 'POST', `/api/vault/${resource}`, data), '$data');
}

async function keepTest(visitor: Visitor, { ledger }: Shop): Promise<void> {
  await visitor.get('page', '/hearing-test/take');
  // The first thing that is written begins the visit.
  await visitor.send('cart', 'PUT', '/api/session', {});
  const run = randomUUID();
  ledger.begin('result', run);
  const answer = await visitor.send('hearing', 'POST', '/api/hearing-results', {
    result: aTestResult(),
    email: `${run}@example.com`,
    name: run,
    session_id: run,
    consent: true,
  });
  ledger.acknowledge('result', run, idOf(fieldOf(answer, 'result')).id);
}

/** How many accounts there are to log in to. */
const accounts = 40;

function emailOf(account: number): string {
  return `load-account-${account}@example.com`;
}

async function logIn(visitor: Visitor): Promise<void> {
  await visitor.get('page', '/login');
  const email = emailOf(Math.floor(Math.random() * accounts));
  await visitor.send('login', 'POST', '/api/account/login', { email, password });
}

async function sendFile(visitor: Visitor, { ledger }: Shop): Promise<void> {
  const text = `Right ear: 35 dB at 1000 Hz\n${randomUUID()}\n${'Left ear: 40 dB\n'.repeat(1000)}`;
  const sum = createHash('sha256').update(text).digest('hex');
  const form = new FormData();
  form.set('email', `${sum.slice(0, 16)}@example.com`);
  form.set('file', new Blob([text]), 'audiogram.txt');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  ledger.begin('upload', sum);
  const path = '/api/upload-hearing-test';
  const answer = await visitor.ask('upload', path, { method: 'POST', headers, body });
  ledger.acknowledge('upload', sum, idOf(JSON.parse(answer.text)).id);
}

/** A visit as they come in the mix. */
export function visitTo(shop: Shop): Visit {
  return async (figures) => {
    let lot = Math.random() * 100;
    const [, purpose = buy] = purposes.find(([share]) => (lot -= share) < 0) ?? [];
    try {
      await purpose(new Visitor(shop.origin, figures), shop);
    } catch (failure) {
      if (failure instanceof GoesAway) return;
      figures.add('answer', 'wrong', 0);
      figures.tell(String(failure));
    }
  };
}

/** Opens the accounts that people log in to, and looks up what they buy. */
export async function prepare(origin: string, figures: Figures): Promise<Shop['products']> {
  for (let account = 0; account < accounts; account += 1) {
    const opened = { email: emailOf(account), password };
    await new Visitor(origin, figures)
      .send('account', 'POST', '/api/account', opened)
      .catch((failure: unknown) => {
        throw new Error(`It opens no accounts: ${figures.faults.join('; ')}`, { cause: failure });
      });
  }
  const { text } = await new Visitor(origin, figures).get('list', '/api/products?limit=24');
  const products = fieldOf(JSON.parse(text), 'results');
  if (!Array.isArray(products)) throw new Error('The shop lists no products');
  return new Map(products.map((one) => [String(fieldOf(one, 'slug')), idOf(one).id]));
}

function oneOf<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(Math.random() * choices.length)] ?? choices[0];
}
