import { siteUrlOf } from './site-url';

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '4100' }, 'http://localhost:4100'],
  [{ PORT: '4100', NEXT_PUBLIC_SITE_URL: 'https://built.example/' }, 'https://built.example'],
  [
    { SITE_URL: 'https://shop.example', NEXT_PUBLIC_SITE_URL: 'https://built.example' },
    'https://shop.example',
  ],
  [{ SITE_URL: '', PORT: '' }, 'http://localhost:3000'],
])('%p is the shop at %s', (settings, origin) => {
  expect(siteUrlOf(settings)).toBe(origin);
});
