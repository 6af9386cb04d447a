import { createServer, type Server } from 'node:http';
import type { Handler } from './handler';

/** The server's time limits, in milliseconds. */
export type Patience = {
  headersWithin: number;
  requestWithin: number;
  restsAtMost: number;
  /** How often connections are checked; Node's default when left out. */
  lookedAtEvery?: number;
  waitsForNext: number;
};

/**
 * Time limits for a request; the longest is for a file of 10 MB over a slow line. An idle connection is closed,
 * whichever side is waiting: our own answers come within 15 seconds.
 */
const patience: Patience = {
  headersWithin: 15_000,
  requestWithin: 180_000,
  restsAtMost: 60_000,
  lookedAtEvery: 5_000,
  /** Between two requests: visitors read a page, and proxies keep their connections for a minute. */
  waitsForNext: 65_000,
};

/**
 * An HTTP server with time limits.
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
 * Ignores protocol upgrades, as a server may (RFC 9110, 7.8). Next listens for them from its first request on and hangs
 * up on the caller; without a listener Node answers as usual.
 */
function ignoreUpgrades(server: Server): void {
  server.on('newListener', (event, listener) => {
    if (event === 'upgrade') queueMicrotask(() => server.off('upgrade', listener));
  });
}
