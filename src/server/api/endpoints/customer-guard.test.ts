import { createTestEngine, prepareTestJobs } from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import type { Engine } from '@/server/commerce/embedded/engine';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { identifyVisitor } from './customer-guard';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('who calls our own endpoints', () => {
  const shop = pglite.use(async (db) => {
    await seedCommerce(db);
    await prepareTestJobs(db);
  });
  let engine: Engine;
  beforeEach(() => {
    engine = createTestEngine(shop.db);
  });
  const ask = (authorization?: string) =>
    identifyVisitor({ headers: { authorization, cookie: 'swell-session=x' } }, engine.accounts);
  const refused = { code: 'UNAUTHORIZED', status: 401 };

  test('a customer by their session, until they log out', async () => {
    const session = engine.sessions.open({});
    await engine.accounts.create(session, { email: 'a@example.ca', password: 'maple syrup' });
    const { id } = session;
    expect(await ask(`Bearer ${id}`)).toMatchObject({
      session: id,
      account: { email: 'a@example.ca' },
    });
    await engine.accounts.logout(engine.sessions.open({ session: id }));
    await expect(ask(`Bearer ${id}`)).rejects.toMatchObject(refused);
  });

  test('a guest by theirs', async () => {
    const session = engine.sessions.open({});
    await engine.sessions.update(session, { locale: 'en-US' });
    expect(await ask(`Bearer ${session.id}`)).toEqual({ session: session.id, account: null });
  });

  test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic cGs=', 'Bearer made-up', 'bearer x y'])(
    'nobody by %j',
    async (authorization) => {
      await expect(ask(authorization)).rejects.toMatchObject(refused);
    },
  );

  test('nobody by an id that was never used, or of another shop', async () => {
    const { id } = engine.sessions.open({});
    await expect(ask(`Bearer ${id}`)).rejects.toMatchObject(refused);
    const forged = (id.startsWith('A') ? 'B' : 'A') + id.slice(1);
    await expect(ask(`Bearer ${forged}`)).rejects.toMatchObject(refused);
  });
});
