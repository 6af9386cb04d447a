import { createLog } from './log';

function logged(fields: object): string {
  let line = '';
  createLog({ logLevel: 'info' }, { write: (text) => (line += text) }).info(fields, 'request');
  return line;
}

test('says when, what and with which fields', () => {
  const line: unknown = JSON.parse(logged({ route: '/cart', status: 200 }));
  expect(line).toMatchObject({ level: 30, msg: 'request', route: '/cart', status: 200 });
  expect(line).toHaveProperty('time', expect.stringMatching(/^\d{4}-.*Z$/));
});

test.each([
  { authorization: 'hide-me' },
  { headers: { authorization: 'hide-me', cookie: 'hide-me', 'set-cookie': 'hide-me' } },
  { headers: { 'x-session': 'hide-me' } },
  { body: { card: { number: 'hide-me', cvc: 'hide-me' } } },
  { account: { email: 'hide-me', name: 'hide-me', password: 'hide-me' } },
  { cart: { shipping: { first_name: 'hide-me', address1: 'hide-me', phone: 'hide-me' } } },
])('never writes %j', (fields) => {
  expect(logged(fields)).not.toContain('hide-me');
});

test('keeps the name of a job and of an error', () => {
  expect(logged({ job: 'send-order-confirmation' })).toContain('send-order-confirmation');
  expect(logged({ err: new TypeError('broken') })).toContain('TypeError');
});
