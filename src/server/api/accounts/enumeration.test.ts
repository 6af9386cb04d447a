import { answerApi } from '@/testing/shops/api-server';
import { hashesDuring } from '@/testing/jest/hash-count';
import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';

const shop = testShop();
const { customer, person, order } = shopPeople(shop);

/** The address of a customer, of a guest (orders but no password), and one that nobody ever used. */
const known = 'margaret@example.ca';
const guests = 'harold@example.ca';
const unknown = 'nobody-at-all@example.ca';

const freeNumber = '9999998';

type Ask = (origin: string, email: string, number: string) => Promise<Response>;

const post =
  (path: string, bodyOf: (email: string, number: string) => object): Ask =>
  (origin, email, number) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(bodyOf(email, number)),
    });

/** Everything a stranger can ask with an address, except the first step of the login, which has to tell. */
const questions: readonly (readonly [string, Ask])[] = [
  [
    'a login by password',
    post('/api/account/login', (email) => ({ email, password: 'a wrong one' })),
  ],
  [
    'a login by a mailed key',
    post('/api/account/login', (email) => ({ email, password_token: 'made-up' })),
  ],
  ['a link for a new password', post('/api/account/recover', (email) => ({ email }))],
  ['a link to log in', post('/api/login-link', (email) => ({ email }))],
  ['a subscription to our news', post('/api/subscribe', (email) => ({ email }))],
  ['whether there is a hearing result', post('/api/has-hearing-result', (email) => ({ email }))],
  [
    'looking an order up',
    post('/api/order-lookup', (email, number) => ({
      email,
      order_number: number,
      postal_code: 'H0H 0H0',
    })),
  ],
  [
    'asking to return an order of somebody else',
    post('/api/order-return', (email, number) => ({
      // The address fits no order: only the number may be right.
      email: `not-${email}`,
      order_number: number,
      postal_code: 'H0H 0H0',
      reason: 'Too loud',
    })),
  ],
];

let placed: { number: string } | undefined;

beforeAll(async () => {});
beforeEach(async () => {
  await shop.services.db.query('delete from rate_limits');
  if (placed) return;
  await customer(known);
  placed = await order(await person(), guests);
});

/** Everything an answer tells, except the session header, which is new every time. */
async function heard(answer: Response) {
  const headers = Object.fromEntries(answer.headers);
  const told = ['date', 'x-session'].map((name) => [name, name in headers ? 'some' : 'none']);
  return {
    status: answer.status,
    headers: { ...headers, ...Object.fromEntries(told) },
    body: await answer.text(),
  };
}

describe('a stranger who asks with an address', () => {
  it.each(questions)('hears the same of %s, whatever address is named', async (_, ask) => {
    const origin = await shop.serve(answerApi);
    const ofNobody = await heard(await ask(origin, unknown, freeNumber));
    expect(ofNobody.status).toBeLessThan(500);
    for (const email of [known, guests]) {
      const number = placed?.number ?? '';
      expect(await heard(await ask(origin, email, number))).toEqual(ofNobody);
    }
  });

  it.each(questions)('makes us hash as often for %s', async (_, ask) => {
    const origin = await shop.serve(answerApi);
    const hashesFor = (email: string, number: string) =>
      hashesDuring(async () => (await ask(origin, email, number)).text());
    // The first comparison of a process also makes the hash that stands in for a missing account.
    await hashesFor(unknown, freeNumber);
    const ofNobody = await hashesFor(unknown, freeNumber);
    for (const email of [known, guests]) {
      expect(await hashesFor(email, placed?.number ?? '')).toBe(ofNobody);
    }
  });

  it('is compared with a hash even where there is none', async () => {
    const login = questions[0]?.[1];
    const origin = await shop.serve(answerApi);
    expect(await hashesDuring(async () => login?.(origin, unknown, freeNumber))).toBe(1);
  });

  it('hears that an address has its customer when an account is opened under it, and not for long', async () => {
    const origin = await shop.serve(answerApi);
    const register = post('/api/account', (email) => ({ email, password: 'a word of mine' }));
    const first = await register(origin, known, '');
    expect(await first.json()).toMatchObject({ errors: { email: {} } });
    // One after another: each try counts a welcome mail until the address is refused, and more than ten at once would
    // exceed the limit on mails to one mailbox.
    for (let tries = 0; tries < 39; tries += 1) {
      expect((await register(origin, known, '')).status).toBe(200);
    }
    const refused = await register(origin, known, '');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
  });

  it('who opens accounts that are free is not counted', async () => {
    const origin = await shop.serve(answerApi);
    const register = post('/api/account', (email) => ({ email, password: 'a word of mine' }));
    for (let batch = 0; batch < 5; batch += 1) {
      const opened = await Promise.all(
        Array.from({ length: 9 }, (_, one) => register(origin, `c${batch}-${one}@example.ca`, '')),
      );
      expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });
});
