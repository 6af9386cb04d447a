import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { codeOfApp, halfLogin, wholeLogin } from '@/testing/shops/staff-people';
import { adminToday } from '../admin/admin-audit';
import { adminLogin } from '../admin/admin-login';
import { adminMoveOrder } from '../admin/admin-order-changes';
import { adminOrder } from '../admin/admin-order';
import { adminOrders } from '../admin/admin-orders';
import { adminStaff } from '../admin/admin-staff';
import { adminMembers } from './logins';
import { adminAuthenticator, adminSecondStep } from './second-step';

const shop = testShop({ settings: { ADMIN_PASSWORD: 'word of the clinic' } });
const { person, order, call } = shopPeople(shop);

beforeEach(async () => {
  for (const table of ['rate_limits', 'staff', 'audit_log']) {
    await shop.services.db.query(`delete from ${table}`);
  }
});

const stageOf = async (token: string) => (await call(adminStaff, token)).body.stage;

/** Logs a member in with the password over HTTP. */
async function enter(name: string, password: string): Promise<string> {
  const answer = await call(adminLogin, null, { method: 'POST', body: { name, password } });
  return answer.body.token ?? '';
}

test('a first login opens nothing until the second step is set up', async () => {
  const { token } = await halfLogin(shop.services.staff, 'ada', 'owner');
  expect(await stageOf(token)).toBe('set_up');
  const refused = await call(adminToday, token);
  expect(refused).toMatchObject({
    status: 403,
    body: { error: { code: 'forbidden', param: 'second_step' } },
  });
  const begun = await call(adminAuthenticator, token, { method: 'POST' });
  expect(begun.headers.get('cache-control')).toBe('no-store');
  expect(begun.body).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    picture: { size: expect.any(Number), path: expect.stringMatching(/^M\d/) },
  });
  const code = codeOfApp(begun.body.secret ?? '').replace(/^.../, '$& ');
  const done = await call(adminAuthenticator, token, { method: 'PUT', body: { code } });
  expect(done.body).toMatchObject({ recovery_codes: expect.any(Array) });
  expect(await stageOf(done.body.token ?? '')).toBe('in');
  expect((await call(adminToday, done.body.token ?? '')).status).toBe(200);
  expect((await call(adminToday, token)).status).toBe(401);
});

test('wrong codes are counted for the member, whoever sends them from wherever', async () => {
  const ada = await wholeLogin(shop.services.staff, 'ada', 'owner');
  const half = await enter('ada', ada.password);
  const again = await enter('ada', ada.password);
  for (let tries = 0; tries < 5; tries += 1) {
    for (const token of [half, again]) {
      const body = { recovery_code: 'AAAAA-AAAAA' };
      const answer = await call(adminSecondStep, token, { method: 'POST', body });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 'validation_error', param: 'code' } },
      });
    }
  }
  const body = { code: codeOfApp(ada.secret, 1) };
  expect((await call(adminSecondStep, again, { method: 'POST', body })).status).toBe(429);
  await shop.services.db.query('delete from rate_limits');
  expect((await call(adminSecondStep, again, { method: 'POST', body })).status).toBe(200);
});

test('the shop reads that an order waits for the clinic, approves none of those, and no health fact', async () => {
  const { staff, db } = shop.services;
  await wholeLogin(staff, 'ada', 'owner');
  const sam = await wholeLogin(staff, 'sam', 'shop');
  const clio = await wholeLogin(staff, 'clio', 'clinician');
  const { id } = await order(await person(), 'nora@example.ca');
  await db.query(
    `update orders set status = 'hold', hold_reason = 'hearing_review',
       data = jsonb_set(data, '{metadata}', '{"signs":"pain"}') where id = $1`,
    [id],
  );
  const query = `order_id=${id}`;
  const asShop = await call(adminOrder, sam.token, { query });
  expect(asShop.body).toMatchObject({
    order: { holdReason: 'clinic', metadata: null },
    hearing: null,
    adminFacts: { moves: ['cancel'] },
  });
  const list = await call(adminOrders, sam.token);
  expect(list.body.results).toMatchObject([{ holdReason: 'clinic', profile: 'none' }]);
  expect(JSON.stringify([asShop.body, list.body])).not.toMatch(/hearing_review|pain/);

  const { adminFacts } = asShop.body as unknown as { adminFacts: { revision: number } };
  const body = { order_id: id, revision: adminFacts.revision, move: 'approve' };
  const approved = await call(adminMoveOrder, sam.token, { method: 'POST', body });
  expect(approved).toMatchObject({ status: 403, body: { error: { param: 'role' } } });
  const asClinic = await call(adminOrder, clio.token, { query });
  expect(asClinic.body).toMatchObject({
    order: { holdReason: 'hearing_review' },
    payments: [],
    adminFacts: { moves: ['approve'] },
  });
});

test('an owner ends the logins of others, and the log says whose', async () => {
  const { staff } = shop.services;
  const ada = await wholeLogin(staff, 'ada', 'owner');
  const sam = await wholeLogin(staff, 'sam', 'shop');
  const staffId = (await staff.identify(sam.token))?.staff.id ?? '';
  const body = { staff_id: staffId };
  const ended = await call(adminMembers, ada.token, { method: 'POST', body });
  expect(ended.body).toEqual({ ended: 1 });
  expect((await call(adminToday, sam.token)).status).toBe(401);
  const rows = await shop.services.db.query('select subject, record_id as id from audit_log');
  expect(rows).toEqual([{ subject: 'staff_logins', id: staffId }]);
});
