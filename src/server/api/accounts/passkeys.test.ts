import { testShop } from '@/testing/shops/shop';
import { shopPeople, type Person } from '@/testing/shops/shop-people';
import { SoftAuthenticator } from '@/testing/stand-ins/soft-authenticator';
import type { Route } from '../endpoints/route';
import { passkeyCreation, passkeyLogin, passkeyRequest, passkeys, removePasskey } from './passkeys';

const shop = testShop();
const people = shopPeople(shop);
const email = 'ada@example.ca';

beforeEach(() => shop.services.db.query('delete from rate_limits'));
afterEach(() => shop.services.db.script('delete from accounts; delete from pgboss.job'));

type Told = {
  challenge: string;
  results: { id: string; lastUsedAt: string | null }[];
  error: { code: string; param?: string };
};

async function ask(handler: Route, body: object | null, session: string | null) {
  const answer = await fetch(await shop.serve(handler), {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(session !== null && { Authorization: `Bearer ${session}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told = (await answer.json()) as Told;
  return { status: answer.status, session: answer.headers.get('x-session'), ...told };
}

const device = () => new SoftAuthenticator(shop.services.config.siteUrl);

async function add(person: Person, authenticator: SoftAuthenticator) {
  const { challenge } = await ask(passkeyCreation, {}, person.session());
  return ask(passkeys, { created: authenticator.create(challenge) }, person.session());
}

async function logIn(authenticator: SoftAuthenticator, session: string | null) {
  const { challenge } = await ask(passkeyRequest, {}, session);
  return ask(passkeyLogin, { used: authenticator.use(challenge) }, session);
}

async function whoIs(session: string | null): Promise<string | null> {
  const visitor = await shop.services.commerce.visitors.identify(session ?? '');
  return visitor?.account?.email ?? null;
}

test('a passkey logs in on its own, under a new id of the visit', async () => {
  const ada = await people.customer(email);
  const phone = device();
  expect((await add(ada, phone)).status).toBe(200);
  const entered = await logIn(phone, null);
  expect({ status: entered.status, who: await whoIs(entered.session) }).toEqual({
    status: 200,
    who: email,
  });
  const { results } = await ask(passkeys, null, entered.session);
  expect(results).toEqual([expect.objectContaining({ lastUsedAt: expect.any(String) })]);
});

test('what a guest put into the cart stays in it after the login', async () => {
  const ada = await people.customer(email);
  const phone = device();
  await add(ada, phone);
  const guest = await people.person();
  const where = { slug: 'standard-charger' };
  const [product] = (await guest.client.products.list({ where })).results;
  await guest.client.cart.addItem({ product_id: product?.id ?? '', quantity: 1 });
  const before = guest.session();
  const { session } = await logIn(phone, before);
  expect(session).not.toBe(before);
  guest.adopt(session ?? '');
  expect((await guest.client.cart.get())?.items).toHaveLength(1);
  expect(await whoIs(before)).toBeNull();
});

test('a signed challenge is good once', async () => {
  const ada = await people.customer(email);
  const phone = device();
  await add(ada, phone);
  const { challenge } = await ask(passkeyRequest, {}, null);
  const used = phone.use(challenge);
  expect((await ask(passkeyLogin, { used }, null)).status).toBe(200);
  expect(await ask(passkeyLogin, { used }, null)).toMatchObject({
    status: 400,
    error: { code: 'permission_error', param: 'used' },
  });
});

test.each(['https://boreal-hearing.example', 'http://localhost:1'])(
  'a passkey made on %s is refused',
  async (origin) => {
    const ada = await people.customer(email);
    const added = await add(ada, new SoftAuthenticator(origin));
    expect(added).toMatchObject({ status: 400, error: { param: 'created' } });
  },
);

test('a device that we do not know, or that signs with another key, opens nothing', async () => {
  const ada = await people.customer(email);
  const [known, thief] = [device(), device()];
  await add(ada, known);
  expect((await logIn(thief, null)).status).toBe(400);
  const { challenge } = await ask(passkeyRequest, {}, null);
  const used = { ...thief.use(challenge), id: known.use(challenge).id };
  expect((await ask(passkeyLogin, { used }, null)).status).toBe(400);
});

test('the challenge of one customer adds nothing to the account of another', async () => {
  const [ada, eve] = await Promise.all([people.customer(email), people.customer('eve@example.ca')]);
  const { challenge } = await ask(passkeyCreation, {}, ada.session());
  const created = device().create(challenge);
  expect((await ask(passkeys, { created }, eve.session())).status).toBe(400);
  const asked = await ask(passkeyRequest, {}, null);
  const made = device().create(asked.challenge);
  expect((await ask(passkeys, { created: made }, ada.session())).status).toBe(400);
});

test('an old login shows the password again before it adds one', async () => {
  const ada = await people.customer(email);
  await shop.services.db.query(
    `update sessions set created_at = created_at - interval '16 minutes'`,
  );
  const unproven = { status: 400, error: { code: 'permission_error', param: 'password' } };
  expect(await ask(passkeyCreation, {}, ada.session())).toMatchObject(unproven);
  expect(await ask(passkeyCreation, { password: 'wrong' }, ada.session())).toMatchObject(unproven);
  const { challenge } = await ask(passkeyCreation, { password: 'correct horse' }, ada.session());
  expect(challenge).toEqual(expect.any(String));
});

test('who adds one is told by mail, and ten are enough', async () => {
  const ada = await people.customer(email);
  const answers = [];
  for (let made = 0; made <= 10; made += 1) answers.push((await add(ada, device())).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 400]);
  const told = await shop.services.db.query(
    `select 1 from pgboss.job where name = 'send-account-news' and data ->> 'news' = 'passkeyAdded'`,
  );
  expect(told).toHaveLength(10);
});

test('one that was removed opens nothing, and nobody removes another’s', async () => {
  const [ada, eve] = await Promise.all([people.customer(email), people.customer('eve@example.ca')]);
  const phone = device();
  const { results } = await add(ada, phone);
  const body = { id: results[0]?.id };
  expect((await ask(removePasskey, body, eve.session())).status).toBe(404);
  expect(await ask(removePasskey, body, ada.session())).toMatchObject({ status: 200, results: [] });
  expect((await logIn(phone, null)).status).toBe(400);
});
