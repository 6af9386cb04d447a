import type { Route } from '@/server/api/endpoints/route';
import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { SoftAuthenticator } from '@/testing/stand-ins/soft-authenticator';
import { codeOfApp, wholeLogin } from '@/testing/shops/staff-people';
import { adminToday } from '../admin/admin-audit';
import { adminLogin } from '../admin/admin-login';
import { adminStaff } from '../admin/admin-staff';
import { passkeyCreation, passkeyLogin, passkeyRequest, passkeys } from '../accounts/passkeys';
import { adminApp, adminPasskeyRequest, adminPasskeys, adminSecondSteps } from './own-second-steps';
import { adminSecondStep } from './second-step';

const shop = testShop({ settings: { ADMIN_PASSWORD: 'word of the clinic' } });
const { call, customer } = shopPeople(shop);

beforeEach(async () => {
  for (const table of ['rate_limits', 'staff', 'audit_log', 'accounts']) {
    await shop.services.db.query(`delete from ${table}`);
  }
});

const device = () => new SoftAuthenticator(shop.services.config.siteUrl);

const send = (handler: Route, token: string | null, body: object = {}, method = 'POST') =>
  call(handler, token, { method, body });

type Member = Awaited<ReturnType<typeof wholeLogin>>;

const hire = (name: string) => wholeLogin(shop.services.staff, name, 'owner');

/** The next unused recovery code. */
const paperOf = (member: Member) => {
  const [code = '', ...rest] = member.recoveryCodes;
  member.recoveryCodes = rest;
  return { recovery_code: code };
};

async function challengeOf(handler: Route, token: string | null, body = {}) {
  return String((await send(handler, token, body)).body.challenge);
}

async function addPasskey(member: Member, authenticator: SoftAuthenticator, name = 'My laptop') {
  const challenge = await challengeOf(adminPasskeys, member.token, paperOf(member));
  const created = authenticator.create(challenge);
  return send(adminPasskeys, member.token, { created, name }, 'PUT');
}

/** A login that has only passed the password step. */
async function halfLogin(name: string, { password }: Member): Promise<string> {
  return String((await send(adminLogin, null, { name, password })).body.token);
}

async function passkeyIds(token: string): Promise<string[]> {
  const { body } = await call(adminSecondSteps, token);
  const { passkeys: kept } = body as unknown as { passkeys: { id: string }[] };
  return kept.map(({ id }) => id);
}

const notRight = { status: 400, body: { error: { code: 'validation_error', param: 'code' } } };

test('a passkey is a second step: added after another one, asked for at the login, good once', async () => {
  const ada = await hire('ada');
  const laptop = device();
  expect(await addPasskey(ada, laptop)).toMatchObject({
    status: 200,
    body: { app: true, passkeys: [{ name: 'My laptop', lastUsedAt: null }], codes_left: 9 },
  });
  const half = await halfLogin('ada', ada);
  expect((await call(adminStaff, half)).body).toMatchObject({
    stage: 'second_step',
    steps: { app: true, passkey: true },
  });
  const passkey = laptop.use(await challengeOf(adminPasskeyRequest, half));
  const entered = await send(adminSecondStep, half, { passkey });
  expect(entered.status).toBe(200);
  const token = String(entered.body.token);
  expect((await call(adminToday, token)).status).toBe(200);
  expect((await call(adminSecondSteps, token)).body).toMatchObject({
    passkeys: [{ lastUsedAt: expect.stringMatching(/Z$/) }],
  });
  const again = await halfLogin('ada', ada);
  expect(await send(adminSecondStep, again, { passkey })).toMatchObject(notRight);
  const rows = await shop.services.db.query('select action, subject from audit_log');
  expect(rows).toEqual([{ action: 'change', subject: 'staff_second_step' }]);
});

test('nobody adds a passkey without a second step, nor by a challenge that was for a login', async () => {
  const ada = await hire('ada');
  expect(await send(adminPasskeys, ada.token)).toMatchObject(notRight);
  const laptop = device();
  await addPasskey(ada, laptop);
  const challenge = await challengeOf(adminPasskeyRequest, ada.token);
  const stolen = { created: device().create(challenge), name: 'A thief’s' };
  expect(await send(adminPasskeys, ada.token, stolen, 'PUT')).toMatchObject({
    status: 400,
    body: { error: { code: 'permission_error', param: 'created' } },
  });
  expect(await passkeyIds(ada.token)).toHaveLength(1);
});

