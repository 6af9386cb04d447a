import swell, { type SwellClient } from 'swell-js';
import type { Route } from '@/server/api/endpoints/route';
import { sdkOptions } from '../http-shopper/sdk-options';
import { testCard } from '../http-shopper/goods';
import { answerApi } from './api-server';
import type { testShop } from './shop';

/** A person with their own browser. */
export type Person = {
  session: () => string;
  client: SwellClient;
  /** Goes on under the id that a call past the client was answered with. */
  adopt: (session: string) => void;
};

type Call = { query?: string; method?: string; body?: object };

/** People who shop and customers who come back, in a shop of `testShop()`, and calls of its handlers in their name. */
export function shopPeople(shop: Pick<ReturnType<typeof testShop>, 'serve'>) {
  async function person(): Promise<Person> {
    const api = await shop.serve(answerApi);
    const cookies = new Map<string, string>();
    const client = swell.create('embedded', 'pk_embedded', sdkOptions(api, cookies));
    return {
      client,
      session: () => cookies.get('swell-session') ?? '',
      adopt: (session) => void cookies.set('swell-session', session),
    };
  }

  async function customer(email: string): Promise<Person> {
    const someone = await person();
    await someone.client.account.create({ email, password: 'correct horse' });
    return someone;
  }

  /** A standard charger to Alberta, paid by a card that works; returns the id of the cart. */
  async function fillCart({ client }: Person, email: string): Promise<string> {
    const where = { slug: 'standard-charger' };
    const [product] = (await client.products.list({ where })).results;
    await client.cart.addItem({ product_id: product?.id ?? '', quantity: 1 });
    const { token } = await client.card.createToken(testCard);
    const cart = await client.cart.update({
      account: { email },
      shipping: { country: 'CA', state: 'AB', service: 'priority_shipping', name: 'Ada Byron' },
      billing: { method: 'card', card: { token }, name: 'Ada Byron' },
    } as Parameters<typeof client.cart.update>[0]);
    return (cart as unknown as { id: string }).id;
  }

  async function order(someone: Person, email: string): Promise<{ id: string; number: string }> {
    await fillCart(someone, email);
    return (await someone.client.cart.submitOrder()) as unknown as { id: string; number: string };
  }

  async function call(
    route: Route,
    token: string | null,
    { query = '', method = 'GET', body }: Call = {},
  ) {
    const origin = await shop.serve(route);
    const answer = await fetch(`${origin}/?${query}`, {
      method,
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        'Content-Type': 'application/json',
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as Record<string, never>,
    };
  }

  return { person, customer, fillCart, order, call };
}
