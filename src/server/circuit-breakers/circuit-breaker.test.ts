import { createCircuitBreaker, type CircuitBreakerTerms } from './circuit-breaker';
import { kindOf, Outage } from './outage';

const terms: CircuitBreakerTerms = { timeoutMs: 20, failuresToRest: 3, isAnswer: () => false };

/** A circuit breaker on a clock that only the test moves. */
function open(change: Partial<CircuitBreakerTerms> = {}) {
  const clock = { at: Date.parse('2026-11-22T00:00:00Z') };
  const breaker = createCircuitBreaker({ ...terms, ...change }, () => clock.at);
  const calls = { count: 0 };
  const fail = (error: unknown = new Error('no')) =>
    breaker
      .ask(async () => {
        calls.count += 1;
        throw error;
      })
      .catch((thrown: unknown) => thrown);
  const work = () => breaker.ask(async () => 'yes').catch((thrown: unknown) => thrown);
  return { breaker, clock, calls, fail, work };
}

test('gives and throws what the work does, and remembers how it went', async () => {
  const { breaker, fail, work } = open();
  expect(breaker.health()).toEqual({ state: 'asked', lastSuccessAt: null, lastFailure: null });
  expect(await work()).toBe('yes');
  expect(await fail(new Error('its own words'))).toEqual(new Error('its own words'));
  expect(breaker.health()).toEqual({
    state: 'asked',
    lastSuccessAt: '2026-11-22T00:00:00.000Z',
    lastFailure: { at: '2026-11-22T00:00:00.000Z', kind: 'unknown' },
  });
});

test('ends what takes too long, and tells it so', async () => {
  const { breaker } = open();
  let isTold = false;
  const late = breaker.ask(
    (signal) => new Promise(() => signal.addEventListener('abort', () => void (isTold = true))),
  );
  await expect(late).rejects.toMatchObject({ name: 'Outage', kind: 'timeout' });
  expect(isTold).toBe(true);
});

test('nobody asks a service that fails again and again, until one has found out that it is back', async () => {
  const { breaker, clock, calls, fail, work } = open();
  for (let time = 0; time < 3; time += 1) await fail();
  expect(breaker.health().state).toBe('resting');
  expect(await fail()).toMatchObject({ kind: 'resting' });
  expect(calls.count).toBe(3);

  clock.at += 30_000;
  expect(breaker.health().state).toBe('trying');
  let answer: (said: string) => void = () => undefined;
  const first = breaker.ask(() => new Promise<string>((resolve) => (answer = resolve)));
  expect(await work()).toMatchObject({ kind: 'resting' });
  answer('back');
  expect(await first).toBe('back');
  expect(await work()).toBe('yes');
});

test('rests again at once when the one who tries fails', async () => {
  const { clock, calls, fail, work } = open();
  for (let time = 0; time < 3; time += 1) await fail();
  clock.at += 30_000;
  await fail();
  expect(calls.count).toBe(4);
  expect(await work()).toMatchObject({ kind: 'resting' });
});

test('failures that are not in a row do no harm, nor does a no that shows that it works', async () => {
  const declined = new Error('declined');
  const { breaker, fail, work } = open({ isAnswer: (error) => error === declined });
  for (let time = 0; time < 9; time += 1) {
    await fail();
    if (time % 2 === 1) await (time % 4 === 1 ? work() : fail(declined));
  }
  expect(breaker.health().state).toBe('asked');
});

test('what jobs ask never rests', async () => {
  const { breaker, calls, fail } = open({ failuresToRest: null });
  for (let time = 0; time < 20; time += 1) await fail();
  expect(calls.count).toBe(20);
  expect(breaker.health().state).toBe('asked');
});

test.each([
  [new Outage('nonsense'), 'nonsense'],
  [new Error('outer', { cause: new Outage('refused') }), 'refused'],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'unreachable'],
  [new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }), 'unreachable'],
  [Object.assign(new Error('x'), { code: 'ETIMEDOUT' }), 'timeout'],
  [{ name: 'TimeoutError' }, 'timeout'],
  [new Error('secret words'), 'unknown'],
  ['words', 'unknown'],
  [undefined, 'unknown'],
])('%p is %s', (error, kind) => {
  expect(kindOf(error)).toBe(kind);
});
