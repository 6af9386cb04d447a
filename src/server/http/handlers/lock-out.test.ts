import { shopPeople } from '@/testing/shop-people';
import { testShop } from '@/testing/shop';
import { storeApi } from './store-api';

describe.each(['pglite', 'postgres'] as const)('guessing at passwords on %s', (kind) => {
  const shop = testShop({ kind, settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { customer } = shopPeople(shop);
  const password = 'correct horse';
  const [here, there] = ['192.0.2.1', '198.51.100.7'];

  /** From this client, as our own proxy tells it. */
  async function logIn(email: string, word: string, from: string) {
    const answer = await fetch(`${await shop.serve(storeApi)}/api/account/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({ email, password: word }),
    });
    const body: unknown = await answer.json();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body };
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
    // Its owner is at home, and others shop here.
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

  it('believes nobody but our own proxy about where she asks from', async () => {
    await customer('dora@example.ca');
    // She writes another address of her own each time; the last one is what the proxy saw.
    await Promise.all(
      Array.from({ length: 20 }, (_, word) =>
        logIn('dora@example.ca', 'guess', `203.0.113.${word}, ${here}`),
      ),
    );
    expect((await logIn('dora@example.ca', password, `203.0.113.99, ${here}`)).status).toBe(429);
  });

  it('stops whoever tries out passwords in a session that was left open', async () => {
    const { session } = await customer('flo@example.ca');
    const origin = await shop.serve(storeApi);
    const change = async (word: string) => {
      const answer = await fetch(`${origin}/api/account`, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': here,
          'X-Session': session(),
        },
        body: JSON.stringify({ password: 'stolen', current_password: word }),
      });
      return { status: answer.status, body: JSON.stringify(await answer.json()) };
    };
    const words = Array.from({ length: 20 }, (_, one) => `guess ${one}`);
    for (const { status, body } of await Promise.all(words.map(change))) {
      expect([status, body]).toEqual([200, expect.stringContaining('current_password')]);
    }
    expect((await change(password)).status).toBe(429);
  });

  it('locks an address that has no account all the same', async () => {
    const guesses = await guess('nobody@example.ca', here);
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await logIn('nobody@example.ca', password, here)).status).toBe(429);
  });
});
