import swell, { type SwellClient } from 'swell-js';
import { testShop } from '@/testing/shop';
import type { NodeHandler } from '../node-handler';
import { updateAccount } from './account';
import { orderDetails, ordersList, submitOrder, updateOrder } from './orders';
import { storeApi } from './store-api';
import { vault } from './vault';

const shop = testShop();

type Person = { session: () => string; client: SwellClient };

/** Somebody with a browser of her own. */
async function person(): Promise<Person> {
  const [api, cards] = await Promise.all([shop.serve(storeApi), shop.serve(vault)]);
  const cookies = new Map<string, string>();
  const client = swell.create('embedded', 'pk_embedded', {
    url: api,
    vaultUrl: `${cards}/api/vault`,
    getCookie: (name: string) => cookies.get(name),
    setCookie: (name: string, value: string) => void cookies.set(name, value),
  });
  return { client, session: () => cookies.get('swell-session') ?? '' };
}

async function customer(email: string): Promise<Person> {
  const someone = await person();
  await someone.client.account.create({ email, password: 'correct horse' });
  return someone;
}

async function fillCart({ client }: Person, email: string): Promise<string> {
  const [product] = (await client.products.list({ where: { slug: 'standard-charger' } })).results;
  await client.cart.addItem({ product_id: product?.id ?? '', quantity: 1 });
  const { token } = await client.card.createToken({
    number: '4242424242424242',
    exp_month: 12,
    exp_year: 2040,
    cvc: '123',
  });
  const cart = await client.cart.update({
    account: { email },
    shipping: { country: 'CA', state: 'AB', service: 'priority_shipping', name: 'Ada Byron' },
    billing: { method: 'card', card: { token }, name: 'Ada Byron' },
  } as Parameters<typeof client.cart.update>[0]);
  return (cart as unknown as { id: string }).id;
}

async function order(someone: Person, email: string): Promise<{ id: string }> {
  await fillCart(someone, email);
  return (await someone.client.cart.submitOrder()) as unknown as { id: string };
}

async function call(
  handler: NodeHandler,
  session: string | null,
  { query = '', method = 'GET', body }: { query?: string; method?: string; body?: object } = {},
) {
  const origin = await shop.serve(handler);
  const answer = await fetch(`${origin}/?${query}`, {
    method,
    headers: {
      ...(session !== null && { Authorization: `Bearer ${session}` }),
      'Content-Type': 'application/json',
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}

test('a customer sees what became of her orders, and only of hers', async () => {
  const ada = await customer('ada@example.ca');
  const eve = await customer('eve@example.ca');
  const { id } = await order(ada, 'ada@example.ca');

  const hers = await call(ordersList, ada.session());
  expect(hers.body.results).toMatchObject([
    {
      id,
      status: 'delivery_pending',
      shipments: [],
      trial: null,
      returns: [],
      isCancelable: true,
      returnBlock: null,
    },
  ]);
  expect((await call(ordersList, eve.session())).body.results).toEqual([]);
  expect((await call(orderDetails, eve.session(), { query: `id=${id}` })).status).toBe(404);
  expect((await call(ordersList, null)).status).toBe(401);
});

test('naming the account of somebody else is forbidden', async () => {
  const bea = await customer('bea@example.ca');
  const other = await customer('other@example.ca');
  const { id } = (await other.client.account.get()) as unknown as { id: string };
  const answer = await call(ordersList, bea.session(), { query: `account_id=${id}` });
  expect(answer.status).toBe(403);
});

test('a guest sees the order she has just placed, and may cancel it once', async () => {
  const guest = await person();
  const { id } = await order(guest, 'guest@example.ca');
  const details = await call(orderDetails, guest.session(), { query: `id=${id}` });
  expect(details.body).toMatchObject({ order: { id }, care: { id, isCancelable: true } });

  const options = { query: `id=${id}`, method: 'POST', body: { canceled: true } };
  expect((await call(updateOrder, guest.session(), options)).body).toMatchObject({
    care: { status: 'canceled', isCancelable: false, returnBlock: 'order_canceled' },
  });
  expect((await shop.services.commerce.orders.findOrder(id))?.status).toBe('canceled');
});

test('nobody cancels what belongs to another', async () => {
  const [ada, eve] = [await person(), await person()];
  const { id } = await order(ada, 'carla@example.ca');
  await fillCart(eve, 'eve2@example.ca');
  const options = { query: `id=${id}`, method: 'PUT', body: { canceled: true } };
  expect((await call(updateOrder, eve.session(), options)).status).toBe(404);
  expect((await shop.services.commerce.orders.findOrder(id))?.status).toBe('delivery_pending');
});

test('the cart that is meant becomes an order, once, and no other one does', async () => {
  const guest = await person();
  const cartId = await fillCart(guest, 'dora@example.ca');
  const submit = (cart: string) =>
    call(submitOrder, guest.session(), { query: `cart_id=${cart}`, method: 'POST' });
  expect((await submit('another')).status).toBe(404);
  const first = await submit(cartId);
  expect(first.body).toMatchObject({ cart_id: cartId, paid: true });
  expect((await submit(cartId)).body.id).toBe(first.body.id);
});

test('a customer changes her own account; guests have none to change', async () => {
  const ada = await customer('frida@example.ca');
  const change = { method: 'POST', body: { phone: '+1 403 555 0100', do_not_phone: true } };
  expect((await call(updateAccount, ada.session(), change)).body).toMatchObject({
    email: 'frida@example.ca',
    phone: '+1 403 555 0100',
    metadata: { do_not_phone: true },
  });
  const guest = await person();
  await fillCart(guest, 'gina@example.ca');
  expect((await call(updateAccount, guest.session(), change)).status).toBe(401);
});
