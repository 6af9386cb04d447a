import { answerApi } from '@/testing/shops/api-server';
import swell, { type SwellClient } from 'swell-js';
import { testShop } from '@/testing/shops/shop';
import { sdkOptions } from '@/testing/http-shopper/sdk-options';
import type { Route } from '../endpoints/route';
import { privacyDelete, privacyDeleteLink, privacyExport, privacyOverview } from './privacy';

const shop = testShop();
const password = 'correct horse';

type Person = { session: string; client: SwellClient };

async function customer(email: string): Promise<Person> {
  const cookies = new Map<string, string>();
  const client = swell.create(
    'embedded',
    'pk_embedded',
    sdkOptions(await shop.serve(answerApi), cookies),
  );
  await client.account.create({ email, password });
  return { client, session: cookies.get('swell-session') ?? '' };
}

async function call(
  handler: Route,
  session: string | null,
  { query = '', body }: { query?: string; body?: object } = {},
) {
  const origin = await shop.serve(handler);
  return fetch(`${origin}/?${query}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(session !== null && { Authorization: `Bearer ${session}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
}

test('nobody without a login gets any of it', async () => {
  const answers = await Promise.all([
    call(privacyOverview, null),
    call(privacyExport, 'forged'),
    call(privacyDeleteLink, null, { body: {} }),
    call(privacyDelete, null, { body: { password } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('a download is a file that nothing between us keeps', async () => {
  const { session } = await customer('ada@example.ca');
  const json = await call(privacyExport, session);
  expect(json.headers.get('content-disposition')).toMatch(/^attachment; filename="boreal-data-/);
  expect(json.headers.get('cache-control')).toBe('no-store');
  expect(await json.json()).toMatchObject({
    format: 1,
    data: { account: { email: 'ada@example.ca' }, orders: [] },
  });
  expect((await call(privacyExport, session, { query: 'format=xml' })).status).toBe(400);
});

test('an account goes with its password only, and with it every login', async () => {
  const email = 'bea@example.ca';
  const { session, client } = await customer(email);
  for (const body of [{}, { password: 'wrong horse' }, { key: 'no-such-key' }]) {
    const refused = await call(privacyDelete, session, { body });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: 'permission_error' } });
  }
  expect((await call(privacyOverview, session)).status).toBe(200);
  expect((await call(privacyDelete, session, { body: { password } })).status).toBe(200);
  expect((await call(privacyOverview, session)).status).toBe(401);
  expect(await client.account.login(email, password)).toBeNull();
});

test('twenty wrong passwords lock the deletion like the login', async () => {
  const { session } = await customer('cleo@example.ca');
  const guess = () => call(privacyDelete, session, { body: { password: 'guess' } });
  await Promise.all(Array.from({ length: 20 }, guess));
  expect((await call(privacyDelete, session, { body: { password } })).status).toBe(429);
});
