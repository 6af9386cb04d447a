import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pino } from 'pino';
import { errorAnswer } from './answers';
import { readBody } from './body';
import type { HttpAnswer, HttpApp, HttpRequest } from './exchange';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Puts an app behind Node's own request and response, which Next's API routes are made of.
 * The page that mounts it has to switch Next's body parser off: that one answers in plain text.
 */
export function nodeHandler(loadApp: () => Promise<HttpApp>, mount: string): NodeHandler {
  return async (request, response) => {
    const answer = await loadApp()
      .then((app) => app.handle(toRequest(request, mount)))
      .catch(startFailure);
    await send(response, answer);
  };
}

/** An app logs what goes wrong inside it; only services that would not start come to this, and they bring no log. */
function startFailure(error: unknown): HttpAnswer {
  const reference = randomUUID();
  pino().error({ err: error, reference }, 'A request found no services');
  return errorAnswer(error, reference);
}

function toRequest(request: IncomingMessage, mount: string): HttpRequest {
  const url = request.url ?? '/';
  const queryStart = url.indexOf('?');
  const pathname = queryStart === -1 ? url : url.slice(0, queryStart);
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    path: pathname.startsWith(mount) ? pathname.slice(mount.length) : pathname,
    rawQuery: queryStart === -1 ? '' : url.slice(queryStart + 1),
    headers: request.headers,
    remoteAddress: request.socket.remoteAddress ?? '',
    body: (limit) => readBody(request, limit),
    mayRest: (milliseconds) => request.socket.setTimeout(milliseconds),
  };
}

async function send(response: ServerResponse, answer: HttpAnswer): Promise<void> {
  response.writeHead(answer.status, answer.headers);
  if (!answer.more) {
    response.end(answer.body);
    return;
  }
  response.write(answer.body);
  // A partial body must not look complete, so an error closes the connection.
  await pipeline(Readable.from(answer.more), response).catch(() => response.destroy());
}
