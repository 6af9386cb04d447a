import { testDatabases } from '@/testing/database';
import { adminTokenLifetimeMs, createStaff, type Staff } from './staff';

const sharedPassword = 'the word of the clinic';

describe.each(testDatabases())('staff on $kind', ({ use }) => {
  const shop = use();
  let time = new Date('2026-11-21T12:00:00Z');
  const staffWith = (secrets: { sharedPassword?: string; sessionSecret?: string } = {}) =>
    createStaff({
      db: shop.db,
      sharedPassword,
      sessionSecret: 'secret',
      now: () => time,
      ...secrets,
    });
  const tokenFor = async (staff: Staff, name: string | null, password = sharedPassword) => {
    const entered = await staff.logIn({ name, password });
    if (!entered) throw new Error('Not let in');
    return entered.token;
  };

  test.each([null, 'clinic', ' Clinic '])('the shared password lets %j in', async (name) => {
    const staff = staffWith();
    const token = await tokenFor(staff, name);
    expect(await staff.identify(token)).toEqual({ id: 'clinic', name: 'clinic' });
  });

  test('somebody with a name has a password of her own, told once', async () => {
    const staff = staffWith();
    const added = await staff.add('  Ada Byron ');
    if (!added.ok) throw new Error(added.code);
    const token = await tokenFor(staff, 'ADA BYRON', added.password);
    expect(await staff.identify(token)).toEqual({
      id: expect.stringMatching(/^[\w-]{36}$/) as string,
      name: 'ada byron',
    });
    expect(await staff.logIn({ name: 'ada byron', password: sharedPassword })).toBeNull();
    expect(await staff.logIn({ name: null, password: added.password })).toBeNull();
    expect(JSON.stringify(await shop.db.query('select * from staff'))).not.toContain(
      added.password,
    );
  });

  test.each([
    ['ada', 'name_taken'],
    ['CLINIC', 'name_taken'],
    ['', 'name_unusable'],
    ['<b>', 'name_unusable'],
    ['a'.repeat(61), 'name_unusable'],
  ])('the name %j is refused: %s', async (name, code) => {
    const staff = staffWith();
    await staff.add('ada');
    expect(await staff.add(name)).toEqual({ ok: false, code });
  });

  test.each([
    [null, 'wrong'],
    [null, ''],
    [null, sharedPassword.toUpperCase()],
    ['nobody', sharedPassword],
  ])('%j is not let in by %j', async (name, password) => {
    expect(await staffWith().logIn({ name, password })).toBeNull();
  });

  test('a login lasts eight hours and not a second longer', async () => {
    const staff = staffWith();
    const token = await tokenFor(staff, null);
    const start = time;
    time = new Date(start.getTime() + adminTokenLifetimeMs - 1);
    expect(await staff.identify(token)).not.toBeNull();
    time = new Date(start.getTime() + adminTokenLifetimeMs);
    expect(await staff.identify(token)).toBeNull();
  });

  test('logging out ends this login only', async () => {
    const staff = staffWith();
    const [here, there] = [await tokenFor(staff, null), await tokenFor(staff, null)];
    await staff.logOut(here);
    await staff.logOut(here);
    expect(await staff.identify(here)).toBeNull();
    expect(await staff.identify(there)).not.toBeNull();
  });

  test('who leaves is out at once', async () => {
    const staff = staffWith();
    const added = await staff.add('eve');
    const token = await tokenFor(staff, 'eve', added.ok ? added.password : '');
    expect(await staff.remove('Eve')).toBe(true);
    expect(await staff.identify(token)).toBeNull();
    expect(await staff.remove('eve')).toBe(false);
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
