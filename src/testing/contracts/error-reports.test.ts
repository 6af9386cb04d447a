import { createCollector } from '@/server/error-reports/collector';
import { createOwnErrors } from '@/server/error-reports/own-errors';
import { createLog, type Log } from '@/server/log/log';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { badMoods, createMoodyServer, useStandIn } from '../stand-ins/moody-server';
import { brokenPromises, itKeeps, type Contract } from './contract';

type ErrorsWorld = {
  log: Log;
  /** All that was reported so far; waits for a report when `isAwaited`. */
  told(isAwaited?: boolean): Promise<string>;
};

/** What the shop relies on, with any error collector. */
const errorsContract: Contract<ErrorsWorld> = {
  'tells what failed, where, and by which reference': async ({ log, told }) => {
    log.error({ err: new TypeError('It broke'), route: '/api/cart', id: 'ref-1' }, 'unexpected');
    const report = await told(true);
    for (const part of ['TypeError', 'It broke', '/api/cart', 'ref-1']) {
      expect(report).toContain(part);
    }
  },

  'tells nobody whose it was': async ({ log, told }) => {
    const err = new Error('It broke');
    const person = { email: 'ada@example.ca', name: 'Ada', phone: '403 555 0118' };
    log.error({ err, ...person, card: { number: '4242424242424242' } }, 'unexpected');
    expect(await told(true)).not.toMatch(/ada@|Ada|0118|4242/);
  },

  'is never in the way of what was to be done': async ({ log }) => {
    for (const fields of [new Error('bare'), { err: 'no error' }, { err: null }]) {
      expect(() => log.error(fields, 'unexpected')).not.toThrow();
    }
  },
};

function logWorld(): ErrorsWorld {
  const lines: string[] = [];
  const log = createLog(
    { logLevel: 'info' },
    { stream: { write: (line) => void lines.push(line) } },
  );
  return { log, told: async () => lines.join('') };
}

const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('errors in the log', () => itKeeps(errorsContract, logWorld));

describe('errors at Sentry', () => {
  const sentry = useStandIn(() => ({
    server: createMoodyServer(({ path, query }) => {
      const isOurs = path === '/api/42/envelope/' && query.get('sentry_key') === '0123abcd';
      return { status: isOurs ? 200 : 403, json: {} };
    }),
  }));

  function sentryWorld(timeoutMs = 10_000) {
    const { server } = sentry.current;
    const lost: unknown[] = [];
    const circuitBreakers = createCircuitBreakers();
    const dsn = `${server.url.replace('//', '//0123abcd@')}/42`;
    const collector = createCollector(dsn, circuitBreakers, timeoutMs);
    const onLost = (error: unknown) => void lost.push(error);
    const onError = createOwnErrors({ collector, environment: 'test', onLost });
    const stream = { write: () => undefined };
    const log = createLog({ logLevel: 'info' }, { stream, onError });
    const told = async (isAwaited = false) => {
      if (isAwaited) await until(() => server.requests.length > 0 || lost.length > 0);
      return server.requests.map(({ body }) => body).join('');
    };
    return { log, told, lost, circuitBreakers };
  }

  itKeeps(errorsContract, () => sentryWorld());

  it.each(badMoods.filter((mood) => mood !== 'nonsense' && mood !== 'half'))(
    'hold nobody up while Sentry is %s, and it is left alone then',
    async (mood) => {
      sentry.current.server.behave(mood);
      const { log, lost, circuitBreakers } = sentryWorld(200);
      for (let count = 1; count <= 7; count += 1) {
        log.error(new Error('again'));
        await until(() => lost.length === count);
      }
      expect(circuitBreakers.health().get('errors')?.state).toBe('resting');
      expect(sentry.current.server.requests).toHaveLength(5);
    },
  );
});

/** Faulty adapters, and the promises that must catch each one. */
const lies: Record<
  string,
  { lie: (log: Log, write: (text: string) => void) => object; caughtBy: RegExp }
> = {
  'tells nothing': { lie: () => ({ error: () => undefined }), caughtBy: /what failed/ },
  'tells everything': {
    lie: (_, write) => ({ error: (fields: object) => write(JSON.stringify(fields)) }),
    caughtBy: /whose it was/,
  },
  'fails at what it does not know': {
    lie: (log) => ({
      error: (fields: { err: Error }, message: string) => {
        log.error({ stack: fields.err.stack?.length, ...fields }, message);
      },
    }),
    caughtBy: /in the way/,
  },
};

describe('a liar is caught that', () => {
  it.each(Object.entries(lies))('%s', async (_, { lie, caughtBy }) => {
    const broken = await brokenPromises(errorsContract, caughtBy, () => {
      const { log, told } = logWorld();
      const words: string[] = [];
      const liar = lie(log, (text) => void words.push(text));
      const toldToo = async () => (await told()) + words.join('');
      return { log: Object.assign(Object.create(log), liar), told: toldToo };
    });
    expect(broken).not.toEqual([]);
  });
});
