import { createLog, createRequestLog } from './log';

function logged(fields: object): string {
  let line = '';
  createLog({ logLevel: 'info' }, { stream: { write: (text) => (line += text) } }).info(
    fields,
    'request',
  );
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

test('request lines are whole, and errors beside them are redacted', () => {
  const lines: string[] = [];
  const log = createRequestLog(
    createLog({ logLevel: 'info' }, { stream: { write: (text) => lines.push(text) } }),
  );
  log.info({ route: '/cart/items/:id', method: 'PUT', status: 200, ms: 1.5 }, 'request');
  const refused = Object.assign(new Error('refused'), { detail: 'Failing row: hide-me' });
  log.error({ err: refused, body: { email: 'hide-me' } }, 'unexpected error');
  const written: unknown = JSON.parse(lines[0] ?? '');
  expect(written).toMatchObject({ level: 30, route: '/cart/items/:id', status: 200, ms: 1.5 });
  expect(lines[1]).toContain('refused');
  expect(lines[1]).not.toContain('hide-me');
});

/** The error nodemailer throws for a mailbox that does not exist. */
function refusedRecipient(): Error {
  const said = '550 5.1.1 <hide.me@example.ca>: no such mailbox';
  return Object.assign(new Error(`Can't send mail - all recipients were rejected: ${said}`), {
    code: 'EENVELOPE',
    response: said,
    responseCode: 550,
    rejected: ['hide.me@example.ca'],
    rejectedErrors: [Object.assign(new Error(said), { recipient: 'hide.me@example.ca' })],
  });
}

test('an error tells what broke, and no address in it, in its lists or in its causes', () => {
  const line = logged({ err: new Error('not sent', { cause: refusedRecipient() }), job: 'a-mail' });
  expect(line).not.toMatch(/hide\.me/);
  const alone = logged({ err: refusedRecipient() });
  expect(alone).not.toMatch(/hide\.me/);
  expect(JSON.parse(alone)).toMatchObject({
    err: { type: 'Error', code: 'EENVELOPE', responseCode: 550 },
  });
  expect(alone).toContain('550 5.1.1 <[email]>: no such mailbox');
  expect(alone).toContain('log.test.ts');
});

test('keeps which text of an editor is not fit to be shown', () => {
  expect(logged({ kind: 'articles', text: 'early-bird', faults: ['no title'] })).toContain(
    'early-bird',
  );
});

test('keeps the name of a job and of an error', () => {
  expect(logged({ job: 'send-order-confirmation' })).toContain('send-order-confirmation');
  expect(logged({ err: new TypeError('broken') })).toContain('TypeError');
});
