import fc from 'fast-check';
import { paths } from './paths';
import { parseReturnPath } from './return-path';

test.each(['/account', '/account/orders?page=2', '/checkout', '/product/charge-go?ears=pair'])(
  '%s is a page to come back to',
  (path) => {
    expect(parseReturnPath(path)).toBe(path);
  },
);

test.each([
  undefined,
  null,
  ['/account'],
  '',
  'account',
  'https://evil.example/account',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/account\n',
  '/acc ount',
  '/api/cart',
  '/functions/pay',
  paths.login,
  `${paths.loginPassword}?next=/account`,
  paths.register,
  '/reset-password?key=secret',
  `/${'a'.repeat(600)}`,
])('%j is not', (path) => {
  expect(parseReturnPath(path)).toBeNull();
});

test('whatever is written there, one stays on the shop', () => {
  const parts = fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'http:', 'evil.example', '%2f');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (written) => {
      const path = parseReturnPath(`/${written.join('')}`);
      if (path === null) return;
      expect(new URL(path, 'http://shop.test').origin).toBe('http://shop.test');
    }),
  );
});
