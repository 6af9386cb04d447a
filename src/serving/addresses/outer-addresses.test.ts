/** @jest-environment node */
import nextConfig from '../../../next.config.js';
import { innerAddress } from './outer-addresses';

// The settings load the table with a loader of TypeScript, which cannot run inside of jest.
jest.mock('tsx/cjs/api', () => ({
  require: () => jest.requireActual('@/domain/pages/french-addresses'),
}));

describe('addresses beside the API', () => {
  it.each([
    ['/functions/app/pay?x=1', '/api/functions/app/pay?x=1'],
    ['/monitoring?o=1', '/api/monitoring?o=1'],
    ['/monitoring', '/api/monitoring'],
    ['/functions', '/functions'],
    ['/monitoring-news', '/monitoring-news'],
    ['/shop?next=/functions/a', '/shop?next=/functions/a'],
    ['http://shop.example/cart?a=http://b', '/cart?a=http://b'],
    ['https://evil.example', '/'],
    ['https://evil.example?a=1', '/?a=1'],
    ['https:evil.example/', '/'],
    ['/product/%ff', '/404'],
    ['/product/%', '/404'],
    ['/%u0000?a=1', '/404'],
    ['/shop?q=%ff', '/shop?q=%ff'],
    ['/api/%ff', '/api/%ff'],
    ['http://shop.example/functions/app/pay', '/api/functions/app/pay'],
  ])('%s is %s inside', (outer, inner) => {
    expect(innerAddress(outer)).toBe(inner);
  });

  it('are rewritten by Next in the development server alone: a rewrite costs every page 4 KiB of scripts', async () => {
    const rewrites = await nextConfig.rewrites?.();
    expect(rewrites).toEqual(
      expect.arrayContaining([
        { source: '/functions/:path*', destination: innerAddress('/functions/:path*') },
        { source: '/monitoring', destination: innerAddress('/monitoring') },
        { source: '/fr/panier', destination: '/fr/cart', locale: false },
      ]),
    );
  });
});
