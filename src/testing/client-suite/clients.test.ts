import { useStore } from '../store-api-suite/store';
import { foreignOrigin, runningAt, startOnPglite } from '../store-api-suite/targets';
import { clientChecks } from './client-checks';
import { closePage } from './page';
import { sdkVersions } from './sdk-versions';

const running = process.env.STORE_API_URL;

/** `npm run test:clients`: the calls of storefronts that others wrote. */
describe('clients of the Store API', () => {
  const store = useStore(running ? async () => runningAt(running) : startOnPglite, {
    canReadMail: !running,
  });

  // Removes the page that swell-js 3 needs.
  afterEach(closePage);

  describe.each(sdkVersions)('%s', (_, importSdk) => clientChecks(store, importSdk));

  // Skipped for a running shop, because its allowed origins are not known here.
  (running ? describe.skip : describe)('a browser on a page of another origin', () => {
    const ask = (origin: string, init: RequestInit = {}) =>
      store.send('/api/cart', { ...init, headers: { ...init.headers, Origin: origin } });
    const preflight = {
      method: 'OPTIONS',
      headers: {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,x-session',
      },
    };

    test('may call the Store API when its origin is named', async () => {
      const asked = await ask(foreignOrigin, preflight);
      expect(asked.status).toBe(204);
      expect(asked.headers.get('access-control-allow-origin')).toBe(foreignOrigin);
      expect(asked.headers.get('access-control-allow-headers')).toMatch(/X-Session/);
      const answer = await ask(foreignOrigin);
      expect(answer.headers.get('access-control-allow-origin')).toBe(foreignOrigin);
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
      expect(answer.headers.get('access-control-expose-headers')).toMatch(/X-Session/);
      const refused = await store.send('/api/cart/items', {
        method: 'POST',
        headers: { Origin: foreignOrigin, 'Content-Type': 'application/json' },
        body: '{"product_id":"none"}',
      });
      expect(refused.status).toBe(404);
      expect(refused.headers.get('access-control-allow-origin')).toBe(foreignOrigin);
    });

    test('gets nothing to read when it is not', async () => {
      const asked = await ask('https://evil.example', preflight);
      expect(asked.status).toBe(405);
      for (const answer of [asked, await ask('https://evil.example')]) {
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      }
    });
  });
});
