/** What our own server adds to Next's: headers on every answer, and an end for whoever is too slow. */
import { createServer } from 'node:http';
import { readInlineScripts } from './inline-scripts.mjs';

/**
 * A request has to arrive within these times, in milliseconds; the longest is a file of 10 MB over a slow line. A
 * connection on which nothing moves is closed, whoever of the two is waiting: our own answers come within 15 seconds.
 */
const patience = {
  headersWithin: 15_000,
  requestWithin: 180_000,
  restsAtMost: 60_000,
  lookedAtEvery: 5_000,
  /** Between two requests: a page is read, and proxies keep their connections for a minute. */
  waitsForNext: 65_000,
};

/**
 * A server for `listener` that does not wait for ever.
 *
 * @param {import("node:http").RequestListener} listener
 * @param {typeof patience} times shorter ones are for tests
 */
export function openServer(listener, times = patience) {
  const server = createServer(
    {
      headersTimeout: times.headersWithin,
      requestTimeout: times.requestWithin,
      connectionsCheckingInterval: times.lookedAtEvery,
      keepAliveTimeout: times.waitsForNext,
    },
    listener,
  );
  server.setTimeout(times.restsAtMost);
  ignoreUpgrades(server);
  return server;
}

/**
 * Nothing here changes to another protocol, and a server may pass over the wish (RFC 9110, 7.8). Next listens for it
 * with its first request and from then on hangs up on whoever asks; without a listener Node answers as ever.
 */
function ignoreUpgrades(server) {
  server.on('newListener', (event, listener) => {
    if (event === 'upgrade') queueMicrotask(() => server.off('upgrade', listener));
  });
}

/**
 * @param handle Next's own handler
 * @param lifecycle the shop's, which knows the headers
 * @param distDir folder of the built site
 */
export function withHeaders(handle, lifecycle, distDir) {
  const inlineScriptsOf = readInlineScripts(distDir);
  return (request, response) => {
    const [path] = request.url.split('?', 1);
    const headers = lifecycle.answerHeaders({
      path,
      peerAddress: request.socket.remoteAddress ?? '',
      headers: request.headers,
      inlineScripts: inlineScriptsOf(path),
    });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return handle(request, response);
  };
}
