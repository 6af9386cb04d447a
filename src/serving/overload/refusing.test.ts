import { request, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { languageAddresses } from '@/server/http/language-addresses';
import { createOverload } from '@/server/http/limits/overload';
import { openServer } from '../open-server';
import { withShedding } from './refusing';

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

const overload = createOverload({
  settings: { lateMs: 100, mostAtOnce: 2 },
  db: {},
  log: { warn: () => undefined },
});

let server: Server;
/** Started answers of the shop that wait until the test releases them. */
let held: ServerResponse[];
let isHolding: boolean;

beforeEach(async () => {
  held = [];
  isHolding = true;
  const shop = (_request: unknown, response: ServerResponse) => {
    if (isHolding) held.push(response);
    else response.end('well');
    server.emit('held');
  };
  server = openServer(withShedding(shop, { overload, languages: languageAddresses }, () => 0));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function portOf(): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('It does not listen');
  return address.port;
}

function ask(path: string, method = 'GET', body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: portOf(), path, method, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: text }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}

/** Sends requests one after the other, and resolves when the shop has begun to work on them. */
async function fill(paths: readonly string[], method?: string): Promise<Promise<Answer>[]> {
  const waiting: Promise<Answer>[] = [];
  for (const path of paths) {
    const begun = once(server, 'held');
    waiting.push(ask(path, method));
    await begun;
  }
  return waiting;
}

function letGo(): void {
  isHolding = false;
  for (const response of held.splice(0)) response.end('late, but well');
}

test('a full shop refuses pages with a page, and takes them again when it is through', async () => {
  const waiting = await fill(['/', '/shop']);
  const refused = await ask('/product/charge-go');
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toMatch(/^[2-5]$/);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.body).toContain('<h1>Many people are here right now</h1>');
  expect(refused.body).toContain('href=""');
  expect(refused.body).not.toContain('<script');
  letGo();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask('/product/charge-go')).status).toBe(200);
});

test('what is answered at once counts until the turn of the loop is over, for it held up the others', async () => {
  isHolding = false;
  const many = 6;
  let inside = 0;
  server.on('connection', () => (inside += 1));
  const sockets = Array.from({ length: many }, () => connect(portOf(), '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  while (inside < many) await new Promise((resolve) => setImmediate(resolve));
  const answers = sockets.map((socket) => once(socket, 'data'));
  for (const socket of sockets) socket.write('GET /shop HTTP/1.1\r\nHost: shop\r\n\r\n');
  const statuses = (await Promise.all(answers)).map(([data]) => String(data).split(' ')[1]);
  expect(statuses.sort()).toEqual(['200', '200', '503', '503', '503', '503']);
  expect((await ask('/shop')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('calls are refused in the form that callers can read, the vault in its own', async () => {
  const waiting = await fill(['/api/products', '/api/products', '/api/cart'], 'POST');
  const refused = await ask('/api/products');
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toMatch(/^[2-5]$/);
  expect(JSON.parse(refused.body)).toEqual({
    error: { code: 'overloaded', message: expect.any(String) },
  });
  waiting.push(...(await fill(['/api/cart/order'], 'POST')));
  const unpaid = await ask('/api/vault/tokens?$jsonp[method]=post');
  expect([unpaid.status, JSON.parse(unpaid.body).$status]).toEqual([503, 503]);
  expect(unpaid.headers['access-control-allow-origin']).toBe('*');
  letGo();
  expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
});

test('who pays is still taken when others are not; files and health always are', async () => {
  const waiting = await fill(['/api/products', '/api/products']);
  expect((await ask('/api/products')).status).toBe(503);
  const others = [
    ['/api/cart/items', 'POST'],
    ['/api/cart/order', 'POST'],
    ['/', 'GET'],
    ['/api/health/live', 'GET'],
    ['/_next/static/a.js', 'GET'],
  ] as const;
  for (const [path, method] of others) waiting.push(...(await fill([path], method)));
  letGo();
  expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
});

test('whoever goes away gives the place back', async () => {
  const { port } = server.address() as { port: number };
  const closed: Promise<unknown>[] = [];
  for (const path of ['/', '/shop']) {
    const begun = once(server, 'held');
    const gone = request({ host: '127.0.0.1', port, path, agent: false }).on('error', () => null);
    gone.end();
    await begun;
    const [response] = held.slice(-1);
    if (response) closed.push(once(response, 'close'));
    gone.destroy();
  }
  await Promise.all(closed);
  isHolding = false;
  expect((await ask('/')).status).toBe(200);
});
