import { createTestEngine, createVisitor, prepareTestJobs } from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { cleanUp } from './clean-up';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('cleaning up on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });
  const start = Date.now();
  const count = async (
    table: 'sessions' | 'carts' | 'account_keys' | 'card_tokens' | 'rate_limits',
  ) => (await shop.db.query(`select 1 from ${table}`)).length;
  const after = (days: number) => cleanUp(shop.db, new Date(start + days * day));

  test('a visit and its cart stay for seven days after their last use, then both go', async () => {
    const ada = createVisitor(createTestEngine(shop.db));
    await ada.add('stream-line-tv');
    await after(6.9);
    expect([await count('sessions'), await count('carts')]).toEqual([1, 1]);
    await after(7.1);
    expect([await count('sessions'), await count('carts')]).toEqual([0, 0]);
  });

  test("a customer's cart waits, and is theirs again after the next login", async () => {
    const engine = createTestEngine(shop.db);
    const ada = createVisitor(engine);
    const account = { email: 'ada@example.ca', password: 'maple syrup' };
    const session = ada.request();
    await engine.accounts.create(session, account);
    const item = { productId: (await engine.catalogue.snapshot()).products.at(-1)?.id ?? '' };
    await engine.carts.addItem(engine.sessions.open({ session: session.id }), item);
    await after(30);
    expect([await count('sessions'), await count('carts')]).toEqual([0, 1]);
    const later = engine.sessions.open({});
    await engine.accounts.login(later, account);
    expect(await engine.carts.find(later)).toMatchObject({ isLoggedIn: true, lines: [{}] });
    await after(120);
    expect(await count('carts')).toBe(0);
  });

  test('invoices of deleted accounts lose the name after six years, and no others do', async () => {
    const data = {
      account: { id: 'a', email: 'ada@example.ca', name: 'Ada', hasPassword: true },
      shipping: { name: 'Ada' },
      billing: { name: 'Ada' },
      comments: 'For Ada',
      totals: { grandTotal: 75_000 },
    };
    const accounts = `insert into accounts (id, email) values ('here', 'here@example.ca')`;
    await shop.db.query(accounts);
    for (const [number, id, account, status, created] of [
      [1, 'old', 'gone', 'complete', '2019-12-31T12:00:00Z'],
      [2, 'young', 'gone', 'complete', '2020-01-01T12:00:00Z'],
      [3, 'kept', 'here', 'complete', '2019-01-01T12:00:00Z'],
      [4, 'open', 'gone', 'delivery_pending', '2019-01-01T12:00:00Z'],
    ] as const) {
      await shop.db.query(
        `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, is_attached, data, created_at)
         values ($1, $2, $1, $1, $3, $4, true, true, $5, $6)`,
        [id, number, account, status, JSON.stringify(data), created],
      );
    }
    await cleanUp(shop.db, new Date('2026-11-21T12:00:00Z'));
    const rows = await shop.db.query<{ id: string; data: unknown }>(
      `select id, data from orders where data::text not like '%Ada%' or data::text not like '%@%'`,
    );
    expect(rows).toEqual([
      {
        id: 'old',
        data: {
          account: { id: '', email: '', name: null, hasPassword: false },
          shipping: null,
          billing: null,
          comments: null,
          giftMessage: null,
          metadata: null,
          totals: { grandTotal: 75_000 },
        },
      },
    ]);
  });

  test('keys, card tokens, answers of banks and counters go when they are of no use; a saved card stays', async () => {
    await shop.db.script(`
      insert into account_keys (id, email, purpose, locale, expires_at) values
        ('old', 'a@example.ca', 'login', 'en-US', now() - interval '1 hour'),
        ('new', 'b@example.ca', 'login', 'en-US', now() + interval '10 minutes');
      insert into card_tokens (token, brand, last4, exp_month, exp_year, outcome, saved_for, expires_at) values
        ('old', 'Visa', '4242', 12, 2040, 'approve', null, now() - interval '2 days'),
        ('saved', 'Visa', '4242', 12, 2040, 'approve', 'account', now() - interval '2 days'),
        ('new', 'Visa', '4242', 12, 2040, 'approve', null, now());
      insert into payment_authorisations (id, method, reference, approved_path, refused_path, order_id, expires_at) values
        ('old', 'klarna', 'r1', '/', '/', null, now() - interval '2 days'),
        ('paid', 'klarna', 'r2', '/', '/', 'order', now() - interval '2 days'),
        ('new', 'klarna', 'r3', '/', '/', null, now());
      insert into rate_limits (key, points, expire) values ('old', 1, 1), ('new', 1, 99999999999999);`);
    await after(0);
    expect(await shop.db.query('select id from account_keys')).toEqual([{ id: 'new' }]);
    expect(await shop.db.query('select token from card_tokens order by token')).toEqual([
      { token: 'new' },
      { token: 'saved' },
    ]);
    expect(await shop.db.query('select id from payment_authorisations order by id')).toEqual([
      { id: 'new' },
      { id: 'paid' },
    ]);
    expect(await shop.db.query('select key from rate_limits')).toEqual([{ key: 'new' }]);
  });

  test('addresses that nothing came of go after ninety days, an old look at a record after six years', async () => {
    await shop.db.script(`
      delete from accounts;
      insert into accounts (id, email, registered_at, updated_at) values
        ('idle', 'idle@example.ca', null, now() - interval '91 days'),
        ('back', 'back@example.ca', null, now() - interval '89 days'),
        ('buyer', 'buyer@example.ca', null, now() - interval '91 days'),
        ('shopper', 'shopper@example.ca', null, now() - interval '91 days'),
        ('customer', 'customer@example.ca', now(), now() - interval '91 days');
      insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, data)
        values ('bought', 5, 'bought', 'bought', 'buyer', 'complete', true, '{}');
      insert into sessions (id, cart_id) values ('visit', 'open');
      insert into carts (id, checkout_id, account_id, state) values ('open', 'open', 'shopper', '{}');
      insert into mailing_list (id, email, state, confirmation_code, unsubscribe_code, locale, updated_at) values
        ('asked', 'a@example.ca', 'asked', 'c1', 'u1', 'en-US', now() - interval '91 days'),
        ('off', 'b@example.ca', 'off', 'c2', 'u2', 'en-US', now() - interval '91 days'),
        ('on', 'c@example.ca', 'on', 'c3', 'u3', 'en-US', now() - interval '91 days');
      insert into audit_log (id, staff_id, staff_name, action, subject, record_id, at) values
        ('old', 's', 'Sam', 'read', 'order', 'o', now() - interval '2200 days'),
        ('new', 's', 'Sam', 'read', 'order', 'o', now() - interval '2000 days');`);
    await after(0);
    expect(await shop.db.query('select id from accounts order by id')).toEqual([
      { id: 'back' },
      { id: 'buyer' },
      { id: 'customer' },
      { id: 'shopper' },
    ]);
    expect(await shop.db.query('select id from mailing_list order by id')).toEqual([
      { id: 'off' },
      { id: 'on' },
    ]);
    expect(await shop.db.query('select id from audit_log')).toEqual([{ id: 'new' }]);
  });
});
