import { headerOf, type HttpAnswer, type HttpApp, type HttpRequest } from './exchange';

/** All headers that a Store API client sends; for any of them a browser first asks other origins by a preflight. */
const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers':
    'Accept, Authorization, Content-Type, X-Session, X-Locale, X-Currency',
  'Access-Control-Max-Age': '600',
} as const;

/**
 * Lets browsers on the pages of these origins read the answers of `app` (CORS, Fetch standard 3.2); without any, the
 * app is as it was. swell-js sends every call with `credentials: include`, which browsers refuse unless the answer
 * names the exact origin and allows credentials. So cookies may arrive, and have no power: they are taken away before
 * the app sees the call, and none is set by its answer. The visit is the `X-Session` header alone, which only the
 * page that keeps it can send.
 *
 * @param origins exact ones, `https://clinic.example`
 */
export function withForeignOrigins(app: HttpApp, origins: readonly string[]): HttpApp {
  if (origins.length === 0) return app;
  return {
    async handle(request) {
      const origin = headerOf(request, 'origin');
      if (origin === undefined || !origins.includes(origin)) {
        return varying(await app.handle(request));
      }
      if (isPreflight(request)) {
        return varying({
          status: 204,
          headers: { ...allowed(origin), ...preflightHeaders },
          body: '',
        });
      }
      const answer = await app.handle(withoutCookies(request));
      return varying({
        ...answer,
        headers: {
          ...without('Set-Cookie', answer.headers),
          ...allowed(origin),
          'Access-Control-Expose-Headers': 'X-Session, Retry-After',
        },
      });
    },
  };
}

/** Opens a store's Store API, and nothing else of the shop, to pages of these origins. */
export function openToOrigins<Store extends { readonly storeApi: HttpApp }>(
  store: Store,
  origins: readonly string[],
): Store {
  return { ...store, storeApi: withForeignOrigins(store.storeApi, origins) };
}

function allowed(origin: string) {
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
}

function isPreflight(request: HttpRequest): boolean {
  return (
    request.method === 'OPTIONS' && headerOf(request, 'access-control-request-method') !== undefined
  );
}

function withoutCookies(request: HttpRequest): HttpRequest {
  return { ...request, headers: without('cookie', request.headers) };
}

function without<Value>(name: string, headers: Readonly<Record<string, Value>>) {
  return Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name));
}

/** A cache must not give one origin the answer for another. */
function varying(answer: HttpAnswer): HttpAnswer {
  const { Vary: before, ...headers } = answer.headers;
  return { ...answer, headers: { ...headers, Vary: before ? `${before}, Origin` : 'Origin' } };
}
