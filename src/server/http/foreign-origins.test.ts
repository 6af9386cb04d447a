import type { HttpAnswer, HttpApp, HttpRequest } from './exchange';
import { withForeignOrigins } from './foreign-origins';

const clinic = 'https://clinic.example';

/** An app that tells what it was asked and sets a cookie. */
function recordingApp() {
  const asked: HttpRequest[] = [];
  const app: HttpApp = {
    async handle(request): Promise<HttpAnswer> {
      asked.push(request);
      const headers = {
        'Set-Cookie': 'boreal-device=known',
        Vary: 'X-Currency',
        'X-Session': 's1',
      };
      return { status: 200, headers, body: '{}' };
    },
  };
  return { asked, app };
}

const request = (headers: HttpRequest['headers'], method = 'GET'): HttpRequest => ({
  method,
  path: '/cart',
  rawQuery: '',
  headers,
  remoteAddress: '127.0.0.1',
  body: async () => new Uint8Array(),
});

const preflight = (origin: string) =>
  request({ origin, 'access-control-request-method': 'POST' }, 'OPTIONS');

describe('the Store API for pages of other origins', () => {
  it('is as it was without any of them', () => {
    const { app } = recordingApp();
    expect(withForeignOrigins(app, [])).toBe(app);
  });

  it('lets a page of a named origin read answers, and the session in their header', async () => {
    const { app } = recordingApp();
    const { headers } = await withForeignOrigins(app, [clinic]).handle(request({ origin: clinic }));
    expect(headers).toMatchObject({
      'Access-Control-Allow-Origin': clinic,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'X-Session, Retry-After',
      Vary: 'X-Currency, Origin',
      'X-Session': 's1',
    });
  });

  it('gives a cookie no power there, and sets none', async () => {
    const { asked, app } = recordingApp();
    const cookie = 'boreal-device=stolen; swell-session=stolen';
    const { headers } = await withForeignOrigins(app, [clinic]).handle(
      request({ origin: clinic, cookie, 'x-session': 'mine' }),
    );
    expect(asked[0]?.headers).toEqual({ origin: clinic, 'x-session': 'mine' });
    expect(headers).not.toHaveProperty('Set-Cookie');
  });

  it('answers a preflight itself', async () => {
    const { asked, app } = recordingApp();
    const answer = await withForeignOrigins(app, [clinic]).handle(preflight(clinic));
    expect(answer).toMatchObject({
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': clinic,
        'Access-Control-Allow-Methods': expect.stringContaining('DELETE'),
        'Access-Control-Allow-Headers': expect.stringContaining('X-Session'),
      },
    });
    expect(asked).toHaveLength(0);
  });

  it.each([
    'https://clinic.example.evil.example',
    'http://clinic.example',
    'https://clinic.example:8443',
    'https://CLINIC.example',
    'null',
  ])('says nothing of the kind to %s', async (origin) => {
    const { asked, app } = recordingApp();
    const open = withForeignOrigins(app, [clinic]);
    for (const answer of [
      await open.handle(request({ origin, cookie: 'a=b' })),
      await open.handle(preflight(origin)),
    ]) {
      expect(Object.keys(answer.headers).filter((name) => /access-control/i.test(name))).toEqual(
        [],
      );
      expect(answer.headers.Vary).toContain('Origin');
    }
    // Our own pages keep their cookies.
    expect(asked[0]?.headers).toHaveProperty('cookie');
  });
});