test('the passkey of one member is no second step of another', async () => {
  const [ada, eve] = [await hire('ada'), await hire('eve')];
  const [adas, eves] = [device(), device()];
  await addPasskey(ada, adas);
  await addPasskey(eve, eves);
  const half = await halfLogin('ada', ada);
  const challenge = await challengeOf(adminPasskeyRequest, half);
  expect(await send(adminSecondStep, half, { passkey: eves.use(challenge) })).toMatchObject(
    notRight,
  );
  const evesHalf = await halfLogin('eve', eve);
  const evesChallenge = await challengeOf(adminPasskeyRequest, evesHalf);
  const passkey = adas.use(evesChallenge);
  expect(await send(adminSecondStep, half, { passkey })).toMatchObject(notRight);
});

test('a customer’s passkey opens no login of staff, and a staff one opens no account', async () => {
  const ada = await hire('ada');
  const [staffDevice, customersDevice] = [device(), device()];
  await addPasskey(ada, staffDevice);
  const person = await customer('ada@example.ca');
  const made = await challengeOf(passkeyCreation, person.session());
  const kept = await send(passkeys, person.session(), { created: customersDevice.create(made) });
  expect(kept.status).toBe(200);

  // Each is tried with a challenge of either kind.
  const half = await halfLogin('ada', ada);
  for (const request of [adminPasskeyRequest, passkeyRequest]) {
    const passkey = customersDevice.use(await challengeOf(request, half));
    expect(await send(adminSecondStep, half, { passkey })).toMatchObject(notRight);
    const used = staffDevice.use(await challengeOf(request, half));
    expect(await send(passkeyLogin, null, { used })).toMatchObject({
      status: 400,
      body: { error: { code: 'permission_error', param: 'used' } },
    });
  }
  const crossed = staffDevice.use(await challengeOf(passkeyRequest, null));
  expect(await send(adminSecondStep, half, { passkey: crossed })).toMatchObject(notRight);
  const customers = customersDevice.use(await challengeOf(adminPasskeyRequest, half));
  expect((await send(passkeyLogin, null, { used: customers })).status).toBe(400);
  // Both still work where they belong.
  const own = staffDevice.use(await challengeOf(adminPasskeyRequest, half));
  expect((await send(adminSecondStep, half, { passkey: own })).status).toBe(200);
  const used = customersDevice.use(await challengeOf(passkeyRequest, null));
  expect((await send(passkeyLogin, null, { used })).status).toBe(200);
});

test('the last second step stays; an app that was removed can be added again', async () => {
  const ada = await hire('ada');
  expect(await send(adminSecondSteps, ada.token, { app: true })).toMatchObject({
    status: 400,
    body: { error: { code: 'permission_error', param: 'last' } },
  });
  const laptop = device();
  await addPasskey(ada, laptop);
  expect(await send(adminSecondSteps, ada.token, { app: true })).toMatchObject({
    status: 200,
    body: { app: false },
  });
  const [id] = await passkeyIds(ada.token);
  expect((await send(adminSecondSteps, ada.token, { passkey: id })).status).toBe(400);

  const half = await halfLogin('ada', ada);
  expect((await call(adminStaff, half)).body).toMatchObject({
    stage: 'second_step',
    steps: { app: false, passkey: true },
  });
  const passkey = laptop.use(await challengeOf(adminPasskeyRequest, half));
  const token = String((await send(adminSecondStep, half, { passkey })).body.token);

  expect(await send(adminApp, token)).toMatchObject(notRight);
  const shown = { passkey: laptop.use(await challengeOf(adminPasskeyRequest, token)) };
  const { secret } = (await send(adminApp, token, shown)).body;
  const code = codeOfApp(String(secret));
  expect(await send(adminApp, token, { code }, 'PUT')).toMatchObject({
    status: 200,
    body: { app: true },
  });
  expect(await send(adminSecondSteps, token, { passkey: id })).toMatchObject({
    status: 200,
    body: { app: true, passkeys: [] },
  });
});

test('nobody removes a passkey of somebody else', async () => {
  const [ada, eve] = [await hire('ada'), await hire('eve')];
  await addPasskey(ada, device());
  const [id] = await passkeyIds(ada.token);
  expect((await send(adminSecondSteps, eve.token, { passkey: id })).status).toBe(404);
  expect(await passkeyIds(ada.token)).toEqual([id]);
});

test('a reset takes the passkeys too', async () => {
  const ada = await hire('ada');
  await addPasskey(ada, device());
  await shop.services.staff.reset('ada');
  expect(await shop.services.db.query('select 1 from staff_passkeys')).toEqual([]);
});
