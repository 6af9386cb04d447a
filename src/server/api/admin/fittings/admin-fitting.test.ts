import { randomUUID } from 'node:crypto';
import { calibrationOf } from '@/domain/audiometry/calibration';
import type { TestResult } from '@/domain/audiometry/test-result';
import { aTestResult } from '@/testing/hearing';
import { calgaryOrder } from '@/testing/order';
import { testShop } from '@/testing/shops/shop';
import { wholeLogin } from '@/testing/shops/staff-people';
import type { Route } from '../../endpoints/route';
import { adminApproveOrder } from '../admin-approve-order';
import { adminOrder } from '../admin-order';
import {
  adminFitting,
  adminMakeSheet,
  adminMakeSignedSheet,
  adminSheetDocument,
  adminSignSheet,
} from './admin-fitting';

const shop = testShop();
const signed = {
  ...{ clinician: 'Maren Tallis', licence: 'AB 0000' },
  ...{ looked: true, good_enough: true },
};

let token: string;
beforeAll(async () => {
  await wholeLogin(shop.services.staff, 'olive', 'owner');
  ({ token } = await wholeLogin(shop.services.staff, 'clio', 'clinician'));
});

async function ask(handler: Route, body: object, bearer = token) {
  const origin = await shop.serve(handler);
  return fetch(origin, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function post(handler: Route, body: object, bearer = token) {
  const answer = await ask(handler, body, bearer);
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}

/** A waiting order of hearing aids, with a test of this kind when there is one. */
async function heldOrder(result: TestResult | null = null): Promise<string> {
  const id = `order_${randomUUID()}`;
  const { db, hearing } = shop.services;
  await db.query(
    `insert into orders (id, number, cart_id, checkout_id, account_id, status, hold_reason, is_paid, data)
     values ($1, nextval('order_numbers'), $1, $1, 'account_1', 'hold', 'hearing_review', true, $2)`,
    [id, { ...calgaryOrder, id, status: 'hold' }],
  );
  if (result) {
    const entered = await hearing.staffResults.enter({
      ...{ owner: { accountId: null, visit: randomUUID() }, email: 'ada@example.ca', result },
      locale: 'en-US',
    });
    await db.query(
      `insert into hearing_profile_items (order_id, kind, reference) values ($1, 'test', $2)`,
      [id, entered.id],
    );
  }
  return id;
}

const fromTest = (id: string, after = 0) => ({
  ...{ order_id: id, after, basis: 'test', is_first_time: true },
});

test('from a result to a signed sheet and an approved order, by the clinic alone; each look is noted', async () => {
  const id = await heldOrder(aTestResult());
  expect((await post(adminFitting, { order_id: id })).body).toMatchObject({
    order: { id, status: 'hold' },
    ordered: { ears: ['R', 'L'] },
    test: { fault: null },
    sheets: [],
  });
  expect((await post(adminApproveOrder, { order_id: id })).body.error).toMatchObject({
    ...{ code: 'permission_error', param: 'fitting_sheet' },
  });
  expect(await post(adminMakeSheet, fromTest(id))).toMatchObject({ body: { version: 1 } });
  expect(await post(adminMakeSheet, fromTest(id))).toMatchObject({ status: 409 });
  const wanted = { order_id: id, version: 1, ...signed };
  expect((await post(adminSignSheet, { ...wanted, looked: false })).status).toBe(400);
  expect((await post(adminSignSheet, { ...wanted, clinician: ' ' })).status).toBe(400);
  expect((await post(adminSignSheet, wanted)).status).toBe(200);
  expect((await post(adminApproveOrder, { order_id: id })).body).toMatchObject({
    order: { status: 'delivery_pending' },
  });
  const { body } = await post(adminFitting, { order_id: id });
  expect(body.sheets).toMatchObject([
    { version: 1, sheet: { basis: 'test' }, signature: { clinician: 'Maren Tallis' } },
  ]);
  const [sheet] = body.sheets as unknown as { id: string }[];
  const noted = await shop.services.db.query<{ action: string }>(
    `select action from audit_log where subject = 'fitting_sheet' and record_id = $1 order by at`,
    [sheet?.id ?? ''],
  );
  expect(noted.map(({ action }) => action)).toEqual(['change', 'change', 'view']);
});

test.each([
  ['relative', aTestResult({ calibration: calibrationOf('relative') })],
  ['poor', aTestResult({ reliability: 'poor' })],
])(
  'a %s result sets nothing; a starting fit says that it has no audiogram',
  async (fault, result) => {
    const id = await heldOrder(result);
    expect((await post(adminFitting, { order_id: id })).body.test).toMatchObject({ fault });
    expect(await post(adminMakeSheet, fromTest(id))).toMatchObject({
      ...{ status: 400, body: { error: { code: 'validation_error', param: fault } } },
    });
    const starting = { ...fromTest(id), basis: 'starting', ...signed };
    expect((await post(adminMakeSignedSheet, starting)).status).toBe(200);
    expect((await post(adminFitting, { order_id: id })).body.sheets).toMatchObject([
      { sheet: { basis: 'starting', result: null, bandDb: null } },
    ]);
  },
);

test('a prescription is typed in; thresholds through the aids give a second sheet with its own', async () => {
  const id = await heldOrder();
  const marks = (db: number) => [500, 1000, 2000, 4000].map((hz) => ({ hz, db }));
  const typed = { ...fromTest(id), basis: 'typed', audiogram: { R: marks(40), L: marks(40) } };
  expect((await post(adminMakeSheet, { ...typed, audiogram: null })).status).toBe(400);
  expect(
    (await post(adminMakeSheet, { ...typed, audiogram: { R: marks(400), L: [] } })).status,
  ).toBe(400);
  expect(await post(adminMakeSheet, typed)).toMatchObject({ body: { version: 1 } });
  const again = { ...typed, after: 1, basis: 'in_situ', audiogram: { R: marks(50), L: marks(40) } };
  expect(await post(adminMakeSheet, again)).toMatchObject({ body: { version: 2 } });
  expect((await post(adminFitting, { order_id: id })).body.sheets).toMatchObject([
    { sheet: { basis: 'typed', result: { calibration: { mode: 'clinical' } } } },
    { sheet: { basis: 'in_situ' } },
  ]);
});

// A document's own tests render it (`server/documents/fitting`).
test('there is no PDF of a version that does not exist', async () => {
  const id = await heldOrder(aTestResult());
  await post(adminMakeSignedSheet, { ...fromTest(id), ...signed });
  expect((await ask(adminSheetDocument, { order_id: id, version: 2 })).status).toBe(404);
});

test('staff without health records see that an order waits, and nothing of its sheet', async () => {
  const id = await heldOrder(aTestResult());
  const { token: shopToken } = await wholeLogin(shop.services.staff, 'sam', 'shop');
  expect((await post(adminFitting, { order_id: id }, shopToken)).status).toBe(403);
  const origin = await shop.serve(adminOrder);
  const answer = await fetch(`${origin}/?order_id=${id}`, {
    headers: { Authorization: `Bearer ${shopToken}` },
  });
  const view = (await answer.json()) as Record<string, unknown>;
  expect(view).toMatchObject({ hearing: null, adminFacts: { isSheetMissing: true } });
  expect(view.adminFacts).not.toMatchObject({ moves: expect.arrayContaining(['approve']) });
});
