import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import tls from 'node:tls';
import { certificate, certificateKey } from './swell-certificate';

type RecordedRequest = {
  method: string;
  /** Path and query as they were received. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

type PreparedAnswer =
  | { status: number; headers?: OutgoingHttpHeaders; body?: string | Uint8Array }
  /** Never answers. */
  | 'silence'
  /** Closes the connection in the middle of the body. */
  | 'half';

/** An HTTP server that records requests and gives a prepared answer. Call in a describe block. */
export function recordingServer() {
  const requests: RecordedRequest[] = [];
  let answer: PreparedAnswer = { status: 200 };
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    requests.push({ method, target: url, headers, body: Buffer.concat(chunks) });
    if (answer === 'silence') return;
    if (answer === 'half') {
      response.writeHead(200, { 'Content-Length': 100 }).write('{"half":');
      setTimeout(() => response.destroy(), 50);
      return;
    }
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  // No idle time limit: a connection that closes just when it is used again would make a request fail.
  server.keepAliveTimeout = 0;
  const listening = listenDuringTests(server, () => server.closeAllConnections());
  beforeEach(() => {
    requests.length = 0;
    answer = { status: 200 };
  });
  return {
    requests,
    get url() {
      return `http://127.0.0.1:${listening.port}`;
    },
    answerWith(prepared: PreparedAnswer) {
      answer = prepared;
    },
  };
}

type BackendCall = { method: string; url: string; data: unknown; key: unknown };
type BackendAnswer = { $status: number; $data?: unknown; $error?: string } | 'silence' | 'hang up';
type AnswerBackend = (url: string, data: object) => BackendAnswer | Promise<BackendAnswer>;

/** Swell's backend API in the protocol of swell-node: one JSON array per line over TLS, answers in the same order. */
export function recordingBackend() {
  const calls: BackendCall[] = [];
  const sockets = new Set<Socket>();
  let answer: AnswerBackend = () => ({ $status: 200, $data: null });
  const server = tls.createServer({ key: certificateKey, cert: certificate }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    createInterface({ input: socket }).on('line', async (line) => {
      const [method, url, request] = JSON.parse(line);
      if (method === 'auth') return void socket.write('{"$status":200}\n');
      calls.push({ method, url, data: request.$data, key: request.$key });
      const given = await answer(url, request.$data);
      if (given === 'hang up') socket.destroy();
      else if (given !== 'silence') {
        socket.write(`${JSON.stringify({ ...given, $req_id: request.$req_id })}\n`);
      }
    });
  });
  const listening = listenDuringTests(server, () => sockets.forEach((socket) => socket.destroy()));
  beforeEach(() => {
    calls.length = 0;
  });
  return {
    calls,
    sockets,
    get url() {
      return `tls://127.0.0.1:${listening.port}`;
    },
    answerWith(prepared: AnswerBackend) {
      answer = prepared;
    },
  };
}

function listenDuringTests(server: Server, closeConnections: () => void) {
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    closeConnections();
    await closed;
  });
  return {
    get port() {
      return (server.address() as AddressInfo).port;
    },
  };
}
