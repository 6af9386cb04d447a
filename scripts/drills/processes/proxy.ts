import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

export type Proxy = {
  readonly port: number;
  /** How many requests a process did not accept, and how many broke off while it handled them. */
  readonly counts: Readonly<{ passedOn: number; brokenOff: number }>;
  close(): Promise<void>;
};

/**
 * A proxy for several ready processes, which takes them in turn. It behaves as nginx does by default: it skips a
 * process that does not accept the connection. If one breaks off, only reading requests are sent to another process;
 * for others the client gets a 502.
 */
export async function startProxy(
  port: number,
  readyPorts: () => readonly number[],
): Promise<Proxy> {
  const counts = { passedOn: 0, brokenOff: 0 };
  let turn = 0;
  const server = createServer((request, response) => {
    const first = turn++;
    const upstreams = readyPorts();
    const order = upstreams.map((_, index) => upstreams[(first + index) % upstreams.length] ?? 0);
    pass(request, response, order, counts);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(port);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    counts,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  [port, ...others]: readonly number[],
  counts: { passedOn: number; brokenOff: number },
): void {
  if (port === undefined) {
    response.writeHead(502).end('No process takes requests');
    return;
  }
  let isTaken = false;
  const upstream = ask(
    {
      port,
      host: '127.0.0.1',
      agent: false,
      method: request.method,
      path: request.url,
      headers: headersOf(request),
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    },
  );
  upstream.once('socket', (socket) => {
    socket.once('connect', () => {
      isTaken = true;
      request.pipe(upstream);
    });
  });
  upstream.once('error', () => {
    if (response.headersSent) return response.destroy();
    const mayAskAgain = !isTaken || ['GET', 'HEAD'].includes(request.method ?? '');
    if (mayAskAgain) {
      counts.passedOn += 1;
      return pass(request, response, others, counts);
    }
    counts.brokenOff += 1;
    response.writeHead(502).end('The process broke off');
  });
  response.once('close', () => upstream.destroy());
}

function headersOf({ headers, socket }: IncomingMessage) {
  const known = headers['x-forwarded-for'];
  const clientAddress = socket.remoteAddress ?? '';
  return {
    ...headers,
    'x-forwarded-for': known === undefined ? clientAddress : `${String(known)}, ${clientAddress}`,
  };
}
