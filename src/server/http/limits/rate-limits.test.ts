import { testDatabases } from '@/testing/shops/database';
import { createClientAddressOf, networkAround } from '../client-address';
import { createRateLimits } from './rate-limits';

describe.each(testDatabases())('limits on $kind', ({ use }) => {
  const shop = use();

  test('a full counter refuses with the time to wait, also in another process', async () => {
    const who = ['mailHere', 'a@example.ca'] as const;
    const limits = createRateLimits(shop.db);
    await Promise.all(Array.from({ length: 10 }, () => limits.count(who)));
    const refused = createRateLimits(shop.db).count(who);
    await expect(refused).rejects.toMatchObject({
      code: 'too_many_requests',
      status: 429,
      headers: { 'Retry-After': expect.stringMatching(/^3[56]\d\d$/) as string },
    });
    await expect(limits.count(['mailHere', 'b@example.ca'])).resolves.toBeUndefined();
    await shop.db.query('update rate_limits set expire = 1');
    await expect(limits.count(who)).resolves.toBeUndefined();
  });

  test('what was counted while the clock was a day ahead keeps nobody out for a day', async () => {
    const limits = createRateLimits(shop.db, async () => undefined);
    const who = ['loginHere', 'a@example.ca', '192.0.2.1'] as const;
    const fill = async () => {
      for (let tries = 0; tries < 21; tries += 1) await limits.count(who).catch(() => undefined);
    };
    await fill();
    await expect(limits.count(who)).rejects.toMatchObject({ status: 429 });
    await shop.db.query('update rate_limits set expire = expire + 86400000');
    await expect(limits.count(who)).resolves.toBeUndefined();
    await fill();
    await expect(limits.count(who)).rejects.toMatchObject({ status: 429 });
  });

  test('what was no failure is taken back', async () => {
    const limits = createRateLimits(shop.db);
    for (let times = 0; times < 15; times += 1) {
      await limits.count(['mailHere', 'a@example.ca']);
      await limits.forgive(['mailHere', 'a@example.ca']);
    }
    await expect(limits.count(['mailHere', 'a@example.ca'])).resolves.toBeUndefined();
  });

  test.each([
    ['loginHere', 5, 20],
    ['adminHere', 5, 20],
    ['resetKey', 5, 20],
    ['orderProof', 5, 20],
  ] as const)('%s slows down after %d and is full after %d', async (name, free, full) => {
    let pauses = 0;
    const limits = createRateLimits(shop.db, async () => (pauses += 1));
    const who = [name, 'a@example.ca', '192.0.2.1'] as const;
    for (let tries = 1; tries <= full; tries += 1) {
      await limits.count(who);
      expect(pauses).toBe(Math.max(0, tries - free));
    }
    await expect(limits.count(who)).rejects.toMatchObject({ status: 429 });
    await expect(limits.count([name, 'b@example.ca', '192.0.2.1'])).resolves.toBeUndefined();
  });

  test('a guesser who has every address of a network is stopped after ten times as much', async () => {
    const limits = createRateLimits(shop.db, async () => undefined);
    const from = (host: number) => limits.count(['adminHere', `192.0.2.${host}`]);
    for (let tries = 0; tries < 200; tries += 1) await from(Math.floor(tries / 20));
    await expect(from(200)).rejects.toMatchObject({ status: 429 });
    await expect(limits.count(['adminHere', '192.0.3.1'])).resolves.toBeUndefined();
  });

  test('no address stands in the table', async () => {
    await createRateLimits(shop.db).count(['loginHere', 'a@example.ca', '192.0.2.1']);
    const rows = JSON.stringify(await shop.db.query('select * from rate_limits'));
    expect(rows).not.toMatch(/example|192\.0/);
  });
});

test('the network around a client is that of its provider’s customer', () => {
  const clientAddressOf = createClientAddressOf([]);
  const around = (remoteAddress: string) =>
    networkAround(clientAddressOf({ remoteAddress, headers: {} }));
  expect(around('192.0.2.77')).toBe('192.0.2.0/24');
  expect(around('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(around('2001:db8:1:ffff::1')).toBe(around('2001:db8:1:2::1'));
  expect(around('')).toBe('');
  expect(networkAround('ada@example.ca')).toBe('ada@example.ca');
});

describe('the client of a request', () => {
  const from = (remoteAddress: string, forwarded?: string) => ({
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
  });

  test('is who is connected; what a stranger says about it is not believed', () => {
    const clientAddressOf = createClientAddressOf([]);
    expect(clientAddressOf(from('192.0.2.1', '203.0.113.9'))).toBe('192.0.2.1');
    expect(clientAddressOf(from('::ffff:192.0.2.1'))).toBe('192.0.2.1');
    expect(clientAddressOf(from(''))).toBe('');
  });

  test('is the last one our own proxies did not name as one of theirs', () => {
    const clientAddressOf = createClientAddressOf(['10.0.0.0/8', '::1']);
    expect(clientAddressOf(from('10.1.2.3', '203.0.113.9'))).toBe('203.0.113.9');
    expect(clientAddressOf(from('::1', 'made-up, 198.51.100.7, 203.0.113.9, 10.9.9.9'))).toBe(
      '203.0.113.9',
    );
    expect(clientAddressOf(from('10.1.2.3', 'nonsense'))).toBe('10.1.2.3');
    expect(clientAddressOf(from('192.0.2.1', '203.0.113.9'))).toBe('192.0.2.1');
  });

  test('counts as one with its whole network of IPv6', () => {
    const clientAddressOf = createClientAddressOf([]);
    expect(clientAddressOf(from('2001:db8:1:2:aaaa::1'))).toBe(
      clientAddressOf(from('2001:db8:1:2::ffff')),
    );
    expect(clientAddressOf(from('2001:db8:1:2::1'))).not.toBe(
      clientAddressOf(from('2001:db8:1:3::1')),
    );
  });
});
