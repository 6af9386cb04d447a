import { testShop } from '@/testing/shops/shop';
import { adminMessage, adminMessages } from '../admin/admin-messages';
import { chatMessages, customerData } from './conversations';

const shop = testShop({ settings: { ADMIN_PASSWORD: 'correct horse battery' } });

type Sent = { body?: object; token?: string | null };

async function ask(handler: typeof customerData, { body, token = null }: Sent, search = '') {
  const response = await fetch((await shop.serve(handler)) + search, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  return {
    status: response.status,
    session: response.headers.get('x-session'),
    body: (await response.json()) as Record<string, unknown>,
  };
}

async function staffToken() {
  const entered = await shop.services.staff.logIn({
    name: null,
    password: 'correct horse battery',
  });
  return entered?.token ?? '';
}

const letter = { name: 'Ada', email: 'ada@example.ca', message: 'It whistles' };

beforeEach(() => shop.services.db.script('delete from conversations; delete from rate_limits;'));

const count = async () => {
  const all = { sort: 'waiting', search: '', status: '', kind: '' };
  return (await shop.services.conversations.page({ page: 1, pageSize: 1, ...all })).count;
};

test('a letter is kept; what a machine filled in is not, and it does not learn so', async () => {
  expect(await ask(customerData, { body: letter })).toMatchObject({
    status: 200,
    body: { result: true },
  });
  expect(await count()).toBe(1);
  const machine = { ...letter, website: 'https://spam.example' };
  expect(await ask(customerData, { body: machine })).toMatchObject({
    status: 200,
    body: { result: true },
  });
  expect(await count()).toBe(1);
});

test.each([
  ['name', { name: ' ' }],
  ['email', { email: 'ada@' }],
  ['message', { message: '' }],
  ['message', { message: 'x'.repeat(5001) }],
])('a letter needs a good %s', async (param, fault) => {
  const refused = await ask(customerData, { body: { ...letter, ...fault } });
  expect(refused).toMatchObject({ status: 400, body: { error: { param } } });
  expect(await count()).toBe(0);
});

test('one machine cannot flood us with letters', async () => {
  for (let sent = 0; sent < 60; sent += 1) await ask(customerData, { body: letter });
  expect(await ask(customerData, { body: letter })).toMatchObject({ status: 429 });
  expect(await count()).toBe(60);
});

test('a chat: a guest begins it, our staff answers, nobody else reads it', async () => {
  expect((await ask(chatMessages, {})).body).toMatchObject({ messages: [] });
  const begun = await ask(chatMessages, { body: { text: 'Hello' } });
  expect(begun.session).not.toBeNull();
  const token = await staffToken();
  const list = await ask(adminMessages, { token });
  const [{ id }] = list.body.results as [{ id: string }];
  const opened = await ask(adminMessage, { token }, `?id=${id}`);
  expect(opened.body).toMatchObject({ conversation: { answerDue: expect.any(String) as string } });
  const { messages } = opened.body.conversation as { messages: { id: string }[] };
  const answer = { id, after: messages[0]?.id, text: 'Good day' };
  expect((await ask(adminMessage, { token, body: answer })).status).toBe(200);
  expect(await ask(adminMessage, { token, body: answer })).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict' } },
  });
  const mine = await ask(chatMessages, { token: begun.session });
  expect(mine.body).toMatchObject({
    messages: [
      { author: 'visitor', text: 'Hello' },
      { author: 'staff', text: 'Good day' },
    ],
  });
  const other = await ask(chatMessages, { body: { text: 'Other' } });
  expect(other.body).toMatchObject({ messages: [{ text: 'Other' }] });
  expect(await ask(adminMessage, { token }, `?id=${id}`)).toMatchObject({
    body: { conversation: { status: 'answered', messages: [{}, {}] } },
  });
});
