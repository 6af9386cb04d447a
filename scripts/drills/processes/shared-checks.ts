import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import swell, { type SwellClient } from 'swell-js';
import { internalHeaders } from '@/server/api/endpoints/internal-calls';
import { home, testCard } from '@/testing/http-shopper/goods';
import { sdkOptions } from '@/testing/http-shopper/sdk-options';

/** Two processes of one shop, called without a proxy. */
export type TwoProcesses = {
  /** The origins of both processes. */
  one: string;
  other: string;
  internalSecret: string;
  adminPassword: string;
};

/** What two processes have to agree on, as a client notices whose next request goes to the other process. */
export const sharedChecks: Readonly<Record<string, (shop: TwoProcesses) => Promise<void>>> = {
  'tries are counted together': async ({ one, other, adminPassword }) => {
    const clientAddress = '203.0.113.7';
    const tryAt = (origin: string, password: string) =>
      ask(origin, '/api/admin-result-password', { clientAddress, body: { password } });
    const wrong = Array.from({ length: 20 }, (_, index) =>
      tryAt(index % 2 ? one : other, 'not this one'),
    );
    for (const { status } of await Promise.all(wrong)) assert.equal(status, 401);
    for (const origin of [one, other])
      assert.equal((await tryAt(origin, adminPassword)).status, 429, 'the right one, locked out');
    const elsewhere = await ask(other, '/api/admin-result-password', {
      clientAddress: '198.51.100.9',
      body: { password: adminPassword },
    });
    assert.equal(elsewhere.status, 200, 'somebody else is not locked out');
  },

  'who logged in with one is known to the other, and logged out of both': async (shop) => {
    const { one, other, adminPassword } = shop;
    const entered = await ask(one, '/api/admin-result-password', {
      body: { password: adminPassword },
    });
    const token = String(entered.body.token);
    assert.equal((await ask(other, '/api/admin-today', { token })).status, 200);
    assert.equal((await ask(other, '/api/admin-logout', { token, body: {} })).status, 200);
    assert.equal((await ask(one, '/api/admin-today', { token })).status, 401);
  },

  'a changed price is on the pages of both': async ({ one, other, internalSecret }) => {
    const pattern = '/api/internal/change-product';
    const slug = 'pure-portable-charger';
    const change = async (amount: number) => {
      const headers = internalHeaders(internalSecret, pattern);
      const body = { slug, price: { currency: 'USD', amount } };
      assert.equal((await ask(one, pattern, { headers, body })).status, 200);
    };
    const bothShow = async (price: string) => {
      for (const page of [
        `${one}/accessories/${slug}`,
        `${other}/accessories/${slug}`,
        `${other}/`,
      ])
        await until(async () => (await (await fetch(page)).text()).includes(price), page);
    };
    await change(21_700);
    await bothShow('$217.00');
    await change(19_900);
    await bothShow('$199.00');
  },

  'a chat goes on with the other': async ({ one, other }) => {
    const begun = await ask(one, '/api/chat-messages', {
      body: { text: 'Do you ship to Nunavut?' },
    });
    const token = begun.session ?? '';
    const said = await ask(other, '/api/chat-messages', { token, body: { text: 'By air?' } });
    assert.equal(said.status, 200);
    const { body } = await ask(one, '/api/chat-messages', { token });
    const texts = Object(body).messages.map(({ text }: { text: string }) => text);
    assert.deepEqual(texts, ['Do you ship to Nunavut?', 'By air?']);
  },

  'a cart is filled with one, paid with the other, and paid once': async ({ one, other }) => {
    const cookies = new Map<string, string>();
    const [here, there] = [shopperAt(one, cookies), shopperAt(other, cookies)];
    const [product] = (await here.products.list({ where: { slug: 'standard-charger' } })).results;
    await here.cart.addItem({ product_id: product?.id ?? '', quantity: 1 });
    const { token } = await there.card.createToken(testCard);
    const form = {
      account: { email: `${randomUUID()}@example.com` },
      shipping: { ...home, service: 'priority_shipping' },
      billing: { ...home, method: 'card', card: { token } },
    };
    await there.cart.update(form as Parameters<typeof there.cart.update>[0]);
    assert.equal(Object(await here.cart.get()).account.email, form.account.email);
    // Both buttons at once.
    const orders = await Promise.all([here.cart.submitOrder(), there.cart.submitOrder()]);
    const [first, second] = orders.map((order) => String(Object(order).id));
    assert.match(first ?? '', /^[0-9a-f]{24}$/);
    assert.equal(first, second, 'one order');
    assert.equal(Object(await there.cart.getOrder()).id, first);
  },
};

type Question = {
  token?: string;
  clientAddress?: string;
  body?: object;
  headers?: Readonly<Record<string, string>>;
};

async function ask(
  origin: string,
  path: string,
  { token, clientAddress, body, headers }: Question,
) {
  const answer = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(clientAddress !== undefined && { 'X-Forwarded-For': clientAddress }),
      'Content-Type': 'application/json',
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  const told: unknown = await answer.json();
  return { status: answer.status, session: answer.headers.get('x-session'), body: Object(told) };
}

function shopperAt(url: string, cookies: Map<string, string>): SwellClient {
  return swell.create('embedded', 'pk_embedded', sdkOptions(url, cookies));
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < giveUpAt, what);
    await pause(100);
  }
}
