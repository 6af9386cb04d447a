import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a stand-in behaves; with `answers lost` it does the work, but its answer never arrives. */
export type Mood = 'well' | 'silent' | 'refusing' | 'nonsense' | 'half' | 'gone' | 'answers lost';

/** All moods in which a service does no work. */
export const badMoods: readonly Mood[] = ['silent', 'refusing', 'nonsense', 'half', 'gone'];

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
};

export type Told = {
  status: number;
  json?: unknown;
  bytes?: Uint8Array;
  headers?: Readonly<Record<string, string>>;
};

/** A service on this machine whose answers a test defines, while its mood is good. */
export function createMoodyServer(answer: (asked: Asked) => Told) {
  const requests: Asked[] = [];
  let mood: Mood = 'well';
  const server = createServer((request, response) => {
    void readAsked(request).then((asked) => {
      requests.push(asked);
      if (mood === 'silent') return;
      if (mood === 'gone') return void request.socket.destroy();
      if (mood === 'refusing') return void response.writeHead(503).end('<h1>Sorry</h1>');
      if (mood === 'nonsense') return void response.writeHead(200).end('{"object":"teapot"}');
      const { status, json, headers, bytes = jsonBytes(json) } = answer(asked);
      if (mood === 'answers lost' && asked.method !== 'GET') return void request.socket.destroy();
      response.writeHead(status, { ...headers, 'Content-Length': bytes.length });
      if (mood !== 'half') return void response.end(bytes);
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
    });
  });
  return {
    requests,
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    behave(next: Mood) {
      mood = next;
    },
  };
}

const jsonBytes = (json: unknown) => Buffer.from(JSON.stringify(json ?? null));

type MoodyServer = ReturnType<typeof createMoodyServer>;

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service.invalid');
  const { method = 'GET', headers } = request;
  const body = Buffer.concat(chunks).toString('utf8');
  return { method, path: pathname, query: searchParams, headers, body };
}

/** A fresh stand-in for each test. Call in a describe block. */
export function useStandIn<StandIn extends { server: MoodyServer }>(
  create: () => StandIn,
): { readonly current: StandIn } {
  let standIn: StandIn | undefined;
  beforeEach(async () => {
    standIn = create();
    await standIn.server.start();
  });
  afterEach(() => standIn?.server.stop());
  return {
    get current() {
      if (!standIn) throw new Error('The stand-in stands only while tests run');
      return standIn;
    },
  };
}
