import { answerApi } from '@/testing/shops/api-server';
import { testShop } from '@/testing/shops/shop';
import { accountLookup } from './account-lookup';
import { loginLink } from './login-link';
import { loginLinkOwner } from './login-link-owner';

const shop = testShop({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
const { serve } = shop;

beforeEach(() => shop.services.db.query('delete from rate_limits'));

/** From this client, as our own proxy tells it. */
const post = (body: object, from = '192.0.2.1'): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
  body: JSON.stringify(body),
});

async function lookUp(email: string, from?: string) {
  const answer = await fetch(await serve(accountLookup), post({ email }, from));
  return { status: answer.status, body: await answer.json() };
}

async function register(email: string): Promise<void> {
  const origin = await serve(answerApi);
  const answer = await fetch(`${origin}/api/account`, post({ email, password: 'tamarack' }));
  expect(await answer.json()).toMatchObject({ email });
}

describe('the first step of the login', () => {
  it('tells whether there is an account and a password, and nothing else', async () => {
    await register('ada@example.ca');
    await shop.services.db.query(
      `insert into accounts (id, email) values ('guest-1', 'guest@example.ca')`,
    );
    expect(await lookUp(' Ada@Example.ca ')).toEqual({
      status: 200,
      body: { exists: true, hasPassword: true },
    });
    expect((await lookUp('guest@example.ca')).body).toEqual({ exists: true, hasPassword: false });
    expect((await lookUp('nobody@example.ca')).body).toEqual({ exists: false, hasPassword: false });
  });

  it('answers the GET of the specification too', async () => {
    const url = `${await serve(accountLookup)}/api/swell/get-account-by-email?email=x%40example.ca`;
    const answer = await fetch(url);
    expect(await answer.json()).toEqual({ exists: false, hasPassword: false });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([{}, { email: 'nobody' }, { email: ['a@b.ca'] }, { email: `${'a'.repeat(250)}@b.ca` }])(
    'refuses %j',
    async (body) => {
      const answer = await fetch(await serve(accountLookup), post(body));
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: 'validation_error' } });
    },
  );

  it('stops whoever tries out a list of addresses, and nobody else', async () => {
    await shop.services.limits.count(
      ...Array.from({ length: 8 }, () => ['unknownAccountByClient', '192.0.2.1'] as const),
    );
    for (let tried = 8; tried < 40; tried += 8) {
      await Promise.all(
        Array.from({ length: 8 }, (_, index) => lookUp(`a${tried + index}@example.ca`)),
      );
    }
    expect(await lookUp('one-more@example.ca')).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_requests' } },
    });
    expect((await lookUp('one-more@example.ca', '192.0.2.2')).status).toBe(200);
  });

  it('does not count addresses that it knows', async () => {
    await register('bea@example.ca');
    for (let tried = 0; tried < 48; tried += 8) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => lookUp('bea@example.ca')));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
  });
});

describe('a login link', () => {
  const ask = async (body: object, from?: string) => {
    const answer = await fetch(await serve(loginLink), post(body, from));
    return { status: answer.status, body: await answer.json() };
  };

  it('is asked for alike by everybody', async () => {
    await register('cleo@example.ca');
    const known = await ask({ email: 'cleo@example.ca', next: '/account/orders' });
    expect(known).toEqual({ status: 200, body: { success: true } });
    expect(await ask({ email: 'stranger@example.ca' })).toEqual(known);
  });

  it.each([
    ['/account/orders', '/login-link?next=%2Faccount%2Forders#token={reset_key}'],
    ['//evil.example', '/login-link#token={reset_key}'],
    [undefined, '/login-link#token={reset_key}'],
  ])('to %s leads to %s', async (next, path) => {
    await ask({ email: 'dora@example.ca', next });
    const rows = await shop.services.db.query(
      `select link_path from account_keys where email = 'dora@example.ca' and purpose = 'login'
       order by created_at desc limit 1`,
    );
    expect(rows).toEqual([{ link_path: path }]);
  });

  it('is mailed ten times an hour to one address, no more', async () => {
    const statuses: number[] = [];
    for (let mail = 0; mail < 11; mail += 1) {
      statuses.push((await ask({ email: 'eve@example.ca' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('tells whose it is by its masked address, and can still be used', async () => {
    await register('flora@example.ca');
    const browser = 'b'.repeat(48);
    await ask({ email: 'flora@example.ca', browser });
    const [request] = await shop.services.db.query<{ id: string }>(
      `select id from account_keys where email = 'flora@example.ca' and purpose = 'login'`,
    );
    const link = await shop.services.commerce.accountLinks?.openRequest(request?.id ?? '');
    const token = link?.key ?? '';
    const look = async (body: object) => {
      const answer = await fetch(await serve(loginLinkOwner), post(body));
      return { status: answer.status, body: await answer.json() };
    };
    const masked = { email: 'f…@e….ca', purpose: 'login' };
    expect(await look({ token })).toEqual({ status: 200, body: { ...masked, isHere: false } });
    expect(await look({ token, browser })).toEqual({
      status: 200,
      body: { ...masked, isHere: true },
    });
    expect(await look({ token: 'made-up' })).toEqual({ status: 200, body: null });
    expect((await look({})).status).toBe(400);

    const origin = await serve(answerApi);
    const enter = () =>
      fetch(
        `${origin}/api/account/login`,
        post({ email: '', password_token: `${token}.${browser}` }),
      );
    expect(await (await enter()).json()).toMatchObject({ email: 'flora@example.ca' });
    expect(await (await enter()).json()).toBeNull();
  });

  it('needs an address', async () => {
    expect((await ask({ email: 'eve' })).status).toBe(400);
  });
});
