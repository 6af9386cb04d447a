/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withStraightCalls } from './straight-calls.mjs';

let distDir: string;

beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'boreal-build-'));
});
afterEach(() => rmSync(distDir, { recursive: true }));

const pages = [
  '/api/[[...path]]',
  '/api/vault/[[...path]]',
  '/api/subscribe',
  '/api/health/ready',
  '/api/admin-orders',
  '/cart',
];

function built(names: readonly string[]) {
  mkdirSync(path.join(distDir, 'server'));
  const manifest = Object.fromEntries(names.map((name) => [name, `pages${name}.js`]));
  writeFileSync(path.join(distDir, 'server', 'pages-manifest.json'), JSON.stringify(manifest));
  const asked: string[] = [];
  const noting = (name: string) => async () => void asked.push(name);
  const handle = withStraightCalls(
    noting('next'),
    { storeApi: noting('store'), vault: noting('vault') },
    distDir,
  );
  return (url: string) => {
    void handle({ url } as IncomingMessage, {} as ServerResponse);
    return asked.pop();
  };
}

describe('calls of the commerce API', () => {
  it.each([
    ['/api/cart', 'store'],
    ['/api/cart/items', 'store'],
    ['/api/products/charge-go?expand=variants', 'store'],
    ['/api/products?limit=24', 'store'],
    ['/api/functions/app/pay', 'store'],
    ['/api/nowhere', 'store'],
    ['/api/vault/tokens?$data[number]=1', 'vault'],
    ['/api/vault', 'vault'],
    // The product's own.
    ['/api/subscribe', 'next'],
    ['/api/health/ready', 'next'],
    ['/api/admin-orders?page=2', 'next'],
    // What Next alone knows to read.
    ['/api', 'next'],
    ['/api/', 'next'],
    ['/api/cart/', 'next'],
    ['/api//cart', 'next'],
    ['/api/cart/%69tems', 'next'],
    ['/api/cart/../subscribe', 'next'],
    ['/api/Cart', 'next'],
    ['/api/cart;x/items', 'next'],
    ['/cart', 'next'],
    ['/apis/cart', 'next'],
  ])('%s is answered by %s', (url, by) => {
    expect(built(pages)(url)).toBe(by);
  });

  it('are not guessed at when the build has another shape', () => {
    expect(() => built(pages.slice(1))).toThrow('The build has no /api/[[...path]]');
  });

  it('end when their answer breaks off', async () => {
    const ask = jest.fn();
    mkdirSync(path.join(distDir, 'server'));
    writeFileSync(
      path.join(distDir, 'server', 'pages-manifest.json'),
      JSON.stringify(Object.fromEntries(pages.map((page) => [page, page]))),
    );
    const broken = async () => Promise.reject(new Error('gone'));
    const handle = withStraightCalls(ask, { storeApi: broken, vault: broken }, distDir);
    const response = { destroy: jest.fn() };
    await handle({ url: '/api/cart' } as IncomingMessage, response as unknown as ServerResponse);
    expect(response.destroy).toHaveBeenCalledTimes(1);
    expect(ask).not.toHaveBeenCalled();
  });
});
