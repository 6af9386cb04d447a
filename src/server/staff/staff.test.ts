import { createSealer } from '@/server/base/sealing';
import { testDatabases } from '@/testing/shops/database';
import { codeOfApp, halfLogin, wholeLogin } from '@/testing/shops/staff-people';
import { adminTokenLifetimeMs, halfLoginLifetimeMs } from './logins';
import { recoveryLifetimeMs } from './shared-password';
import { createStaff, type Staff } from './staff';

const sharedPassword = 'the word of the clinic';
const device = { browser: 'Firefox', system: 'Windows' } as const;

describe.each(testDatabases())('staff on $kind', ({ use }) => {
  const shop = use();
  let time: Date;
  beforeEach(() => {
    time = new Date('2026-11-21T12:00:00Z');
  });
  const pass = (ms: number) => {
    time = new Date(time.getTime() + ms);
  };
  const staffWith = (secrets: { sharedPassword?: string; sessionSecret?: string } = {}) =>
    createStaff({
      db: shop.db,
      sealer: createSealer(['ab'.repeat(32)]),
      sharedPassword,
      sessionSecret: 'secret',
      siteUrl: 'http://localhost:3000',
      now: () => time,
      ...secrets,
    });
  const tokenFor = async (staff: Staff, name: string | null, password = sharedPassword) => {
    const entered = await staff.logIn({ name, password });
    if (!entered) throw new Error('Not let in');
    return entered.token;
  };
  const loginOf = async (staff: Staff, token: string) => {
    const login = await staff.identify(token);
    if (!login) throw new Error('The token opens nothing');
    return login;
  };

  describe('the shared password', () => {
    test.each([null, 'clinic', ' Clinic '])('lets %j in while nobody has a name', async (name) => {
      const staff = staffWith();
      const token = await tokenFor(staff, name);
      expect(await staff.identify(token)).toMatchObject({
        staff: { id: 'clinic', name: 'clinic' },
        role: 'owner',
        stage: 'in',
      });
    });

    test.each([
      [null, 'wrong'],
      [null, ''],
      [null, sharedPassword.toUpperCase()],
      ['nobody', sharedPassword],
    ])('%j is not let in by %j', async (name, password) => {
      expect(await staffWith().logIn({ name, password })).toBeNull();
    });

    test('has no language of its own; a member has one', async () => {
      const staff = staffWith();
      const shared = await loginOf(staff, await tokenFor(staff, null));
      await staff.chooseLanguage(shared, 'fr-CA');
      expect(shared.language).toBeNull();
      const added = await staff.add('ada', 'owner');
      if (!added.ok) throw new Error(added.code);
      const token = await tokenFor(staff, 'ada', added.password);
      await staff.chooseLanguage(await loginOf(staff, token), 'fr-CA');
      expect((await loginOf(staff, token)).language).toBe('fr-CA');
    });

    test('ends with the first member of staff, its logins too', async () => {
      const staff = staffWith();
      const before = await tokenFor(staff, null);
      await staff.add('ada', 'owner');
      expect(await staff.logIn({ name: null, password: sharedPassword })).toBeNull();
      expect(await staff.identify(before)).toBeNull();
    });

    test('is a way back for one hour, when the command opens it', async () => {
      const staff = staffWith();
      await staff.add('ada', 'owner');
      const { openUntil } = await staff.setRecovery(true);
      expect(openUntil).toBe(new Date(time.getTime() + recoveryLifetimeMs).toISOString());
      const token = await tokenFor(staff, null);
      pass(recoveryLifetimeMs - 1);
      expect(await staff.identify(token)).not.toBeNull();
      pass(1);
      expect(await staff.identify(token)).toBeNull();
      expect(await staff.logIn({ name: null, password: sharedPassword })).toBeNull();
      await staff.setRecovery(true);
      await staff.setRecovery(false);
      expect(await staff.logIn({ name: null, password: sharedPassword })).toBeNull();
    });
  });

  describe('members', () => {
    test('have a password of their own, told once, that opens the second step alone', async () => {
      const staff = staffWith();
      const added = await staff.add('  Ada Byron ', 'owner');
      if (!added.ok) throw new Error(added.code);
      const token = await tokenFor(staff, 'ADA BYRON', added.password);
      expect(await staff.identify(token)).toMatchObject({
        staff: { id: added.id, name: 'ada byron' },
        role: 'owner',
        stage: 'set_up',
      });
      expect(await staff.logIn({ name: null, password: added.password })).toBeNull();
      const rows = await shop.db.query('select * from staff');
      expect(JSON.stringify(rows)).not.toContain(added.password);
      pass(halfLoginLifetimeMs);
      expect(await staff.identify(token)).toBeNull();
    });

    test('begin with an owner, and one owner stays while others do', async () => {
      const staff = staffWith();
      expect(await staff.add('bo', 'shop')).toEqual({ ok: false, code: 'owner_first' });
      await staff.add('ada', 'owner');
      await staff.add('bo', 'shop');
      const lastOwner = { ok: false, code: 'last_owner' };
      expect(await staff.remove('ada')).toEqual(lastOwner);
      expect(await staff.changeRole('ada', 'editor')).toEqual(lastOwner);
      expect(await staff.changeRole('bo', 'owner')).toMatchObject({ ok: true });
      expect(await staff.remove('Ada')).toMatchObject({ ok: true });
      expect(await staff.remove('ada')).toEqual({ ok: false, code: 'member_not_found' });
      expect(await staff.remove('bo')).toMatchObject({ ok: true });
    });

    test.each([
      ['ada', 'name_taken'],
      ['CLINIC', 'name_taken'],
      ['', 'name_unusable'],
      ['<b>', 'name_unusable'],
      ['a'.repeat(61), 'name_unusable'],
    ])('the name %j is refused: %s', async (name, code) => {
      const staff = staffWith();
      await staff.add('ada', 'owner');
      expect(await staff.add(name, 'shop')).toEqual({ ok: false, code });
    });

    test('another role counts from the next request on', async () => {
      const staff = staffWith();
      await staff.add('ada', 'owner');
      const { token } = await wholeLogin(staff, 'bo', 'clinician', time);
      await staff.changeRole('bo', 'shop');
      expect(await staff.identify(token)).toMatchObject({ role: 'shop', stage: 'in' });
    });

    test('who leaves is out at once, and so is whoever is reset', async () => {
      const staff = staffWith();
      const ada = await wholeLogin(staff, 'ada', 'owner', time);
      const eve = await wholeLogin(staff, 'eve', 'shop', time);
      await staff.remove('Eve');
      expect(await staff.identify(eve.token)).toBeNull();
      const reset = await staff.reset('ada');
      if (!reset.ok) throw new Error(reset.code);
      expect(await staff.identify(ada.token)).toBeNull();
      expect(await staff.logIn({ name: 'ada', password: ada.password })).toBeNull();
      const again = await tokenFor(staff, 'ada', reset.password);
      expect(await staff.identify(again)).toMatchObject({ stage: 'set_up' });
    });
  });

  describe('the second step', () => {
    const secondStep = async (staff: Staff, name: string, password: string) => {
      const login = await loginOf(staff, await tokenFor(staff, name, password));
      return (proof: { code: string } | { recoveryCode: string }) =>
        staff.passSecondStep(login, proof, device);
    };

    test('is set up by a first code, and a wrong one sets up nothing', async () => {
      const staff = staffWith();
      const { token } = await halfLogin(staff, 'ada', 'owner');
      const login = await loginOf(staff, token);
      expect(await staff.setUp(login, '000000', device)).toBeNull();
      const old = await staff.beginSetUp(login);
      const key = await staff.beginSetUp(login);
      expect(key?.link).toContain(`otpauth://totp/Boreal%20Hearing%3Aada?secret=${key?.secret}`);
      const codeOf = (secret?: string) => codeOfApp(secret ?? '', 0, time);
      expect(await staff.setUp(login, codeOf(old?.secret), device)).toBeNull();
      const done = await staff.setUp(login, codeOf(key?.secret), device);
      expect(new Set(done?.recoveryCodes).size).toBe(10);
      expect(await staff.identify(token)).toBeNull();
      const whole = await loginOf(staff, done?.token ?? '');
      expect(whole.stage).toBe('in');
      expect(await staff.beginSetUp(whole)).toBeNull();
    });

    test('takes a code once, also when it is sent twice at once', async () => {
      const staff = staffWith();
      const { password, secret } = await wholeLogin(staff, 'ada', 'owner', time);
      const replayed = await secondStep(staff, 'ada', password);
      expect(await replayed({ code: codeOfApp(secret, 0, time) })).toBeNull();
      pass(30_000);
      const code = codeOfApp(secret, 0, time);
      const tries = [
        await secondStep(staff, 'ada', password),
        await secondStep(staff, 'ada', password),
      ];
      const opened = await Promise.all(tries.map((tryIt) => tryIt({ code })));
      expect(opened.filter((one) => one !== null)).toHaveLength(1);
      pass(30_000);
      expect(await replayed({ code })).toBeNull();
    });

    test('takes each code on paper once, as people write it', async () => {
      const staff = staffWith();
      const { password, recoveryCodes } = await wholeLogin(staff, 'ada', 'owner', time);
      const [first = '', second = ''] = recoveryCodes;
      const typed = ` ${first.toLowerCase().replace('-', ' ')} `;
      expect(
        await (
          await secondStep(staff, 'ada', password)
        )({ recoveryCode: typed }),
      ).not.toBeNull();
      const again = await secondStep(staff, 'ada', password);
      for (const recoveryCode of [first, '', 'AAAAA-AAAAA']) {
        expect(await again({ recoveryCode })).toBeNull();
      }
      expect(await again({ recoveryCode: second })).not.toBeNull();
    });

    test('takes nobody else’s code', async () => {
      const staff = staffWith();
      const ada = await wholeLogin(staff, 'ada', 'owner', time);
      const eve = await wholeLogin(staff, 'eve', 'shop', time);
      pass(30_000);
      const asEve = await secondStep(staff, 'eve', eve.password);
      expect(await asEve({ code: codeOfApp(ada.secret, 0, time) })).toBeNull();
      expect(await asEve({ recoveryCode: ada.recoveryCodes[0] ?? '' })).toBeNull();
    });

    test('a stolen database holds no secret and no code', async () => {
      const staff = staffWith();
      const { secret, recoveryCodes } = await wholeLogin(staff, 'ada', 'owner', time);
      const rows = await shop.db.query(
        `select t::text as text from staff_authenticators t union all
         select t::text from staff_recovery_codes t`,
      );
      const stolen = JSON.stringify(rows);
      for (const known of [
        secret,
        ...recoveryCodes,
        ...recoveryCodes.map((one) => one.replace('-', '')),
      ]) {
        expect(stolen).not.toContain(known);
      }
    });

    test('logins of before there was one open nothing but its set-up', async () => {
      const staff = staffWith();
      const { token } = await wholeLogin(staff, 'ada', 'owner', time);
      // The state after the migration.
      await shop.db.query('delete from staff_authenticators');
      await shop.db.query('update admin_sessions set verified_at = null');
      expect(await staff.identify(token)).toMatchObject({ stage: 'set_up' });
    });
  });

  describe('logins', () => {
    test('last eight hours and not a second longer', async () => {
      const staff = staffWith();
      const token = await tokenFor(staff, null);
      pass(adminTokenLifetimeMs - 1);
      expect(await staff.identify(token)).not.toBeNull();
      pass(1);
      expect(await staff.identify(token)).toBeNull();
    });

    test('logging out ends this one only', async () => {
      const staff = staffWith();
      const [here, there] = [await tokenFor(staff, null), await tokenFor(staff, null)];
      await staff.logOut(here);
      await staff.logOut(here);
      expect(await staff.identify(here)).toBeNull();
      expect(await staff.identify(there)).not.toBeNull();
    });

    test('are seen with their device and last use, and ended one by one or all at once', async () => {
      const staff = staffWith();
      const ada = await wholeLogin(staff, 'ada', 'owner', time);
      const eve = await wholeLogin(staff, 'eve', 'shop', time);
      pass(120_000);
      const half = await loginOf(staff, await tokenFor(staff, 'ada', ada.password));
      const code = codeOfApp(ada.secret, 0, time);
      const opened = await staff.passSecondStep(half, { code }, device);
      const here = await loginOf(staff, opened?.token ?? '');
      const seen = await staff.loginsOf(here);
      expect(seen).toMatchObject([
        { id: here.id, ...device, begunAt: time.toISOString(), lastUsedAt: time.toISOString() },
        { browser: null, system: null },
      ]);
      const others = await loginOf(staff, eve.token);
      expect(await staff.endLogin(here, others.id)).toBe(false);
      expect(await staff.endLogin(here, seen[1]?.id ?? '')).toBe(true);
      expect(await staff.identify(ada.token)).toBeNull();
      expect(await staff.endOtherLogins(here)).toBe(0);
      expect(await staff.identify(eve.token)).not.toBeNull();
      expect(await staff.members()).toMatchObject([
        { name: 'ada', role: 'owner', hasSecondStep: true, logins: [{ id: here.id }] },
        { name: 'eve', role: 'shop', hasSecondStep: true, logins: [{ id: others.id }] },
      ]);
      expect(await staff.endLoginsOf(others.staff.id, here)).toBe(1);
      expect(await staff.identify(eve.token)).toBeNull();
      expect(await staff.endLoginsOf(null, here)).toBe(0);
      expect(await staff.identify(opened?.token ?? '')).not.toBeNull();
    });
  });

  test('a token is no good with other secrets, changed, or made of the database', async () => {
    const staff = staffWith();
    const token = await tokenFor(staff, null);
    const [row] = await shop.db.query<{ id: string }>('select id from admin_sessions');
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const forged of [changed, row?.id ?? '', '', 'x'.repeat(56)]) {
      expect(await staff.identify(forged)).toBeNull();
    }
    expect(await staffWith({ sessionSecret: 'other' }).identify(token)).toBeNull();
    expect(await staffWith({ sharedPassword: 'changed' }).identify(token)).toBeNull();
    expect(await staffWith().identify(token)).not.toBeNull();
  });
});
