import { keyPlace } from '@/domain/accounts/account';
import { resetPath } from './reset-url';

const ownOrigins = ['https://shop.example', 'http://127.0.0.1:3000'];

test.each([
  ['/set-password?a=1&key={reset_key}', '/set-password?a=1#key='],
  ['https://shop.example/reset-password?key={password_reset_key}', '/reset-password#key='],
  ['https://shop.example/set-password', '/set-password#key='],
  ['https://shop.example/set-password/#key={reset_key}', '/set-password#key='],
  ['http://127.0.0.1:3000/reset-password?key={reset_key}', '/reset-password#key='],
])('%s is the path %s with the key', (resetUrl, expected) => {
  expect(resetPath(resetUrl, ownOrigins)).toBe(expected + keyPlace);
});

test.each([
  '/shop?utm={reset_key}',
  '/set-password/../shop?utm={reset_key}',
  'https://shop.example/p/{password_reset_key}',
  'https://evil.example/set-password?key={reset_key}',
  '//evil.example/?key={reset_key}',
  'https://shop.example//evil.example/{reset_key}',
  'javascript:alert({reset_key})',
  'https://shop.example@evil.example/{reset_key}',
])('%s gets no key', (resetUrl) => {
  expect(resetPath(resetUrl, ownOrigins)).toBeNull();
});
