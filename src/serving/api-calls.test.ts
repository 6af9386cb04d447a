/** @jest-environment node */
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { nextsOwn, withApiCalls } from './api-calls';

function askedOf(url: string): string | undefined {
  const asked: string[] = [];
  const noting = (name: string) => async () => void asked.push(name);
  const handle = withApiCalls(noting('next'), noting('api'));
  void handle({ url } as IncomingMessage, {} as ServerResponse);
  return asked.pop();
}

describe('calls under /api', () => {
  it.each([
    ['/api/cart', 'api'],
    ['/api/cart/items', 'api'],
    ['/api/products/charge-go?expand=variants', 'api'],
    ['/api/vault/tokens?$data[number]=1', 'api'],
    ['/api/vault', 'api'],
    ['/api/subscribe', 'api'],
    ['/api/health/ready', 'api'],
    ['/api/admin-orders?page=2', 'api'],
    ['/api/Nowhere', 'api'],
    ['/api/internal/renew-pages/x', 'api'],
    // Routes that need Next.
    ['/api/internal/renew-pages', 'next'],
    ['/api/internal/renew-pages?x', 'next'],
    // Addresses that only Next can read.
    ['/api', 'next'],
    ['/api/', 'next'],
    ['/api/cart/', 'next'],
    ['/api//cart', 'next'],
    ['/api/cart/%69tems', 'next'],
    ['/api/cart/../subscribe', 'next'],
    ['/api/cart;x/items', 'next'],
    ['/cart', 'next'],
    ['/apis/cart', 'next'],
  ])('%s is answered by %s', (url, by) => {
    expect(askedOf(url)).toBe(by);
  });

  it('go to Next where there is a page of its own, and only there', () => {
    const pages = readdirSync('src/pages/api', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && name !== '[[...path]].ts')
      .map((name) => `/api/${name.replace(/\.ts$/, '')}`);
    expect(pages).toEqual([...nextsOwn]);
  });

  it('end when their answer breaks off', async () => {
    const next = jest.fn();
    const handle = withApiCalls(next, async () => Promise.reject(new Error('gone')));
    const response = { destroy: jest.fn() };
    await handle({ url: '/api/cart' } as IncomingMessage, response as unknown as ServerResponse);
    expect(response.destroy).toHaveBeenCalledTimes(1);
    expect(next).not.toHaveBeenCalled();
  });
});
