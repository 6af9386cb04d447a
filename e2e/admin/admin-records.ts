import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import swell from 'swell-js';
import { sdkOptions } from '../../src/testing/http-shopper/sdk-options';
import { aTestResult } from '../../src/testing/hearing';
import { serverOrigin } from '../base/server';
import { clinicPassword } from './staff';

type Fields = Readonly<Record<string, unknown>>;

/** The number of an order, and for each admin page of a single record the id in its address. */
export type Records = { orderNumber: string; ids: Readonly<Record<string, string>> };

/** Makes one record of each kind that has its own admin page, by the same calls that browsers make. */
export async function makeRecords(request: APIRequestContext): Promise<Records> {
  const email = `nora-${randomUUID().slice(0, 8)}@example.ca`;
  const { orderId, orderNumber, session } = await buy(email);
  const own = { Authorization: `Bearer ${session}` };
  await request.post('/api/chat-messages', { headers: own, data: { text: 'A question', email } });
  await request.post('/api/hearing-results', {
    headers: own,
    data: {
      result: aTestResult({ flags: ['asymmetry'] }),
      ...{ email, name: 'Nora Lindqvist', session_id: randomUUID(), consent: true },
    },
  });

  const answer = await request.post('/api/admin-result-password', {
    data: { password: clinicPassword() },
  });
  const headers = { Authorization: `Bearer ${text(await answer.json(), 'token')}` };
  const ask = async (path: string): Promise<unknown> =>
    (await request.get(path, { headers })).json();
  const tell = (path: string, data: Fields) => request.post(path, { headers, data });
  const seen = async () => Object(await ask(`/api/admin-order?order_id=${orderId}`));
  const { adminFacts } = await seen();
  await tell('/api/swell/shippo-order', { order_id: orderId, revision: adminFacts.revision });
  const { shipments } = await seen();
  await tell('/api/admin-track-parcel', {
    ...{ order_id: orderId, shipment_id: shipments[0].id, status: 'DELIVERED', place: 'Calgary' },
  });
  await request.post('/api/order-return', {
    headers: own,
    data: { order_id: orderId, reason: 'They whistle' },
  });
  const first = async (path: string) => text(Object(await ask(path)).results?.[0], 'id');
  const fitted = await buy(`fit-${email}`, undefined, aids);
  const ids = {
    order: orderId,
    fitting: fitted.orderId,
    'hearing-test': await first('/api/admin-list-hearing-tests'),
    return: await first('/api/admin-returns'),
    message: await first('/api/admin-messages'),
    mail: await first('/api/admin-mails'),
    subscription: await first('/api/admin-subscriptions'),
  };
  return { orderNumber, ids };
}

/** Each of these is bought once; hearing aids with the first value of every option. */
const goods = [
  ['standard-charger', {}],
  ['dome-and-filter-kit', { purchase_option: 'subscription' }],
] as const;
const aids = [['charge-go', {}]] as const;

/** Makes a customer with an order that includes a subscription, or another one of hearing aids. */
export async function buy(
  email: string,
  coupon?: string,
  wanted: readonly (readonly [slug: string, more: Fields])[] = goods,
) {
  const cookies = new Map<string, string>();
  const client = swell.create('embedded', 'pk_embedded', sdkOptions(serverOrigin, cookies));
  await client.account.create({ email, password: 'correct horse' });
  for (const [slug, more] of wanted) {
    const { results } = await client.products.list({ where: { slug } });
    const options = firstOptions(results[0]);
    const item: Fields = { product_id: text(results[0], 'id'), quantity: 1, options, ...more };
    await client.cart.addItem(item as Parameters<typeof client.cart.addItem>[0]);
  }
  if (coupon !== undefined) await client.cart.applyCoupon(coupon);
  const { token } = await client.card.createToken({
    number: '4242424242424242',
    exp_month: 12,
    exp_year: 2040,
    cvc: '123',
  });
  const checkout: Fields = {
    shipping: {
      name: 'Nora Lindqvist',
      address1: '118 Lakeshore Road',
      city: 'Calgary',
      state: 'AB',
      zip: 'T2P 1J9',
      country: 'CA',
      service: 'priority_shipping',
    },
    billing: { method: 'card', card: { token }, name: 'Nora Lindqvist' },
  };
  await client.cart.update(checkout as Parameters<typeof client.cart.update>[0]);
  const order = await client.cart.submitOrder();
  const [orderId, orderNumber] = [text(order, 'id'), text(order, 'number')];
  return { orderId, orderNumber, session: cookies.get('swell-session') ?? '' };
}

/** The first value of every option of a product. */
function firstOptions(product: unknown): Fields[] {
  const options: { id: string; values: { id: string }[] }[] = Object(product).options ?? [];
  return options.map(({ id, values }) => ({ id, value: values[0]?.id }));
}

function text(record: unknown, field: string): string {
  const value: unknown = Reflect.get(Object(record), field);
  if (typeof value !== 'string') throw new Error(`No ${field} in ${JSON.stringify(record)}`);
  return value;
}
