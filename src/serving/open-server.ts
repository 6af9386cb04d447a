import { createServer, type Server } from 'node:http';
import type { Handler } from './handler';

/** How long the server waits, in milliseconds. */
export type Patience = {
  headersWithin: number;
  requestWithin: number;
  restsAtMost: number;
  /** Absent: as often as Node does. */
  lookedAtEvery?: number;
  waitsForNext: number;
};

/**
 * A request has to arrive within these times; the longest is a file of 10 MB over a slow line. A connection on which
 * nothing moves is closed, whichever side is waiting: our own answers come within 15 seconds.
 */
const patience: Patience = {
  headersWithin: 15_000,
  requestWithin: 180_000,
  restsAtMost: 60_000,
  lookedAtEvery: 5_000,
  /** Between two requests: a page is read, and proxies keep their connections for a minute. */
  waitsForNext: 65_000,
};

/**
 * A server that does not wait for ever.
 *
 * @param times shorter ones are for tests
 */
export function openServer(handle: Handler, times: Patience = patience): Server {
  const server = createServer(
    {
      headersTimeout: times.headersWithin,
      requestTimeout: times.requestWithin,
      connectionsCheckingInterval: times.lookedAtEvery,
      keepAliveTimeout: times.waitsForNext,
    },
    handle,
  );
  server.setTimeout(times.restsAtMost);
  ignoreUpgrades(server);
  return server;
}

/**
 * Nothing here changes to another protocol, and a server may ignore the request for it (RFC 9110, 7.8). Next listens
 * for it from its first request on and hangs up on the caller; without a listener Node answers as usual.
 */
function ignoreUpgrades(server: Server): void {
  server.on('newListener', (event, listener) => {
    if (event === 'upgrade') queueMicrotask(() => server.off('upgrade', listener));
  });
}
