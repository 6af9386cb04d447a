import { isEmail, mailboxOf, maskedEmail, normaliseEmail } from './account';

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
  'q1<ada@b.ca>',
  '<ada@b.ca>',
  'Ada <ada@b.ca>',
  'ada@b.ca,eve@c.ca',
  'ada@b.ca,',
  'group:ada@b.ca',
  'group:ada@b.ca;',
  '(note)ada@b.ca',
  'ada(note)@b.ca',
  'ada@b.ca(note)',
  '"ada"@b.ca',
  'ada\\@b.ca',
  'ada@[192.0.2.1].ca',
  'ada\u200b@b.ca',
  'ada@b_c.ca',
  `${'a'.repeat(65)}@b.ca`,
])('%p cannot', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('254 characters are the limit', () => {
  const long = (labels: number) => `ada@${'a.'.repeat(labels)}example.ca`;
  expect(long(120)).toHaveLength(254);
  expect(isEmail(long(120))).toBe(true);
  expect(isEmail(long(121))).toBe(false);
});

test('a mailbox counts once, whatever follows the plus sign', () => {
  expect(mailboxOf(' Ada+1@Example.ca')).toBe('ada@example.ca');
  expect(mailboxOf('ada@example.ca')).toBe('ada@example.ca');
  expect(mailboxOf('+1@example.ca')).toBe('+1@example.ca');
});

test.each([
  ['margaret@example.ca', 'm…@e….ca'],
  ['a@b.co', 'a…@b….co'],
  ['éva@post.example.qc.ca', 'é…@p….ca'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
