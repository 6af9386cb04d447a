import { signStartingFit } from '@/testing/shops/signed-sheet';
import { answerApi } from '@/testing/shops/api-server';
import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import swell, { type SwellClient } from 'swell-js';
import { hearingConsentVersion } from '@/domain/hearing/hearing-result';
import { calgaryOrder } from '@/testing/order';
import { aTestResult } from '@/testing/hearing';
import { testShop } from '@/testing/shops/shop';
import { sdkOptions } from '@/testing/http-shopper/sdk-options';
import type { Route } from '../endpoints/route';
import { adminApproveOrder } from '../admin/admin-approve-order';
import { adminHearingDetails, adminListHearingTests } from '../admin/admin-hearing';
import { adminLogin } from '../admin/admin-login';
import { adminOrder } from '../admin/admin-order';
import { externalHearingTest } from './external-hearing-test';
import { hearingDocument } from './hearing-document';
import { hasHearingResult } from './hearing-lookup';
import {
  hearingProfile,
  hearingWaiver,
  startHearingTest,
  updateHearingOrder,
} from './hearing-orders';
import { hearingQuestions } from './hearing-questions';
import { deleteHearingResult, hearingResults } from './hearing-results';

const shop = testShop();

/** A person with a browser and a session of their own. */
async function person(): Promise<{ client: SwellClient; session: () => string }> {
  const api = await shop.serve(answerApi);
  const cookies = new Map<string, string>();
  const client = swell.create('embedded', 'pk_embedded', sdkOptions(api, cookies));
  await client.locale.select('en-US');
  return { client, session: () => cookies.get('swell-session') ?? '' };
}

type Person = Awaited<ReturnType<typeof person>>;

