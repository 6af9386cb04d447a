import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import swell, { type SwellClient } from 'swell-js';
import { answerApi } from '@/testing/shops/api-server';
import { aTestResult } from '@/testing/hearing';
import { calgaryOrder } from '@/testing/order';
import { sdkOptions } from '@/testing/http-shopper/sdk-options';
import { testShop } from '@/testing/shops/shop';
import type { Route } from '../endpoints/route';
import { adminAttachTest } from '../admin/admin-attach-test';
import { adminLogin } from '../admin/admin-login';
import { adminOrder } from '../admin/admin-order';
import { foundRecords } from '../accounts/found-records';
import { hearingResults } from './hearing-results';

const shop = testShop();
const email = 'margaret@example.com';

type Person = { client: SwellClient; session: () => string };

async function person(): Promise<Person> {
  const api = await shop.serve(answerApi);
  const cookies = new Map<string, string>();
  const client = swell.create('embedded', 'pk_embedded', sdkOptions(api, cookies));
  await client.locale.select('en-US');
  return { client, session: () => cookies.get('swell-session') ?? '' };
}

type Asked = { query?: string; body?: object };

async function call(handler: Route, token: string, { query = '', body }: Asked = {}) {
  const origin = await shop.serve(handler);
  const answer = await fetch(`${origin}/?${query}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}

type Saved = { id: string; orders: { number: string }[] };

async function save(someone: Person, under = email): Promise<Saved> {
  const body = {
    result: aTestResult(),
    ...{ email: under, name: 'Margaret', session_id: randomUUID(), consent: true },
  };
  const answer = await call(hearingResults, someone.session(), { body });
  expect(answer.status).toBe(200);
  return { id: text(answer.body.result, 'id'), orders: answer.body.orders ?? [] };
}

/** The orders that each of the person's saved tests is with, newest test first. */
async function ordersOfOwn(someone: Person): Promise<readonly unknown[]> {
  const { body } = await call(hearingResults, someone.session());
  const results: readonly unknown[] = body.results ?? [];
  return results.map((one) => Reflect.get(Object(one), 'orders') as unknown);
}

/** An order of hearing aids that waits for a test. `owner`: the account it belongs to, by proof or by a typed address. */
async function waitingOrder(owner: { accountId: string; isAttached: boolean }) {
  const id = `order_${randomUUID()}`;
  const order = { ...calgaryOrder, id, status: 'hold' };
  const [row] = await shop.services.db.query<{ number: string }>(
    `insert into orders
       (id, number, cart_id, checkout_id, account_id, status, hold_reason, is_paid, is_attached, data)
     values ($1, nextval('order_numbers'), $1, $1, $2, 'hold', 'hearing_test_needed', true, $3, $4)
     returning number::text`,
    [id, owner.accountId, owner.isAttached, order],
  );
  return { id, number: row?.number ?? '' };
}

/** Makes an order the last one of the person's visit, as placing it does. */
async function placedBy(someone: Person, order: { id: string }): Promise<void> {
  await shop.services.db.query('update sessions set last_order_id = $1 where id = $2', [
    order.id,
    someone.session().slice(0, 24),
  ]);
}

/** A customer with an account under the address. */
async function customer({ isProven }: { isProven: boolean }) {
  const someone = await person();
  await someone.client.account.create({ email, password: 'tamarack-tree' });
  const [account] = await shop.services.db.query<{ id: string }>(
    `update accounts set email_proven_at = case when $2 then now() end where email = $1 returning id`,
    [email, isProven],
  );
  return { ...someone, accountId: account?.id ?? '' };
}

async function staff(): Promise<string> {
  const secrets: unknown = JSON.parse(readFileSync(shop.services.lifecycle.secretsFile, 'utf8'));
  const password = text(secrets, 'adminPassword');
  return text((await call(adminLogin, '', { body: { password } })).body, 'token');
}

function text(record: unknown, field: string): string {
  const value: unknown = Reflect.get(Object(record), field);
  if (typeof value !== 'string') throw new Error(`No ${field}`);
  return value;
}

const seenByStaff = async (token: string, orderId: string) =>
  (await call(adminOrder, token, { query: `order_id=${orderId}` })).body;
const offeredFor = async (token: string, orderId: string): Promise<readonly { id: string }[]> =>
  Reflect.get(Object((await seenByStaff(token, orderId)).hearing), 'offered') as { id: string }[];
const kindsOf = async (orderId: string) => (await shop.services.hearing.profiles.of(orderId)).kinds;

beforeEach(async () => {
  const { db } = shop.services;
  for (const table of ['hearing_profile_items', 'hearing_results', 'order_events', 'orders'])
    await db.query(`delete from ${table}`);
  await db.query('delete from accounts where email = $1', [email]);
});

test('a test that names no order reaches the one placed last in the same visit, under the same address', async () => {
  const [ada, eve] = [await person(), await person()];
  const order = await waitingOrder({ accountId: 'account_1', isAttached: false });
  await placedBy(ada, order);
  expect((await save(eve)).orders).toEqual([]);
  // The same device, another person.
  expect((await save(ada, 'husband@example.com')).orders).toEqual([]);
  expect(await kindsOf(order.id)).toEqual([]);

  expect((await save(ada)).orders).toEqual([{ number: order.number }]);
  expect(await kindsOf(order.id)).toEqual(['test']);
});

test('each saved test says which order it is with, and only to its owner', async () => {
  const ada = await person();
  const order = await waitingOrder({ accountId: 'account_1', isAttached: false });
  await save(ada);
  await placedBy(ada, order);
  await save(ada);
  expect(await ordersOfOwn(ada)).toEqual(
    expect.arrayContaining([[], [{ id: order.id, number: order.number }]]),
  );
  // The order is another visit's now, so its number is none of this one's business.
  await shop.services.db.query('update sessions set last_order_id = null');
  expect(await ordersOfOwn(ada)).toEqual([[], []]);
});

test('a test that its proven owner takes over reaches the order that waits for it', async () => {
  const guest = await person();
  const { id } = await save(guest);
  const ada = await customer({ isProven: true });
  const order = await waitingOrder({ accountId: ada.accountId, isAttached: true });
  const body = { kind: 'hearing_test', id, answer: 'mine' };
  expect((await call(foundRecords, ada.session(), { body })).status).toBe(200);
  expect(await kindsOf(order.id)).toEqual(['test']);
});

test('staff attach a test under the same proven address; the timeline and the log say so', async () => {
  const ada = await customer({ isProven: true });
  const { id: testId } = await save(ada);
  const order = await waitingOrder({ accountId: ada.accountId, isAttached: true });
  const token = await staff();
  const { db } = shop.services;
  await db.query('delete from audit_log');
  expect(await offeredFor(token, order.id)).toEqual([
    { id: testId, name: 'Margaret', takenAt: expect.stringMatching(/Z$/) },
  ]);
  expect(
    await db.query(`select action, record_id from audit_log where subject = 'hearing_result'`),
  ).toEqual([{ action: 'view', record_id: testId }]);

  const body = { order_id: order.id, result_id: testId };
  expect((await call(adminAttachTest, token, { body })).status).toBe(200);
  expect(await kindsOf(order.id)).toEqual(['test']);
  expect((await shop.services.commerce.orders.findOrder(order.id))?.holdReason).toBe(
    'hearing_review',
  );
  expect(await offeredFor(token, order.id)).toEqual([]);
  const { adminFacts } = await seenByStaff(token, order.id);
  expect(Reflect.get(Object(adminFacts), 'events')).toMatchObject([{ kind: 'test_attached' }]);
  const changes = await db.query<{ subject: string; record_id: string }>(
    `select subject, record_id from audit_log where action = 'change' order by subject`,
  );
  expect(changes).toEqual([
    { subject: 'hearing_result', record_id: testId },
    { subject: 'order', record_id: order.id },
  ]);
  expect(await ordersOfOwn(ada)).toEqual([[{ id: order.id, number: order.number }]]);
  // Not twice.
  expect((await call(adminAttachTest, token, { body })).status).toBe(404);
});

test.each([
  ['whose address no mailed link has proven', { isProven: false, isAttached: true }],
  ['for an order with a typed address', { isProven: true, isAttached: false }],
])('staff are offered no test of an account %s, and cannot attach it', async (_name, given) => {
  const ada = await customer(given);
  const { id: testId } = await save(ada);
  const order = await waitingOrder({ accountId: ada.accountId, isAttached: given.isAttached });
  const token = await staff();
  expect(await offeredFor(token, order.id)).toEqual([]);
  const body = { order_id: order.id, result_id: testId };
  expect((await call(adminAttachTest, token, { body })).status).toBe(404);
  expect(await kindsOf(order.id)).toEqual([]);
});

test('staff are offered no test of a guest who only typed the address', async () => {
  const ada = await customer({ isProven: true });
  const { id: testId } = await save(await person());
  const order = await waitingOrder({ accountId: ada.accountId, isAttached: true });
  const token = await staff();
  expect(await offeredFor(token, order.id)).toEqual([]);
  const body = { order_id: order.id, result_id: testId };
  expect((await call(adminAttachTest, token, { body })).status).toBe(404);
});
