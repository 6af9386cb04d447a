import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { testDatabases } from '@/testing/shops/database';
import { createTestEngine, createVisitor, prepareTestJobs } from '@/testing/shops/engine';
import { newestMailedKey } from '@/testing/shops/mailed-link';
import { commonPasswords } from './common-list';
import { isCommonPassword } from './common-passwords';

test('ten thousand are known, whatever their capitals, and all could be typed into our forms', async () => {
  const list = commonPasswords.trim().split(/\s+/);
  expect(new Set(list).size).toBe(10_000);
  expect(list.filter((word) => word.length < 6 || word !== word.toLowerCase())).toEqual([]);
  expect(await isCommonPassword('Password')).toBe(true);
  expect(await isCommonPassword('maple syrup')).toBe(false);
});

describe.each(testDatabases().slice(0, 1))('the commonest passwords on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
    await prepareTestJobs(db);
  });
  const refused = { ok: false, code: 'password_too_common' };
  const email = 'vera@example.ca';

  test('open no account', async () => {
    const engine = createTestEngine(shop.db);
    const session = engine.sessions.open({});
    expect(await engine.accounts.create(session, { email, password: 'Letmein' })).toEqual(refused);
    expect(await shop.db.query('select 1 from accounts')).toEqual([]);
  });

  test('replace no other one by a mailed link, and the link goes on working', async () => {
    const engine = createTestEngine(shop.db);
    const session = engine.sessions.open({});
    await engine.accounts.create(session, { email, password: 'maple syrup' });
    await engine.accountLinks.requestPassword(engine.sessions.open({}), { email, linkPath: null });
    const key = await newestMailedKey(shop.db, engine);
    const reset = (password: string) =>
      engine.accountLinks.resetPassword(engine.sessions.open({}), { key, password });
    expect(await reset('123456')).toEqual(refused);
    expect(await reset('tamarack')).toMatchObject({ ok: true });
  });

  test('open no account from a cart', async () => {
    const engine = createTestEngine(shop.db);
    const ada = createVisitor(engine);
    await ada.add('stream-line-tv');
    const outcome = await engine.carts.update(ada.request(), {
      account: { email, password: 'football' },
    });
    expect(outcome).toMatchObject({ ...refused, field: 'account.password' });
  });
});
