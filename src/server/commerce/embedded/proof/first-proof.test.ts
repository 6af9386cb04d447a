import { createTestEngine, createVisitor, prepareTestJobs, taken } from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import { logInByLink, newestMailedKey } from '@/testing/shops/mailed-link';
import type { Engine, RequestSession } from '../engine';
import { seedCommerce } from '../seed/seed-commerce';

const email = 'vera@example.ca';
const street = '666 Stranger Road';

describe.each(testDatabases())('the first proof of an address on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
    await prepareTestJobs(db);
  });
  let engine: Engine;
  beforeEach(() => {
    engine = createTestEngine(shop.db);
  });

  const again = ({ id }: RequestSession) => engine.sessions.open({ session: id });

  /** Somebody opens an account under an address that is not theirs. */
  async function open(fields: object = {}): Promise<RequestSession> {
    const session = engine.sessions.open({});
    taken(await engine.accounts.create(session, { email, ...fields }));
    return again(session);
  }

  async function accountOf(session: RequestSession) {
    const account = await engine.accounts.find(session);
    if (!account) throw new Error('Nobody is logged in');
    return account;
  }

  test.each([
    ['without a password', {}],
    ['with one', { password: 'maple syrup' }],
  ])('ends every other session of an account opened %s', async (_, fields) => {
    const stranger = await open(fields);
    const owner = await logInByLink(shop.db, engine, email);
    expect(await engine.accounts.find(owner)).toMatchObject({ email });
    expect(await engine.accounts.find(again(stranger))).toBeNull();
  });

  test('ends the other links in the mailbox, and a later proof ends no session', async () => {
    await open();
    await engine.accountLinks.requestPassword(engine.sessions.open({}), { email, linkPath: null });
    const first = await logInByLink(shop.db, engine, email);
    const sql = 'select 1 from account_keys where email = $1';
    expect(await shop.db.query(sql, [email])).toEqual([]);
    await logInByLink(shop.db, engine, email);
    expect(await engine.accounts.find(again(first))).toMatchObject({ email });
  });

  test('by the visit that opened the account keeps what it wrote, and ends the others', async () => {
    const owner = await open({ name: 'Vera Vass', password: 'maple syrup' });
    const elsewhere = engine.sessions.open({});
    await engine.accounts.login(elsewhere, { email, password: 'maple syrup' });
    const proven = await logInByLink(shop.db, engine, email, owner);
    expect(await engine.accounts.find(proven)).toMatchObject({ email, name: 'Vera Vass' });
    expect(await engine.accounts.find(again(elsewhere))).toBeNull();
    const login = { email, password: 'maple syrup' };
    expect(await engine.accounts.login(engine.sessions.open({}), login)).not.toBeNull();
  });

  async function enter(session: RequestSession, address = email) {
    await engine.accountLinks.requestLogin({ email: address, locale: 'en-US', linkPath: null });
    const key = await newestMailedKey(shop.db, engine);
    return engine.accounts.login(session, { email: null, key });
  }

  async function leaveThings(): Promise<void> {
    const stranger = createVisitor(engine);
    const session = stranger.request();
    const opened = await engine.accounts.create(session, {
      email,
      name: 'Mal Lory',
      phone: '+14035550666',
      emailOptin: true,
      metadata: { do_not_phone: true },
      shipping: { address1: street, country: 'CA' },
    });
    const { id } = taken(opened);
    taken(await engine.addressBook.add(id, { address1: street, country: 'CA' }));
    await shop.db.query(
      `insert into account_cards (id, account_id, token, brand, last4, exp_month, exp_year)
       values ('card', $1, 'token', 'Visa', '4444', 12, 2040)`,
      [id],
    );
    await shop.db.query(
      `insert into account_passkeys (id, account_id, public_key, counter, transports)
       values ('key', $1, 'x', 0, '[]')`,
      [id],
    );
    const visit = createVisitor(engine);
    await visit.add('standard-charger');
    const other = visit.request();
    await shop.db.query(
      `update carts set account_id = $1, state = jsonb_set(state || '{"isLoggedIn": true}', '{account}', $2::jsonb)
       where id = (select cart_id from sessions where id = $3)`,
      [id, { id, email, name: null, hasPassword: false }, other.key],
    );
    await shop.db.query('update sessions set account_id = $1 where id = $2', [id, other.key]);
    await shop.db.query(
      `insert into uploads (id, account_id, visit, email, sealed_name, extension, size, status)
       values ('file', $1, 'a visit', $2, 'x', 'txt', 1, 'kept')`,
      [id, email],
    );
  }

  test('empties what was written into the account before it, and says so', async () => {
    await leaveThings();
    const session = engine.sessions.open({});
    expect(await enter(session)).toMatchObject({ email, hadLeftovers: true });
    const account = await accountOf(again(session));
    expect(account).toMatchObject({
      name: null,
      phone: null,
      emailOptin: false,
      metadata: {},
      shipping: null,
      billing: null,
    });
    expect(await engine.addressBook.list(account.id)).toEqual([]);
    expect(await engine.accountCards.list(account.id)).toEqual([]);
    expect(await engine.carts.find(again(session))).toBeNull();
    expect(await shop.db.query('select 1 from account_passkeys')).toEqual([]);
    const files = await shop.db.query('select account_id, visit from uploads');
    expect(files).toEqual([{ account_id: null, visit: 'a visit' }]);
  });

  test('by a new password empties them too, and says so', async () => {
    await leaveThings();
    await engine.accountLinks.requestPassword(engine.sessions.open({}), { email, linkPath: null });
    const proof = { key: await newestMailedKey(shop.db, engine), password: 'only mine' };
    const saved = await engine.accountLinks.resetPassword(engine.sessions.open({}), proof);
    expect(saved).toMatchObject({ ok: true, value: { email, hadLeftovers: true } });
    const session = engine.sessions.open({});
    await engine.accounts.login(session, { email, password: 'only mine' });
    expect(await accountOf(again(session))).toMatchObject({ name: null, shipping: null });
  });

  test('tells a guest of no leftovers, and everybody of them once only', async () => {
    const guest = createVisitor(engine);
    await guest.add('standard-charger');
    await engine.carts.update(guest.request(), { account: { email: 'guest@example.ca' } });
    const ofGuest = await enter(engine.sessions.open({}), 'guest@example.ca');
    expect(ofGuest).toMatchObject({ hadLeftovers: false });
    await leaveThings();
    await enter(engine.sessions.open({}));
    expect(await enter(engine.sessions.open({}))).toMatchObject({ hadLeftovers: false });
  });

  test('a cart keeps the typed name, also when the address has an account', async () => {
    await open({ password: 'maple syrup', name: 'Vera Vass' });
    const names: (string | null | undefined)[] = [];
    for (const typed of [email, 'guest@example.ca']) {
      const guest = createVisitor(engine);
      await guest.add('standard-charger');
      const cart = await engine.carts.update(guest.request(), {
        account: { email: typed, name: 'Probe' },
      });
      names.push(taken(cart).account?.name);
    }
    expect(names).toEqual(['Probe', 'Probe']);
  });
});
