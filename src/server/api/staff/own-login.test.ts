import type { Route } from '@/server/api/endpoints/route';
import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { codeOfApp, wholeLogin } from '@/testing/shops/staff-people';
import { adminToday } from '../admin/admin-audit';
import { adminLogin } from '../admin/admin-login';
import { adminPaperCodes, adminPassword } from './own-login';
import { adminSecondStep } from './second-step';

const sharedPassword = 'word of the clinic';
const shop = testShop({ settings: { ADMIN_PASSWORD: sharedPassword } });
const { call } = shopPeople(shop);

beforeEach(async () => {
  for (const table of ['rate_limits', 'staff', 'audit_log', 'admin_sessions']) {
    await shop.services.db.query(`delete from ${table}`);
  }
});

const newPassword = 'four blue herons wade';

const post = (handler: Route, token: string | null, body: object) =>
  call(handler, token, { method: 'POST', body });

const enter = (name: string, password: string) => post(adminLogin, null, { name, password });

const isIn = async (token: string) => (await call(adminToday, token)).status === 200;

/** The phone's next code: the current one was used for the set-up. */
const nextCode = (secret: string) => codeOfApp(secret, 1);

const noted = () =>
  shop.services.db.query(
    'select staff_name as by, action, subject, record_id as id from audit_log order by at, id',
  );

const idOf = async (token: string) => (await shop.services.staff.identify(token))?.staff.id;

test('a member changes their own password, which ends their other logins and nobody else’s', async () => {
  const ada = await wholeLogin(shop.services.staff, 'ada', 'owner');
  const sam = await wholeLogin(shop.services.staff, 'sam', 'shop');
  const half = (await enter('ada', ada.password)).body.token ?? '';
  const elsewhere = await post(adminSecondStep, half, { code: nextCode(ada.secret) });
  const other: string = elsewhere.body.token ?? '';
  const waiting: string = (await enter('ada', ada.password)).body.token ?? '';
  expect(await isIn(other)).toBe(true);

  const body = { password: ada.password, new_password: newPassword };
  expect(await post(adminPassword, ada.token, body)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await isIn(ada.token)).toBe(true);
  expect(await isIn(sam.token)).toBe(true);
  expect((await call(adminToday, other)).status).toBe(401);
  expect((await call(adminToday, waiting)).status).toBe(401);
  expect((await enter('ada', ada.password)).status).toBe(401);
  expect((await enter('ada', newPassword)).status).toBe(200);
  const id = await idOf(ada.token);
  expect(await noted()).toEqual([{ by: 'ada', action: 'change', subject: 'staff_password', id }]);
});

test.each([
  ['a wrong present one', { password: 'guessed' }, 'permission_error', 'password'],
  ['a short new one', { new_password: 'elevenchars' }, 'validation_error', 'new_password'],
  ['a common new one', { new_password: 'leavemealone' }, 'validation_error', 'new_password'],
])('a password change is refused with %s, and nothing is noted', async (_, part, code, param) => {
  const ada = await wholeLogin(shop.services.staff, 'ada', 'owner');
  const body = { password: ada.password, new_password: newPassword, ...part };
  expect(await post(adminPassword, ada.token, body)).toMatchObject({
    status: 400,
    body: { error: { code, param } },
  });
  expect((await enter('ada', ada.password)).status).toBe(200);
  expect(await noted()).toEqual([]);
});

test('guesses of the present password count as wrong logins do', async () => {
  const ada = await wholeLogin(shop.services.staff, 'ada', 'owner');
  const body = { password: 'guessed', new_password: newPassword };
  for (let tries = 0; tries < 20; tries += 1) await post(adminPassword, ada.token, body);
  expect((await post(adminPassword, ada.token, body)).status).toBe(429);
  expect((await enter('ada', ada.password)).status).toBe(429);
});

test('ten new codes are made after the second step, and the old paper ends', async () => {
  const ada = await wholeLogin(shop.services.staff, 'ada', 'owner');
  const [oldCode = ''] = ada.recoveryCodes;
  const made = await post(adminPaperCodes, ada.token, { code: nextCode(ada.secret) });
  expect(made.headers.get('cache-control')).toBe('no-store');
  const codes = (made.body.recovery_codes ?? []) as string[];
  expect(new Set(codes).size).toBe(10);
  const half: string = (await enter('ada', ada.password)).body.token ?? '';
  const byOld = await post(adminSecondStep, half, { recovery_code: oldCode });
  expect(byOld).toMatchObject({ status: 400, body: { error: { param: 'code' } } });
  const byNew = await post(adminSecondStep, half, { recovery_code: codes[3] });
  expect(byNew.status).toBe(200);
  const id = await idOf(ada.token);
  expect(await noted()).toEqual([
    { by: 'ada', action: 'change', subject: 'staff_recovery_codes', id },
  ]);
});

test('without the second step no codes are made, and tries are counted for the member', async () => {
  const ada = await wholeLogin(shop.services.staff, 'ada', 'owner');
  for (let tries = 0; tries < 10; tries += 1) {
    const refused = await post(adminPaperCodes, ada.token, { code: '000000' });
    expect(refused).toMatchObject({ status: 400, body: { error: { param: 'code' } } });
  }
  const right = { code: nextCode(ada.secret) };
  expect((await post(adminPaperCodes, ada.token, right)).status).toBe(429);
  expect(await noted()).toEqual([]);
});

test('the shared password is changed by nobody, and has no paper', async () => {
  const { token } = (await post(adminLogin, null, { password: sharedPassword })).body;
  const change = { password: sharedPassword, new_password: newPassword };
  const refused = { status: 400, body: { error: { code: 'permission_error', param: 'staff' } } };
  expect(await post(adminPassword, token ?? '', change)).toMatchObject(refused);
  expect(await post(adminPaperCodes, token ?? '', { code: '123456' })).toMatchObject(refused);
});