async function call(
  handler: Route,
  token: string | null,
  { query = '', body, headers = {} }: { query?: string; body?: object; headers?: object } = {},
) {
  const origin = await shop.serve(handler);
  const answer = await fetch(`${origin}/?${query}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      'Content-Type': 'application/json',
      ...headers,
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}

const toSave = (email: string, more: object = {}) => ({
  result: aTestResult(),
  email,
  name: 'Ada',
  session_id: randomUUID(),
  consent: true,
  ...more,
});

async function save(someone: Person, email: string, more: object = {}) {
  return call(hearingResults, someone.session(), { body: toSave(email, more) });
}

/** A waiting order of hearing aids, which becomes the last one of the person's session. */
async function heldOrder(someone: Person): Promise<string> {
  const id = `order_${randomUUID()}`;
  const order = { ...calgaryOrder, id, status: 'hold', holdReason: 'hearing_test_needed' };
  await shop.services.db.query(
    `insert into orders (id, number, cart_id, checkout_id, account_id, status, hold_reason, is_paid, data)
     values ($1, nextval('order_numbers'), $1, $1, 'account_1', 'hold', 'hearing_test_needed', true, $2)`,
    [id, order],
  );
  await shop.services.db.query('update sessions set last_order_id = $1 where id = $2', [
    id,
    someone.session().slice(0, 24),
  ]);
  return id;
}

/** Signs the fitting sheet of an order, so that it can be approved. */
async function signSheet(orderId: string): Promise<void> {
  const { db, commerce, fittings } = shop.services;
  const order = await commerce.orders.findOrder(orderId);
  if (order) await signStartingFit(db, order, fittings);
}

async function admin(): Promise<string> {
  const secrets = readFileSync(shop.services.lifecycle.secretsFile, 'utf8');
  const { adminPassword } = JSON.parse(secrets) as { adminPassword: string };
  const { body } = await call(adminLogin, null, { body: { password: adminPassword } });
  return body.token ?? '';
}

test('a result is kept after a tick, shown to its visit, and destroyed by it', async () => {
  const [ada, eve] = [await person(), await person()];
  const kept = await save(ada, 'ada@example.ca');
  expect(kept).toMatchObject({
    status: 200,
    body: { result: { email: 'ada@example.ca' }, orders: [] },
  });
  const { id } = kept.body.result as unknown as { id: string };
  expect((await call(hearingResults, ada.session())).body.results).toMatchObject([{ id }]);
  expect((await call(hearingResults, eve.session())).body.results).toEqual([]);
  expect((await call(deleteHearingResult, eve.session(), { body: { id } })).status).toBe(404);
  expect((await call(deleteHearingResult, ada.session(), { body: { id } })).status).toBe(200);
  expect((await call(hearingResults, ada.session())).body.results).toEqual([]);
});

test.each([
  ['without the tick', { consent: false }],
  ['with a result that is none', { result: { version: '1' } }],
  ['with an address that is none', { email: 'ada' }],
])('%s nothing is kept', async (_name, more) => {
  const ada = await person();
  expect((await save(ada, 'nobody@example.ca', more)).status).toBe(400);
  expect((await call(hearingResults, ada.session())).body.results).toEqual([]);
});

test('a stranger without a session is asked for one', async () => {
  expect((await call(hearingResults, null)).status).toBe(401);
  expect((await call(hearingWaiver, null, { body: {} })).status).toBe(401);
});

test('only whoever a result belongs to and our staff hear of it', async () => {
  const [ada, eve] = [await person(), await person()];
  const email = 'known@example.ca';
  await save(ada, email);
  const ask = async (token: string | null, asked = email) =>
    (await call(hasHearingResult, token, { body: { email: asked } })).body;
  expect(await ask(ada.session(), 'Known@Example.ca')).toEqual({ result: true });
  expect(await ask(await admin())).toEqual({ result: true });
  const no = { result: false };
  expect(await ask(eve.session())).toEqual(no);
  expect(await ask(null)).toEqual(no);
  expect(await ask('forged')).toEqual(no);
  expect(await ask(ada.session(), 'unknown@example.ca')).toEqual(no);
});

test('a test becomes part of the order that waits for it, and of nobody else’s', async () => {
  const [ada, eve] = [await person(), await person()];
  const orderId = await heldOrder(ada);
  const query = `order_id=${orderId}`;
  expect((await call(hearingProfile, ada.session(), { query })).body).toMatchObject({
    has: [],
    missing: 'hearing_test',
  });
  expect((await call(hearingProfile, eve.session(), { query })).status).toBe(404);
  expect((await save(eve, 'eve@example.ca', { order_id: orderId })).status).toBe(404);

  const sessionId = randomUUID();
  await save(ada, 'ada@example.ca', { session_id: sessionId });
  const link = { query: `${query}&session_id=${sessionId}`, body: {} };
  expect((await call(updateHearingOrder, eve.session(), link)).status).toBe(404);
  expect((await call(updateHearingOrder, ada.session(), link)).body).toMatchObject({
    has: ['test'],
    missing: null,
    status: 'hold',
  });
  expect((await shop.services.commerce.orders.findOrder(orderId))?.holdReason).toBe(
    'hearing_review',
  );
});

test('signs go with the result; told later they hold an order that counts on it', async () => {
  const ada = await person();
  const sessionId = randomUUID();
  const kept = await save(ada, 'signs@example.ca', { session_id: sessionId, signs: [] });
  const { id } = kept.body.result as unknown as { id: string };
  const orderId = await heldOrder(ada);
  const { db } = shop.services;
  await db.query(
    `update orders set status = 'delivery_pending', hold_reason = null where id = $1`,
    [orderId],
  );
  await db.query(
    `insert into hearing_profile_items (order_id, kind, reference) values ($1, 'test', $2)`,
    [orderId, id],
  );
  const signs = ['pain', 'sudden-loss'];
  const eve = await person();
  expect((await save(eve, 'other@example.ca', { session_id: sessionId, signs })).status).toBe(400);
  expect(await shop.services.commerce.orders.findOrder(orderId)).toMatchObject({
    status: 'delivery_pending',
  });
  expect(await save(ada, 'signs@example.ca', { session_id: sessionId, signs })).toMatchObject({
    body: { result: { id, signs: ['sudden-loss', 'pain'] } },
  });
  expect(await shop.services.commerce.orders.findOrder(orderId)).toMatchObject({
    status: 'hold',
    holdReason: 'hearing_review',
  });
  const details = await call(adminHearingDetails, await admin(), { body: { id } });
  expect(details.body.results).toMatchObject([{ isFlagged: true, signs: ['sudden-loss', 'pain'] }]);
  expect((await save(ada, 'signs@example.ca', { signs: ['a headache'] })).status).toBe(400);
});

test('a new result that speaks for a doctor stops an order that our staff had let go on, once', async () => {
  const [ada, eve] = [await person(), await person()];
  const orderId = await heldOrder(ada);
  const token = await admin();
  const approve = () => call(adminApproveOrder, token, { body: { order_id: orderId } });
  const order = async () => {
    const found = await shop.services.commerce.orders.findOrder(orderId);
    return { status: found?.status, holdReason: found?.holdReason };
  };
  const flagged = { result: aTestResult({ flags: ['asymmetry'] }), session_id: randomUUID() };
  await save(ada, 'later@example.ca', { order_id: orderId });
  expect((await approve()).body.error).toMatchObject({ param: 'fitting_sheet' });
  await signSheet(orderId);
  expect((await approve()).status).toBe(200);
  const goesOn = { status: 'delivery_pending', holdReason: null };
  await save(ada, 'later@example.ca');
  await save(eve, 'later@example.ca', { ...flagged, session_id: randomUUID() });
  expect(await order()).toEqual(goesOn);

  await save(ada, 'later@example.ca', flagged);
  expect(await order()).toEqual({ status: 'hold', holdReason: 'hearing_review' });
  const { body } = await call(adminHearingDetails, token, { body: { email: 'later@example.ca' } });
  const known = body.results as unknown as { isFlagged: boolean; orders: { status: string }[] }[];
  expect(known.filter(({ isFlagged, orders }) => isFlagged && orders.length > 0)).toMatchObject([
    { reviewState: 'open', orders: [{ status: 'hold' }] },
  ]);

  expect((await approve()).status).toBe(200);
  await save(ada, 'later@example.ca', flagged);
  expect(await order()).toEqual(goesOn);
  await shop.services.db.query(`update orders set status = 'complete' where id = $1`, [orderId]);
  await save(ada, 'later@example.ca', { ...flagged, session_id: randomUUID() });
  expect((await order()).status).toBe('complete');
});

test.each([
  [
    'that counts on a waiver of the same visit',
    async (ada: Person) => {
      const body = { email: 'w@example.ca', accepted: true, order_id: await heldOrder(ada) };
      await call(hearingWaiver, ada.session(), { body });
      return { orderId: body.order_id, more: {} };
    },
  ],
  [
    'that is named and one’s own',
    async (ada: Person) => {
      const orderId = await heldOrder(ada);
      return { orderId, more: { order_id: orderId } };
    },
  ],
])('it also stops an order %s', async (_name, placed) => {
  const ada = await person();
  const { orderId, more } = await placed(ada);
  const token = await admin();
  await signSheet(orderId);
  const release = { body: { order_id: orderId } };
  expect((await call(adminApproveOrder, token, release)).status).toBe(200);
  await save(ada, 'w@example.ca', { ...more, result: aTestResult({ flags: ['asymmetry'] }) });
  expect(await shop.services.commerce.orders.findOrder(orderId)).toMatchObject({
    status: 'hold',
    holdReason: 'hearing_review',
  });
});

test('an order needs a test that is one’s own', async () => {
  const ada = await person();
  const orderId = await heldOrder(ada);
  const link = { query: `order_id=${orderId}&session_id=${randomUUID()}`, body: {} };
  expect((await call(updateHearingOrder, ada.session(), link)).body.error).toMatchObject({
    message: 'At least one test must be part of the order',
    param: 'session_id',
  });
});

test('a decision to go on without a test is kept with its words, after an acknowledgement', async () => {
  const ada = await person();
  const orderId = await heldOrder(ada);
  const body = { email: 'waiver@example.ca', order_id: orderId, accepted: false };
  expect((await call(hearingWaiver, ada.session(), { body })).status).toBe(400);
  await call(hearingWaiver, ada.session(), { body: { ...body, accepted: true } });
  expect(await shop.services.hearing.profiles.of(orderId)).toMatchObject({ kinds: ['waiver'] });
  const ledger = await shop.services.db.query(
    `select purpose, is_given, source, proven_by from consents where email = 'waiver@example.ca'`,
  );
  expect(ledger).toEqual([
    { purpose: 'hearing_waiver', is_given: true, source: 'hearing_test', proven_by: 'visit' },
  ]);
  const proven = { accountId: 'account_1', email: 'waiver@example.ca', isEmailProven: true };
  expect(await shop.services.mailingList.historyOf(proven)).toEqual([]);
});

test('staff sees a waiver with its wording and how it is proven, at its order and at its address', async () => {
  const [ada, eve] = [await person(), await person()];
  const email = 'seen-waiver@example.ca';
  const orderId = await heldOrder(ada);
  const waive = (someone: Person, order: string | null) =>
    call(hearingWaiver, someone.session(), { body: { email, order_id: order, accepted: true } });
  await waive(ada, orderId);
  await waive(eve, null);
  const token = await admin();
  const { db } = shop.services;
  await db.query('delete from audit_log');

  const order = await call(adminOrder, token, { query: `order_id=${orderId}` });
  const seen = {
    email,
    textVersion: hearingConsentVersion,
    locale: 'en-US',
    at: expect.stringMatching(/Z$/),
    proof: { kind: 'visit', confirmedAt: null },
  };
  const { waivers } = Object(order.body.hearing) as { waivers: { id: string }[] };
  expect(waivers).toMatchObject([seen]);
  const known = await call(adminHearingDetails, token, { body: { email } });
  expect(known.body.waivers).toMatchObject([seen, seen]);
  const noted = await db.query<{ id: string }>(
    `select record_id as id from audit_log where subject = 'hearing_waiver'`,
  );
  expect(noted.filter(({ id }) => id === waivers[0]?.id)).toHaveLength(2);
  expect(noted).toHaveLength(3);
});

test('staff reads what is kept and lets orders go on; each look is noted', async () => {
  const ada = await person();
  const orderId = await heldOrder(ada);
  await save(ada, 'reviewed@example.ca', { order_id: orderId });
  const token = await admin();
  const list = await call(adminListHearingTests, token, { query: 'page=1&pageSize=5' });
  expect(list.body).toMatchObject({ page: 1, pageSize: 5 });
  const asked = { body: { email: 'reviewed@example.ca' } };
  expect((await call(adminHearingDetails, token, asked)).body.results).toMatchObject([
    { headline: 'softHigh', result: aTestResult() },
  ]);
  const body = { order_id: orderId };
  await signSheet(orderId);
  expect((await call(adminApproveOrder, token, { body })).body).toMatchObject({
    order: { status: 'delivery_pending' },
  });
  expect((await call(adminApproveOrder, token, { body })).body.error).toMatchObject({
    code: 'permission_error',
  });
  // Once, though two staff members pressed the button: the timeline shows what was done, not what was tried.
  const timeline = await shop.services.commerce.adminOrders?.facts(orderId);
  expect(timeline?.events).toMatchObject([{ kind: 'approved', staffName: 'clinic', text: null }]);
  for (const handler of [adminListHearingTests, adminHearingDetails, adminApproveOrder]) {
    expect(
      (
        await call(handler, ada.session(), {
          ...(handler === adminHearingDetails && asked),
          ...(handler === adminApproveOrder && { body }),
        })
      ).status,
    ).toBe(401);
  }
  const noted = await shop.services.db.query(`select subject, action from audit_log order by at`);
  expect(noted).toEqual(
    expect.arrayContaining([
      { subject: 'hearing_result', action: 'list' },
      { subject: 'hearing_result', action: 'view' },
      { subject: 'order', action: 'change' },
    ]),
  );
});

test('the built-in test begins here, and nobody reports from elsewhere', async () => {
  const start = await call(startHearingTest, null, { body: { email: 'ada@example.ca' } });
  expect(start.body).toMatchObject({ kind: 'embedded', url: '/hearing-test/take' });
  const body = { customer_id: 'x'.repeat(24), result: aTestResult() };
  const signature = createHmac('sha256', 'guess').update(JSON.stringify(body)).digest('hex');
  const report = { body, headers: { 'X-Hearing-Test-Signature': signature } };
  expect((await call(externalHearingTest, null, report)).status).toBe(404);
});

test('the questions before a test are told', async () => {
  const { body } = await call(hearingQuestions, null);
  expect(body.questions).toContainEqual(
    expect.objectContaining({
      id: 'difficulties',
      options: expect.arrayContaining(['tv-volume', 'none']),
    }),
  );
});

test('a PDF is made of a result and of nothing else', async () => {
  const body = { kind: 'letter', result: { version: '1' } };
  expect((await call(hearingDocument, null, { body })).body.error).toMatchObject({
    param: 'result',
  });
});
