import { answerApi } from '@/testing/shops/api-server';
import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { adminLogin } from '../admin/admin-login';

const staffWord = 'word of the clinic';

describe.each(['pglite', 'postgres'] as const)('guessing at passwords on %s', (kind) => {
  const shop = testShop({
    kind,
    settings: { TRUSTED_PROXIES: '127.0.0.1', ADMIN_PASSWORD: staffWord },
  });
  const { customer } = shopPeople(shop);
  const password = 'correct horse';
  const [here, there] = ['192.0.2.1', '198.51.100.7'];

  /** From this client, as our own proxy tells it. */
  async function logIn(email: string, word: string, from: string, cookie = '') {
    const answer = await fetch(`${await shop.serve(answerApi)}/api/account/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, Cookie: cookie },
      body: JSON.stringify({ email, password: word }),
    });
    const body: unknown = await answer.json();
    const kept = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), kept, body };
  }

  const guess = (email: string, from: string) =>
    Promise.all(Array.from({ length: 20 }, (_, one) => logIn(email, `guess ${one}`, from)));

  it('locks the account for where the guesses came from, the right password too, and over a restart', async () => {
    await customer('ada@example.ca');
    await customer('bea@example.ca');
    const guesses = await guess('ada@example.ca', here);
    expect(guesses.map(({ status, body }) => [status, body])).toEqual(
      guesses.map(() => [200, null]),
    );

    const locked = await logIn('Ada@Example.ca ', password, here);
    expect(locked).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
    expect(Number(locked.retryAfter)).toBeGreaterThan(14 * 60);
    expect(Number(locked.retryAfter)).toBeLessThanOrEqual(15 * 60);

    await shop.restart();
    expect((await logIn('ada@example.ca', password, here)).status).toBe(429);
    // The account's owner is at home, and other people shop from there.
    expect((await logIn('ada@example.ca', password, there)).body).toMatchObject({
      email: 'ada@example.ca',
    });
    expect((await logIn('bea@example.ca', password, here)).body).toMatchObject({
      email: 'bea@example.ca',
    });
  });

  it('opens again when the quarter of an hour is over', async () => {
    await customer('cleo@example.ca');
    await guess('cleo@example.ca', here);
    expect((await logIn('cleo@example.ca', password, here)).status).toBe(429);
    await shop.services.db.query('update rate_limits set expire = 1');
    expect((await logIn('cleo@example.ca', password, here)).status).toBe(200);
  });

  it('believes nobody but our own proxy about where a request comes from', async () => {
    await customer('dora@example.ca');
    // The client sends another forged address each time; only the last one comes from the proxy.
    await Promise.all(
      Array.from({ length: 20 }, (_, word) =>
        logIn('dora@example.ca', 'guess', `203.0.113.${word}, ${here}`),
      ),
    );
    expect((await logIn('dora@example.ca', password, `203.0.113.99, ${here}`)).status).toBe(429);
  });

  it('stops whoever tries out passwords in a session that was left open', async () => {
    const { session } = await customer('flo@example.ca');
    const origin = await shop.serve(answerApi);
    const change = async (word: string) => {
      const answer = await fetch(`${origin}/api/account`, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': here,
          'X-Session': session(),
        },
        body: JSON.stringify({ password: 'stolen words', current_password: word }),
      });
      return { status: answer.status, body: JSON.stringify(await answer.json()) };
    };
    // One after the other: in parallel, the limit on mails would stop them sooner.
    for (let guess = 0; guess < 20; guess += 1) {
      const { status, body } = await change(`guess ${guess}`);
      expect([status, body]).toEqual([200, expect.stringContaining('current_password')]);
    }
    expect((await change(password)).status).toBe(429);
  });

  it('locks an address that has no account all the same', async () => {
    const guesses = await guess('nobody@example.ca', here);
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await logIn('nobody@example.ca', password, here)).status).toBe(429);
  });

  /** Proves the address as the mailed link does. */
  const prove = (email: string) =>
    shop.services.db.query('update accounts set email_proven_at = now() where email = $1', [email]);

  /** Nearly fills a counter, so that a test need not guess a hundred times. */
  const fill = (name: string, points: number) =>
    shop.services.db.query('update rate_limits set points = $2 where key like $1', [
      `${name}:%`,
      points,
    ]);

  it('lets no single machine lock an account for everybody', async () => {
    await customer('edna@example.ca');
    for (let round = 0; round < 6; round += 1) await guess('edna@example.ca', here);
    expect((await logIn('edna@example.ca', password, there)).status).toBe(200);
  });

  it('lets a known device in while many machines guess, and stops it by itself', async () => {
    const email = 'fay@example.ca';
    await customer(email);
    await prove(email);
    const { kept } = await logIn(email, password, there);
    await logIn(email, 'guess', here);
    await fill('loginAnywhere', 101);
    expect((await logIn(email, password, '203.0.113.1')).status).toBe(429);
    expect((await logIn(email, password, '203.0.113.1', kept)).status).toBe(200);
    for (let tries = 0; tries < 20; tries += 1) await logIn(email, 'guess', there, kept);
    expect((await logIn(email, password, there, kept)).status).toBe(429);
  });

  it('knows no device by an account whose address nobody proved', async () => {
    await customer('gwen@example.ca');
    expect((await logIn('gwen@example.ca', password, here)).kept).toBe('');
  });

  async function staffLogIn(word: string, from: string, cookie = '') {
    const answer = await fetch(await shop.serve(adminLogin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, Cookie: cookie },
      body: JSON.stringify({ password: word }),
    });
    return {
      status: answer.status,
      kept: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    };
  }

  it('lets staff in on a device that logged in before, whatever strangers guess', async () => {
    const { kept } = await staffLogIn(staffWord, there);
    await staffLogIn('guess', here);
    await fill('adminAnywhere', 401);
    expect((await staffLogIn(staffWord, there)).status).toBe(429);
    expect((await staffLogIn(staffWord, there, kept)).status).toBe(200);
  });

  it('lets one network of guessers not lock all staff out', async () => {
    await shop.services.db.query('delete from rate_limits');
    await staffLogIn('guess', '192.0.2.1');
    await fill('adminHereOfNetwork', 200);
    await fill('adminAnywhere', 200);
    expect((await staffLogIn('guess', '192.0.2.9')).status).toBe(429);
    expect((await staffLogIn(staffWord, there)).status).toBe(200);
  });
});
