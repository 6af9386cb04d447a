import type { Orders, Visitors } from '@/server/commerce/port';
import { orderWire } from '@/server/commerce/embedded/store-api/orders/order-wire';
import { wireValue } from '@/server/commerce/embedded/store-api/http/wire-value';
import type { Order } from '@/domain/orders/order';
import { ownStatus } from './spoken-as-swell';

/** An engine that plays a hosted Swell store, and the address of its Store API. */
export type PlayedStore = {
  orders: Pick<Orders, 'findOrder' | 'findByNumber' | 'ownedBy'>;
  visitors: Pick<Visitors, 'findSignIn'>;
  url: string;
};

type Query = { where?: Record<string, string> };

/** Prefix of an order's id for the draft that it was before it was submitted. */
export const draftPrefix = 'draft_';

/**
 * Answers as Swell's backend API for an address: its records have the fields of the Store API, and fields without a
 * value are left out. Every order was a draft first, whose record stays; products keep their archived variants.
 */
export async function readAsSwell(store: PlayedStore, url: string, query: Query): Promise<unknown> {
  const { where = {} } = query;
  const [, room = '', id] = /^\/(\w+)(?:\/([\w-]+))?$/.exec(url) ?? [];
  if (room === 'orders') return readOrders(store, id, where);
  if (room === 'accounts') return readAccounts(store, where);
  return room === 'products' ? readProducts(store, where) : { count: 0, results: [] };
}

async function readOrders({ orders }: PlayedStore, id: string | undefined, where: Query['where']) {
  if (id !== undefined) {
    const isDraft = id.startsWith(draftPrefix);
    const order = await orders.findOrder(isDraft ? id.slice(draftPrefix.length) : id);
    if (!order) return null;
    return isDraft ? { ...orderRecord(order), id, draft: true, paid: false } : orderRecord(order);
  }
  const { number, account_id: accountId = '' } = where ?? {};
  const account = { id: accountId, email: '', name: null, hasPassword: true };
  const found =
    number === undefined
      ? await orders.ownedBy({ session: '', account })
      : [await orders.findByNumber(number)];
  const results = found.flatMap((order) => (order ? [orderRecord(order)] : []));
  return { count: results.length, results };
}

function orderRecord(order: Order): object {
  const status = order.status === 'delivery_pending' ? ownStatus : order.status;
  return Object(wireValue({ ...orderWire(order), status }, ''));
}

async function readAccounts({ visitors }: PlayedStore, { email = '' }: Record<string, string>) {
  const found = await visitors.findSignIn(email);
  const results = found ? [{ email, password: found.hasPassword ? 'a hash' : null }] : [];
  return { count: results.length, results };
}

async function readProducts({ url }: PlayedStore, where: Record<string, string>) {
  const parameters = new URLSearchParams({ limit: '1000', expand: 'variants' });
  for (const [name, value] of Object.entries(where)) {
    if (name !== 'active') parameters.set(`where[${name}]`, value);
  }
  const found = await fetch(`${url}/api/products?${parameters}`);
  // Makes the pictures' addresses relative: the shop serves them itself, because no delivery network is reachable here.
  const text = (await found.text()).replace(/"https?:\/\/[^"/]+\/pictures\//g, '"/pictures/');
  const list: { results: ListedProduct[] } = JSON.parse(text);
  return { ...list, results: list.results.map(withArchivedVariant) };
}

type ListedProduct = { variants?: { results?: object[] } };

/** Price of an archived variant, which nobody can choose. */
export const archivedPrice = 13;

/** Adds a variant of a removed option: such variants stay in lists and still look active. */
function withArchivedVariant(product: ListedProduct): object {
  const [first, ...others] = product.variants?.results ?? [];
  if (!first) return product;
  const archived = { ...first, id: 'archived', archived: true, active: true, price: archivedPrice };
  return { ...product, variants: { ...product.variants, results: [archived, first, ...others] } };
}
