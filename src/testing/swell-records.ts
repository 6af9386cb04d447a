import type { Orders, Visitors } from '@/server/commerce/port';
import { orderWire } from '@/server/commerce/embedded/store-api/order-wire';

/** An engine that plays a hosted Swell store, and where its Store API answers. */
export type PlayedStore = {
  orders: Pick<Orders, 'findOrder' | 'findByNumber' | 'ownedBy'>;
  visitors: Pick<Visitors, 'findSignIn'>;
  url: string;
};

type Query = { where?: Record<string, string> };

/** What Swell's backend API gives for an address: its records have the fields that the Store API shows. */
export async function readAsSwell(store: PlayedStore, url: string, query: Query): Promise<unknown> {
  const { where = {} } = query;
  const [, room = '', id] = /^\/(\w+)(?:\/([\w-]+))?$/.exec(url) ?? [];
  if (room === 'orders') return readOrders(store, id, where);
  if (room === 'accounts') return readAccounts(store, where);
  return room === 'products' ? readProducts(store, where) : { count: 0, results: [] };
}

async function readOrders({ orders }: PlayedStore, id: string | undefined, where: Query['where']) {
  if (id !== undefined) {
    const order = await orders.findOrder(id);
    return order && orderWire(order);
  }
  const { number, account_id: accountId = '' } = where ?? {};
  const account = { id: accountId, email: '', name: null, hasPassword: true };
  const found =
    number === undefined
      ? await orders.ownedBy({ session: '', account })
      : [await orders.findByNumber(number)];
  const results = found.flatMap((order) => (order ? [orderWire(order)] : []));
  return { count: results.length, results };
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
  const list: { results: object[] } = await found.json();
  return list;
}
