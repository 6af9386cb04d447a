import { createLimit, workOf } from './shedding';

const settings = { lateMs: 100, mostAtOnce: 256 };

/** How many requests of this rank are accepted in addition to those at work. */
function roomFor(limit: ReturnType<typeof createLimit>, rank: 'looking' | 'acting' | 'paying') {
  let taken = 0;
  while (taken < 10_000 && limit.takes(rank)) taken += 1;
  for (let each = 0; each < taken; each += 1) limit.ends();
  return taken;
}

/** Simulates a process that is late with `atWork` requests at work, for this many looks. */
function beLate(limit: ReturnType<typeof createLimit>, atWork: number, looks: number) {
  let taken = 0;
  while (taken < atWork && limit.takes('paying')) taken += 1;
  for (let each = 0; each < looks; each += 1) limit.look(1_000);
  for (let each = 0; each < taken; each += 1) limit.ends();
}

test.each([
  ['GET', '/_next/static/chunks/a.js', null],
  ['GET', '/pictures/hero.webp', null],
  ['GET', '/api/health/ready', null],
  ['POST', '/api/internal/renew-pages', null],
  ['GET', '/', 'pages looking'],
  ['GET', '/product/charge-go', 'pages looking'],
  ['GET', '/_next/data/build/en-US/shop.json', 'pages looking'],
  ['GET', '/checkout', 'pages acting'],
  ['GET', '/api/products', 'calls looking'],
  ['POST', '/api/monitoring', 'calls looking'],
  ['GET', '/api/cart', 'calls acting'],
  ['POST', '/api/hearing-results', 'calls acting'],
  ['POST', '/api/cart/order', 'calls paying'],
  ['GET', '/api/vault/tokens', 'calls paying'],
  ['POST', '/api/webhooks/gateway', 'calls paying'],
])('%s %s is %s', (method, path, expected) => {
  const work = workOf(method, path);
  expect(work && `${work.kind} ${work.rank}`).toBe(expected);
});

test('as many as the setting says are taken, and half as many again, and twice as many, of those who act and pay', () => {
  const limit = createLimit(settings);
  expect([roomFor(limit, 'looking'), roomFor(limit, 'acting'), roomFor(limit, 'paying')]).toEqual([
    256, 384, 512,
  ]);
});

test('a few requests keep nobody out, however late they are', () => {
  const limit = createLimit(settings);
  beLate(limit, 5, 100);
  expect(roomFor(limit, 'looking')).toBe(256);
});

test('a late moment keeps nobody out, nor does what waited meanwhile', () => {
  const limit = createLimit(settings);
  while (limit.takes('looking'));
  for (const ms of [10_000, 200, 200, 200, 200, 90, 200]) limit.look(ms);
  expect(limit.limit).toBe(256);
});

test('after each cut it is given time to show whether that was enough', () => {
  const limit = createLimit(settings);
  beLate(limit, 100, 8);
  expect(limit.limit).toBe(70);
  beLate(limit, 100, 7);
  expect(limit.limit).toBe(70);
  beLate(limit, 100, 1);
  expect(limit.limit).toBe(49);
});

test('a process that stays late takes less and less, down to what is never too many', () => {
  const limit = createLimit(settings);
  beLate(limit, 100, 10);
  expect(limit.limit).toBeLessThan(90);
  beLate(limit, 100, 100);
  expect([roomFor(limit, 'looking'), roomFor(limit, 'acting'), roomFor(limit, 'paying')]).toEqual([
    16, 24, 32,
  ]);
});

test('a process that is well again soon takes as many as before, used or not', () => {
  const limit = createLimit(settings);
  beLate(limit, 100, 100);
  for (let look = 0; look < 5; look += 1) limit.look(0);
  expect(limit.limit).toBe(36);
  for (let look = 0; look < 100; look += 1) limit.look(0);
  expect(limit.limit).toBe(256);
});

test('between late and well nothing changes, so that it does not flap', () => {
  const limit = createLimit(settings);
  beLate(limit, 100, 100);
  for (let look = 0; look < 10; look += 1) limit.look(75);
  roomFor(limit, 'looking');
  const { limit: before } = limit;
  limit.look(75);
  expect(limit.limit).toBe(before);
});
