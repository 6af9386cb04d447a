import { plainAddress, plainWords } from './plain-words';

test.each([
  ["Cannot read properties of undefined (reading 'cart')", null],
  ['at /shop/node_modules/@react-pdf/renderer/lib/react-pdf.js:1:2', null],
  ['550 5.1.1 <ada@example.ca> unknown', '550 5.1.1 <[email]> unknown'],
  ['Minified React error #418', null],
  ['No account under margaret.o@example.ca here', 'No account under [email] here'],
  [
    'Failed to fetch /api/order-lookup?email=ada%40example.ca&number=1',
    'Failed to fetch /api/order-lookup',
  ],
  ['at https://shop.example/reset-password?key=abc123', 'at https://shop.example/reset-password'],
  ['/book-consultation#booking=q1w2e3', '/book-consultation'],
  [
    'Unexpected token \'M\', "Margaret"... is not valid JSON',
    'Unexpected token \'M\', "…"... is not valid JSON',
  ],
  ['Unterminated "I hear badly', 'Unterminated "…"'],
  ['Session k3J9_x8Qw-72hLmNpQrStUv is unknown', 'Session [id] is unknown'],
  ['call +1 (403) 555-0118 now', 'call [number] now'],
  ['card 4242 4242 4242 4242', 'card [number]'],
  [
    'Failed query: insert into tests values ($1)\nparams: right ear 85 dB,ada@example.ca',
    'Failed query: insert into tests values ($1)\nparams: [hidden]',
  ],
])('%s', (said, expected) => {
  expect(plainWords(said)).toBe(expected ?? said);
});

test('addresses lose what stands behind the path', () => {
  expect(plainAddress('https://shop.example/a/b.js?x=1#y')).toBe('https://shop.example/a/b.js');
});
