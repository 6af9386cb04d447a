import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Lifecycle } from '@/server/main/lifecycle';
import { pathOf } from '../addresses/outer-addresses';
import type { Handler } from '../handler';
import { createLimit, workOf, type Limit } from './shedding';

const looksEveryMs = 200;
const tellsEveryMs = 10_000;
const resolutionMs = 10;

/** A request that arrives more slowly than this does not count as work meanwhile, because a slow line costs no work. */
const arrivesWithinMs = 1_000;

/** `Retry-After` in seconds, at random, so that refused callers do not all return at once. */
const comesAgainAfter = { least: 2, most: 5 };

const message = 'We are very busy right now. Please try again in a moment.';

/**
 * Refuses requests above this process's limit (shedding.ts decides) before reading them.
 *
 * @param lateMs mean delay of work since the last call, in milliseconds
 */
export function withShedding(
  handle: Handler,
  { overload, languages }: Pick<Lifecycle, 'overload' | 'languages'>,
  lateMs = watchLoop(),
): Handler {
  const limits = { pages: createLimit(overload.settings), calls: createLimit(overload.settings) };
  let refused = 0;
  let pages: Awaited<ReturnType<typeof overload.pages>> | null = null;
  void overload.pages().then((written) => (pages = written));
  setInterval(() => {
    const late = lateMs();
    limits.pages.look(late);
    limits.calls.look(Math.max(late, overload.databaseWaitMs()));
  }, looksEveryMs).unref();
  setInterval(() => {
    if (refused > 0) overload.tell(refused);
    refused = 0;
  }, tellsEveryMs).unref();

  return (request, response) => {
    const { path, locale } = languages.pageAt(pathOf(request.url));
    const work = workOf(request.method ?? 'GET', path);
    if (work === null) return handle(request, response);
    const limit = limits[work.kind];
    if (limit.takes(work.rank)) {
      giveBack(request, response, limit);
      return handle(request, response);
    }
    refused += 1;
    return refuse(response, path, pages?.[locale] ?? '');
  };
}

/** Releases a request's slot once it is answered. */
function giveBack(request: IncomingMessage, response: ServerResponse, limit: Limit): void {
  let isAtWork = true;
  const end = () => {
    // A request counts until the end of the event loop's turn, because even one that is answered at once delays the
    // others.
    if (isAtWork) setImmediate(limit.ends);
    isAtWork = false;
  };
  response.once('close', end);
  const { 'content-length': length, 'transfer-encoding': pieces } = request.headers;
  if (length === undefined && pieces === undefined) return;
  const timer = setTimeout(() => request.complete || end(), arrivesWithinMs);
  response.once('close', () => clearTimeout(timer));
}

function refuse(response: ServerResponse, path: string, page: string): void {
  const { least, most } = comesAgainAfter;
  const isPage = !/^\/(?:api|_next)\//.test(path);
  response.writeHead(503, {
    'Retry-After': String(least + Math.floor(Math.random() * (most - least + 1))),
    'Cache-Control': 'no-store',
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    // The vault may have its own host.
    ...(path.startsWith('/api/vault/') && { 'Access-Control-Allow-Origin': '*' }),
  });
  response.end(isPage ? page : JSON.stringify(refusalOf(path)));
}

/** The body of a refusal. swell-js reads the status of the vault's answers from the body. */
function refusalOf(path: string): object {
  if (path.startsWith('/api/vault/')) return { $status: 503, $error: message };
  return { error: { message, code: 'overloaded' } };
}

/** Measures the event loop's mean delay like under-pressure, without the wait of the measurement itself. */
function watchLoop(): () => number {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let askedAt = performance.now();
  return () => {
    const { mean } = delay;
    delay.reset();
    // If the loop was blocked throughout, nothing was measured: use this timer's own delay instead.
    const overdue = performance.now() - askedAt - looksEveryMs;
    askedAt = performance.now();
    return Math.max(0, Number.isNaN(mean) ? overdue : mean / 1e6 - resolutionMs);
  };
}
