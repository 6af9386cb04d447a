/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { takesBrotli } from './accepted';
import { compressFiles } from './compress-files';
import { withCompressedFiles } from './compressed-files';
import { withCompression } from './compressed-pages';
import { readPatches } from '../patches/switches';
import { createPageVersions } from './page-versions';

const script = 'console.log("hello");\n'.repeat(200);
const page = `<!doctype html><title>Shop</title>${'<p>Hearing aids</p>'.repeat(200)}`;

let server: Server | null = null;
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'boreal-compression-'));
});

afterEach(() => {
  server?.close();
  rmSync(root, { recursive: true, force: true });
});

const compressed = (listener: RequestListener, patches?: string) =>
  withCompression(listener, readPatches(patches));

async function serve(listener: RequestListener): Promise<number> {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const address = opened.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

type Asking = { method?: string; headers?: Record<string, string> };

async function ask(port: number, address: string, { method = 'GET', headers = {} }: Asking = {}) {
  const incoming = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const all = { 'Accept-Encoding': 'gzip, br', ...headers };
    request({ host: '127.0.0.1', port, path: address, method, headers: all, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
  const body = await buffer(incoming);
  return { status: incoming.statusCode, headers: incoming.headers, body };
}

describe('what a caller takes', () => {
  it.each([
    ['gzip, deflate, br, zstd', true],
    ['br;q=0.5', true],
    ['BR', true],
    ['br;q=0', false],
    ['br; q=0.0, gzip', false],
    ['gzip', false],
    ['', false],
  ])('%p: %p', (said, isTaken) => {
    expect(takesBrotli(said)).toBe(isTaken);
  });
});

describe('files that the build compressed', () => {
  const hashed = '/_next/static/chunks/a1.js';
  const original: RequestListener = (_, response) => response.end('original');

  async function serveBuilt(): Promise<number> {
    for (const folder of ['public', 'built/static/chunks'])
      mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, 'built/static/chunks/a1.js'), script);
    writeFileSync(path.join(root, 'built/static/chunks/small.js'), 'a()');
    writeFileSync(path.join(root, 'public/brand.svg'), `<svg>${' '.repeat(2000)}</svg>`);
    await compressFiles(root, path.join(root, 'built'));
    return serve(withCompressedFiles(original, root, path.join(root, 'built')));
  }

  it('are sent for ever where the name is a hash, and say how they are compressed', async () => {
    const { status, headers, body } = await ask(await serveBuilt(), `${hashed}?v=1`);
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'content-type': 'application/javascript; charset=UTF-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  });

  it('are asked for again where the name stays', async () => {
    const { headers } = await ask(await serveBuilt(), '/brand.svg');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0',
    });
  });

  it('are not sent again to whoever has them', async () => {
    const port = await serveBuilt();
    const { headers } = await ask(port, hashed);
    const known = { 'If-None-Match': `"other", W/${headers.etag}` };
    const again = await ask(port, hashed, { headers: known });
    expect({ status: again.status, length: again.body.length, tag: again.headers.etag }).toEqual({
      status: 304,
      length: 0,
      tag: headers.etag,
    });
    expect((await ask(port, hashed, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('are described to whoever asks for the head alone', async () => {
    const port = await serveBuilt();
    const whole = await ask(port, hashed);
    const head = await ask(port, hashed, { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it.each<[string, string, Asking]>([
    ['a part is wanted', hashed, { headers: { Range: 'bytes=0-9' } }],
    ['another coding is wanted', hashed, { headers: { 'Accept-Encoding': 'gzip' } }],
    ['something is sent', hashed, { method: 'POST' }],
    ['there was nothing to win', '/_next/static/chunks/small.js', {}],
    ['there is no such file', '/_next/static/chunks/b2.js', {}],
    ['the address leads out', '/_next/static/../../package.json', {}],
  ])('leave it to the originals where %s', async (_, address, asking) => {
    const { headers, body } = await ask(await serveBuilt(), address, asking);
    expect(body.toString()).toBe('original');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('give way to an original that somebody changed after the build', async () => {
    await serveBuilt();
    server?.close();
    const later = new Date(Date.now() + 60_000);
    utimesSync(path.join(root, 'public/brand.svg'), later, later);
    const port = await serve(withCompressedFiles(original, root, path.join(root, 'built')));
    expect((await ask(port, '/brand.svg')).body.toString()).toBe('original');
    expect((await ask(port, hashed)).headers['content-encoding']).toBe('br');
  });
});

describe('what is written for a request', () => {
  const writing = (body: string, type: string, headers: Record<string, string> = {}) =>
    serve(
      compressed((_, response) => {
        response.setHeader('Content-Type', type);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.setHeader('Content-Length', Buffer.byteLength(body));
        response.end(body);
      }),
    );

  it('goes out compressed as a page, each version as itself', async () => {
    let text = page;
    const port = await serve(
      compressed((_, response) => {
        response.setHeader('Content-Length', Buffer.byteLength(text));
        response.end(text);
      }),
    );
    const tags: unknown[] = [];
    // The third is as long as the first, because V8 compares the length of long strings before their contents.
    for (const words of [page, `${page}<p>More</p>`, page.replace('Shop', 'Cart'), page]) {
      text = words;
      const { headers, body } = await ask(port, '/shop?a=1');
      expect(brotliDecompressSync(body).toString()).toBe(words);
      expect(headers).toMatchObject({
        etag: expect.stringMatching(/^W\/"[\w-]+"$/) as unknown,
        'content-encoding': 'br',
        'content-length': String(body.length),
        vary: 'Accept-Encoding',
      });
      tags.push(headers.etag);
    }
    expect(tags[3]).toBe(tags[0]);
    expect(new Set(tags).size).toBe(3);
  });

  it('goes out compressed as data of a page, and as an answer of the API', async () => {
    for (const address of ['/_next/data/b/shop.json', '/api/cart', '/sitemap.xml']) {
      const port = await writing(JSON.stringify({ page }), 'application/json');
      const { headers, body } = await ask(port, address);
      expect({ address, coding: headers['content-encoding'] }).toEqual({ address, coding: 'br' });
      expect(brotliDecompressSync(body).toString()).toBe(JSON.stringify({ page }));
      server?.close();
    }
  });

  it.each<[string, string, string, Asking, string | undefined]>([
    ['of few words', '<p>Short</p>', 'text/html', {}, undefined],
    [
      'for who takes none',
      page,
      'text/html',
      { headers: { 'Accept-Encoding': 'identity' } },
      undefined,
    ],
    [
      'for who takes another',
      page,
      'text/html',
      { headers: { 'Accept-Encoding': 'gzip' } },
      'gzip',
    ],
  ])('is coded as the caller can read it: a page %s', async (_, body, type, asking, coding) => {
    const answer = await ask(await writing(body, type), '/shop', asking);
    expect(answer.headers['content-encoding']).toBe(coding);
    if (!coding) expect(answer.body.toString()).toBe(body);
  });

  it.each(['gzip, br', 'gzip', 'identity'])(
    'is not sent again to whoever has it: a page in %s',
    async (accepted) => {
      const headers = { 'Accept-Encoding': accepted };
      const port = await writing(page, 'text/html', { 'Cache-Control': 'no-cache' });
      const first = await ask(port, '/shop', { headers });
      const known = { ...headers, 'If-None-Match': `"other", ${first.headers.etag}` };
      const again = await ask(port, '/shop', { headers: known });
      expect({ status: again.status, length: again.body.length, ...again.headers }).toMatchObject({
        status: 304,
        length: 0,
        etag: first.headers.etag,
        'cache-control': 'no-cache',
      });
      expect(again.headers['content-type']).toBeUndefined();
      expect(again.headers['content-length']).toBeUndefined();
      const other = await ask(port, '/shop', {
        headers: { ...headers, 'If-None-Match': '"other"' },
      });
      expect(other.status).toBe(200);
    },
  );

  it('has one tag in all codings, weak where it is compressed by us', async () => {
    const port = await writing(page, 'text/html');
    const plain = await ask(port, '/shop', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.etag).toMatch(/^"/);
    const { headers } = await ask(port, '/shop');
    expect(headers.etag).toBe(`W/${plain.headers.etag}`);
  });

  it.each([404, 500, 307])('has no tag where it is no page: %d', async (status) => {
    const port = await serve(
      compressed((_, response) => {
        response.statusCode = status;
        response.end(page);
      }),
    );
    const answer = await ask(port, '/shop', { headers: { 'If-None-Match': '*' } });
    expect(answer.status).toBe(status);
    expect(answer.headers.etag).toBeUndefined();
    expect(brotliDecompressSync(answer.body).toString()).toBe(page);
  });

  it.each(['br', 'identity'])('is described to whoever asks for its head in %s', async (coding) => {
    const headers = { 'Accept-Encoding': coding };
    // Like Next: without a body for HEAD.
    const port = await serve(
      compressed((asked, response) => {
        response.setHeader('Content-Length', Buffer.byteLength(page));
        response.end(asked.method === 'HEAD' ? null : page);
      }),
    );
    const whole = await ask(port, '/shop', { headers });
    const head = await ask(port, '/shop', { headers, method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    const told = ['etag', 'vary', 'content-length', 'content-encoding'] as const;
    for (const name of told) expect(head.headers[name]).toBe(whole.headers[name]);
    expect(whole.headers.etag).toBeDefined();
  });

  it('keeps the tag that an answer of the API gave itself, and gives it none', async () => {
    const port = await writing(page, 'application/json', { ETag: '"own"' });
    expect((await ask(port, '/api/products')).headers.etag).toBe('"own"');
    server?.close();
    const other = await writing(page, 'application/json');
    expect((await ask(other, '/api/cart')).headers.etag).toBeUndefined();
  });

  it('that is compressed already is left alone', async () => {
    const port = await writing(page, 'application/json', { 'Content-Encoding': 'br' });
    expect((await ask(port, '/api/products')).body.toString()).toBe(page);
  });

  it('has no tag of ours without the patch, and is compressed all the same', async () => {
    const port = await serve(
      compressed((_, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.end(page);
      }, '-page-compression'),
    );
    const { headers, body } = await ask(port, '/shop');
    expect(headers.etag).toBeUndefined();
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(page);
  });

  it('without words is an answer as well', async () => {
    const port = await serve(compressed((_, response) => response.writeHead(304).end()));
    expect((await ask(port, '/shop')).status).toBe(304);
  });
});

describe('versions of pages', () => {
  const pageOf = (name: string) => name + ' '.repeat(2_000);

  it('are made once for the same words', () => {
    const versionOf = createPageVersions();
    const [first, second] = ['a', 'b'].map((name) => versionOf(pageOf(name)));
    expect(versionOf(pageOf('a'))).toBe(first);
    expect(second?.tag).not.toBe(first?.tag);
  });

  it('are forgotten, the oldest first, when there are too many, small ones too', () => {
    const versionOf = createPageVersions(10_000);
    const first = versionOf(pageOf('a'));
    const second = versionOf(pageOf('b'));
    for (let count = 0; count < 5; count += 1) versionOf(String(count));
    expect(versionOf(pageOf('b'))).toBe(second);
    expect(versionOf(pageOf('a'))).not.toBe(first);
  });
});
