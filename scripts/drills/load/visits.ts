import { randomUUID } from 'node:crypto';
import { fieldOf, textOf } from '@/testing/http-shopper/answers';
import { comeToPay } from '@/testing/http-shopper/checkout';
import { aid, charger, scarce } from '@/testing/http-shopper/goods';
import { newHearingFile, newHearingTest } from '@/testing/http-shopper/hearing-records';
import type { Ledger } from '../kills/ledger';
import type { Visit } from './arrivals';
import type { Figures } from './figures';
import { GoesAway, Visitor } from './visitor';

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

const password = 'long enough to be one';

/** The shop that visitors use. */
export type Shop = {
  origin: string;
  ledger: Ledger;
  /** Id by slug. */
  products: ReadonlyMap<string, string>;
};

type Purpose = (visitor: Visitor, shop: Shop) => Promise<unknown>;

/** What visitors do, each with its share in percent. */
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
  await addToCart(visitor, shop, { slug: charger });
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
  await addToCart(visitor, shop, { slug: aid, options: scarce });
  await visitor.get('page', '/checkout');
  await comeToPay((method, path, body) => visitor.send('checkout', method, path, body), email);
  ledger.begin('order', email);
  const order = await visitor.send('order', 'POST', '/api/cart/order', {});
  ledger.acknowledge('order', email, textOf(order, 'id'));
}

async function keepTest(visitor: Visitor, { ledger }: Shop): Promise<void> {
  await visitor.get('page', '/hearing-test/take');
  // The first write starts the session.
  await visitor.send('cart', 'PUT', '/api/session', {});
  const { run, body } = newHearingTest();
  ledger.begin('result', run);
  const answer = await visitor.send('hearing', 'POST', '/api/hearing-results', body);
  ledger.acknowledge('result', run, textOf(fieldOf(answer, 'result'), 'id'));
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
  const { sum, form } = newHearingFile();
  const encoded = new Response(form());
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  ledger.begin('upload', sum);
  const path = '/api/upload-hearing-test';
  const answer = await visitor.ask('upload', path, { method: 'POST', headers, body });
  ledger.acknowledge('upload', sum, textOf(JSON.parse(answer.text), 'id'));
}

/** Makes one visit, drawn from the mix. */
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

/** Opens the accounts for logins, and looks up the products that visitors buy. */
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
  return new Map(products.map((one) => [textOf(one, 'slug'), textOf(one, 'id')]));
}

function oneOf<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(Math.random() * choices.length)] ?? choices[0];
}
