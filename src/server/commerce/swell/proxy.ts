import { AppError } from '@/domain/failures/errors';
import type { SwellSettings } from '@/server/settings/config';
import { errorAnswer } from '@/server/http/answers';
import { headerOf, type HttpAnswer, type HttpApp, type HttpRequest } from '@/server/http/exchange';
import { createHttpApp, type RequestLog } from '@/server/http/http-app';
import { createUpstream, type UpstreamAnswer, type UpstreamRequest } from './upstream';

/** The only headers Swell receives: cookies, client addresses and browsers stay with us. */
const forwardedHeaders = {
  authorization: 'Authorization',
  'x-session': 'X-Session',
  'x-locale': 'X-Locale',
  'x-currency': 'X-Currency',
  'content-type': 'Content-Type',
  accept: 'Accept',
} as const;

/**
 * The only headers returned. Those about Swell's own host or connection (cookies, HSTS, CORS, alternative services,
 * hop-by-hop) would be wrong on ours.
 */
const returnedHeaders = {
  'content-type': 'Content-Type',
  'content-encoding': 'Content-Encoding',
  'content-language': 'Content-Language',
  'x-session': 'X-Session',
  allow: 'Allow',
  location: 'Location',
  'retry-after': 'Retry-After',
} as const;

/** Time for our own answer after Swell's deadline. */
const graceMs = 2000;

type ProxyDeps = {
  settings: Pick<SwellSettings, 'storeUrl' | 'publicKey' | 'timeoutMs'>;
  log: RequestLog;
};

/**
 * The Store API of a hosted Swell store on our own origin, byte for byte: status, body and `X-Session` are Swell's.
 * Without a complete answer from Swell it answers in the hard form: 504 after the deadline, else 502.
 */
export function createStoreProxy({ settings, log }: ProxyDeps): HttpApp {
  const { storeUrl, publicKey, timeoutMs } = settings;
  const send = createUpstream(storeUrl);
  const key = `Basic ${Buffer.from(publicKey).toString('base64')}`;
  return createHttpApp({
    log,
    deadlineMs: timeoutMs + graceMs,
    respond: async (request, context) => {
      context.route = isFunction(request) ? '/functions/*' : '/*';
      const outgoing = await toUpstream(request, key);
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await send(outgoing, signal).catch((cause: unknown) => {
        if (signal.aborted) throw timedOut();
        // Only the code: the parser's errors contain the raw answer.
        log.error({ id: context.id, route: context.route, code: codeOf(cause) }, 'Swell failed');
        throw unreachable();
      });
      return toAnswer(answer);
    },
  });
}

/** Replaces the embedded vault: cards go from the browser straight to Swell's own. */
export const absentVault: HttpApp = {
  handle: async () => errorAnswer(new AppError('not_found_error', 'There is no vault here'), ''),
};

async function toUpstream(request: HttpRequest, key: string): Promise<UpstreamRequest> {
  const { method, path, rawQuery } = request;
  const sent = Object.entries(forwardedHeaders).flatMap(([name, written]) => {
    const value = headerOf(request, name);
    return value === undefined ? [] : [[written, value] as const];
  });
  const body = await request.body();
  return {
    method,
    target: `${isFunction(request) ? '' : '/api'}${path}${rawQuery === '' ? '' : `?${rawQuery}`}`,
    headers: {
      Authorization: key,
      ...Object.fromEntries(sent),
      ...(body.byteLength > 0 && { 'Content-Length': String(body.byteLength) }),
    },
    body,
  };
}

function toAnswer({ status, headers, body }: UpstreamAnswer): HttpAnswer {
  const returned = Object.entries(returnedHeaders).flatMap(([name, written]) => {
    const value = headerOf({ headers }, name);
    return value === undefined ? [] : [[written, value] as const];
  });
  const answered = { ...Object.fromEntries(returned), 'Cache-Control': 'no-store' };
  // A status without a body must not have a content length.
  if (status === 204 || status === 304) return { status, headers: answered, body };
  return { status, headers: { ...answered, 'Content-Length': String(body.byteLength) }, body };
}

/** Swell's functions are beside `/api`, not below it. */
function isFunction({ path }: HttpRequest): boolean {
  return path.startsWith('/functions/');
}

function timedOut(): AppError {
  return new AppError('timeout', 'The store took too long to answer. Please try again.');
}

function unreachable(): AppError {
  return new AppError('bad_gateway', 'The store cannot be reached right now. Please try again.');
}

function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause
    ? String(cause.code)
    : 'unknown';
}
