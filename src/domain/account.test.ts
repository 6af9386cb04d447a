import { isEmail, maskedEmail, normaliseEmail } from './account';

test('an address is one whatever its case and blanks', () => {
  expect(normaliseEmail('  Ada@Example.CA ')).toBe('ada@example.ca');
});

test.each(['a@b.ca', ' ada.lovelace+shop@mail.example.com ', 'o’neil@example.ca'])(
  '%p can get mail',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'ada',
  'ada@',
  '@b.ca',
  'a@b',
  'a@b..ca',
  'a@@b.ca',
  'a b@c.ca',
  'a@b.ca\n x',
  'a\u0000@b.ca',
])('%p cannot', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('254 characters are the limit', () => {
  const host = '@example.ca';
  expect(isEmail('a'.repeat(254 - host.length) + host)).toBe(true);
  expect(isEmail('a'.repeat(255 - host.length) + host)).toBe(false);
});

test.each([
  ['margaret@example.ca', 'm…@e….ca'],
  ['a@b.co', 'a…@b….co'],
  ['éva@post.example.qc.ca', 'é…@p….ca'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
