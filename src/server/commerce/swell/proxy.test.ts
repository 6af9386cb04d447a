import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { HttpApp } from '@/server/http/exchange';
import { nodeHandler } from '@/server/http/node-handler';
import { recordingServer } from '@/testing/stand-ins/recording-server';
import { absentVault, createStoreProxy } from './proxy';

type Sent = {
  method?: string;
  target?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer };

describe('proxy to a hosted store', () => {
  const swell = recordingServer();
  const lines: object[] = [];
  let app: HttpApp;
  const handler = nodeHandler(async () => app, '/api');
  const server = createServer((request, response) => void handler(request, response));

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const use = (storeUrl: string, timeoutMs = 5000) => {
    const keep = (fields: object) => lines.push(fields);
    const settings = { storeUrl, publicKey: 'pk_store', timeoutMs };
    app = createStoreProxy({ settings, log: { info: keep, error: keep } });
  };
  beforeEach(() => {
    lines.length = 0;
    use(swell.url);
  });

  /** Bypasses `fetch`, which would normalise URLs and bodies. */
  const send = ({ method = 'GET', target = '/api/cart', headers, body }: Sent) =>
    new Promise<Got>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const options = { host: '127.0.0.1', port, method, path: target, headers };
      const request = httpRequest({ ...options, agent: false }, async (answer) => {
        const chunks: Uint8Array[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        const { statusCode = 0, headers: got } = answer;
        resolve({ status: statusCode, headers: got, body: Buffer.concat(chunks) });
      });
      request.on('error', reject).end(body);
    });
  const errorOf = ({ body }: Got) => JSON.parse(body.toString());

  it.each([
    '/api/products?where[tags][$in][0]=a%20b&$filters[price][0]=10',
    "/api/products?search=%C3%A9%2f%2F+a+'b'&&=&x==%zz%",
    '/api/products?a=1&a=2&b=|{}^`"<>',
    '/api/products?',
    '/api/products/a%2Fb/../c//d',
    '/functions/our-app/quote?a[]=1&b=%5B%5D',
  ])('sends the address untouched: %s', async (target) => {
    await send({ target });
    expect(swell.requests[0]?.target).toBe(target.replace(/\?$/, ''));
  });

  it('knows functions below the API too, where rewrites may put them', async () => {
    await send({ target: '/api/functions/our-app/quote', method: 'POST', body: '{}' });
    expect(swell.requests[0]).toMatchObject({ target: '/functions/our-app/quote', method: 'POST' });
  });

  it.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'sends %s as %s',
    async (method) => {
      await send({ method });
      expect(swell.requests[0]?.method).toBe(method);
    },
  );

  it('sends the bytes of a body, whatever they are', async () => {
    const body = Buffer.from([0, 255, 123, 10, 195, 40, 13, 10]);
    await send({ method: 'PUT', body });
    expect(swell.requests[0]?.body).toEqual(body);
    expect(swell.requests[0]?.headers['content-length']).toBe('8');
  });

  it('sends no body where there was none', async () => {
    await send({ method: 'DELETE', headers: { 'Content-Type': 'application/json' } });
    await send({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    const [deleted, posted] = swell.requests;
    expect(deleted?.headers['content-length']).toBeUndefined();
    expect(posted?.headers['content-length']).toBe('0');
    expect(posted?.headers['content-type']).toBe('application/json');
  });

  it('sends the six headers of the contract and no other', async () => {
    const wanted = {
      authorization: 'Basic cGtfYnJvd3Nlcg==',
      'x-session': 'session_1',
      'x-locale': 'en-US',
      'x-currency': '[object Promise]',
      'content-type': 'application/json',
      accept: 'application/json',
    };
    await send({
      headers: {
        ...wanted,
        Host: 'shop.example',
        Cookie: 'swell-session=stolen',
        Origin: 'https://shop.example',
        Referer: 'https://shop.example/checkout',
        'User-Agent': 'a browser',
        'Accept-Encoding': 'br',
        'Accept-Language': 'fr',
        'X-Forwarded-For': '10.0.0.1',
        'If-None-Match': '"1"',
      },
    });
    const { host, connection, ...headers } = swell.requests[0]?.headers ?? {};
    expect(headers).toEqual(wanted);
    expect(connection).toBe('keep-alive');
    expect(`http://${host}`).toBe(swell.url);
  });

  it('shows the store key for a sender without one', async () => {
    await send({});
    const key = Buffer.from('pk_store').toString('base64');
    expect(swell.requests[0]?.headers.authorization).toBe(`Basic ${key}`);
  });

  it.each([
    [200, '{"id":"5f","grand_total":1500.5,"name":"Ém\u2028"}'],
    [200, 'null'],
    [200, ''],
    [400, '{"error":{"message":"Invalid","code":"invalid_coupon_code"}}'],
    [404, '<html>not JSON</html>'],
    [500, '{"errors":{"x":{}}}'],
  ])('answers with status %d and body %s', async (status, body) => {
    const type = 'application/json; charset=utf-8';
    swell.answerWith({ status, body, headers: { 'Content-Type': type, 'X-Session': 's_2' } });
    const got = await send({});
    expect({ ...got, body: got.body.toString() }).toMatchObject({ status, body });
    expect(got.headers).toMatchObject({
      'content-type': type,
      'x-session': 's_2',
      'content-length': String(Buffer.byteLength(body)),
    });
  });

  it('answers without an X-Session when Swell does', async () => {
    expect((await send({})).headers).not.toHaveProperty('x-session');
  });

  it('hands packed bytes on as they are', async () => {
    const body = gzipSync('{"packed":true}');
    swell.answerWith({ status: 200, body, headers: { 'Content-Encoding': 'gzip' } });
    const got = await send({});
    expect(got.body).toEqual(body);
    expect(got.headers['content-encoding']).toBe('gzip');
  });

  it('hands a redirect on without following it', async () => {
    swell.answerWith({ status: 302, headers: { Location: 'https://elsewhere.example/' } });
    const got = await send({});
    expect(got).toMatchObject({ status: 302, headers: { location: 'https://elsewhere.example/' } });
    expect(swell.requests).toHaveLength(1);
  });

  it('keeps what speaks for another host, and lets nothing be cached', async () => {
    swell.answerWith({
      status: 200,
      body: '{}',
      headers: {
        'Set-Cookie': 'swell-session=x; HttpOnly',
        'Strict-Transport-Security': 'max-age=1',
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'public, max-age=600',
        'Alt-Svc': 'h3=":443"',
        'Proxy-Authenticate': 'Basic',
        ETag: '"1"',
      },
    });
    const { headers } = await send({});
    const kept = ['content-length', 'cache-control', 'date', 'connection', 'keep-alive'];
    expect(Object.keys(headers).filter((name) => !kept.includes(name))).toEqual([]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('takes in a chunked answer and says its length', async () => {
    const headers = { 'Transfer-Encoding': 'chunked' };
    swell.answerWith({ status: 200, body: '{"a":1}', headers });
    const got = await send({});
    expect(got.headers).not.toHaveProperty('transfer-encoding');
    expect(got.headers['content-length']).toBe('7');
  });

  it('refuses a body above 1 MiB with 413 and takes one of just that size', async () => {
    const most = Buffer.alloc(1024 * 1024, 120);
    const refused = await send({ method: 'PUT', body: Buffer.concat([most, Buffer.from('x')]) });
    expect(refused.status).toBe(413);
    expect(errorOf(refused)).toMatchObject({ error: { code: 'payload_too_large' } });
    expect(swell.requests).toHaveLength(0);
    expect((await send({ method: 'PUT', body: most })).status).toBe(200);
    expect(swell.requests[0]?.body.byteLength).toBe(most.byteLength);
  });

  it('answers 504 in the hard form when Swell is silent for too long', async () => {
    use(swell.url, 150);
    swell.answerWith('silence');
    const got = await send({ method: 'POST', target: '/api/cart/order?code=secret' });
    expect(got.status).toBe(504);
    expect(errorOf(got)).toEqual({ error: { message: expect.any(String), code: 'timeout' } });
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it.each(['nobody listens', 'half an answer'])('answers 502 in the hard form: %s', async (why) => {
    if (why === 'nobody listens') use('http://127.0.0.1:1');
    else swell.answerWith('half');
    const got = await send({});
    expect(got.status).toBe(502);
    expect(errorOf(got)).toEqual({ error: { message: expect.any(String), code: 'bad_gateway' } });
    expect(got.body.toString()).not.toMatch(/ECONN|127\.0\.0\.1/);
    expect(lines).toContainEqual(
      expect.objectContaining({ code: why === 'nobody listens' ? 'ECONNREFUSED' : 'ECONNRESET' }),
    );
  });

  it('writes one line a request, with the pattern instead of the address', async () => {
    await send({ target: '/api/cart/recover/abc?code=secret' });
    expect(lines).toEqual([expect.objectContaining({ route: '/*', method: 'GET', status: 200 })]);
  });
});

it('has no vault', async () => {
  const request = { method: 'GET', path: '/tokens', rawQuery: '', headers: {}, remoteAddress: '' };
  const answer = await absentVault.handle({ ...request, body: async () => new Uint8Array() });
  expect(answer.status).toBe(404);
  expect(JSON.parse(String(answer.body))).toMatchObject({ error: { code: 'not_found_error' } });
});
