import { priorityShippingId } from '@/domain/orders/shipping';
import { createTestEngine, createVisitor, prepareTestJobs, taken } from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import { logInByLink, newestMailedKey } from '@/testing/shops/mailed-link';
import type { Engine, RequestSession } from '../engine';
import { seedCommerce } from '../seed/seed-commerce';

const own = 'mal@example.ca';
const guests = 'ada@example.ca';
const password = 'maple syrup';

describe.each(testDatabases())('changing how one logs in, on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
    await prepareTestJobs(db);
  });
  let engine: Engine;
  let time: Date;
  beforeEach(() => {
    time = new Date();
    engine = createTestEngine(shop.db, { now: () => time });
  });

  const again = ({ id }: RequestSession) => engine.sessions.open({ session: id });

  async function register(email = own): Promise<RequestSession> {
    const session = engine.sessions.open({});
    taken(await engine.accounts.create(session, { email, password }));
    return again(session);
  }

  async function fillGuestCart() {
    const guest = createVisitor(engine);
    await guest.add('standard-charger');
    const filled = await engine.carts.update(guest.request(), {
      account: { email: guests },
      shipping: { country: 'CA', state: 'AB', service: priorityShippingId },
      billing: { method: 'card', card: { token: 'token' }, name: 'Ada Byron' },
    });
    taken(filled);
    return guest;
  }

  async function submit(guest: ReturnType<typeof createVisitor>): Promise<string> {
    time = new Date(time.getTime() + 1000);
    return taken(await engine.orders.submit(guest.request())).number;
  }

  async function numbersIn(session: RequestSession): Promise<string[]> {
    const account = await engine.accounts.find(session);
    const orders = account ? await engine.accountOrders.list(account.id) : [];
    return orders.map(({ number }) => number);
  }

  const changeTo = (session: RequestSession, email: string) =>
    engine.accounts.update(session, { email, currentPassword: password });

  const proveChange = async (session: RequestSession) => {
    const key = await newestMailedKey(shop.db, engine);
    const account = await engine.accounts.login(session, { email: null, key });
    return { account, session: again(session) };
  };

  test('an address that nobody proved takes no guest’s cart, order or later order', async () => {
    const earlier = await submit(await fillGuestCart());
    const guest = await fillGuestCart();
    const stranger = await register();
    taken(await changeTo(stranger, guests));
    taken(await changeTo(stranger, own));
    const proven = await logInByLink(shop.db, engine, own, stranger);
    const later = await submit(guest);
    expect(await numbersIn(proven)).toEqual([]);
    expect(await numbersIn(await logInByLink(shop.db, engine, guests))).toEqual([later, earlier]);
  });

  test('an account opened under an address and moved away leaves guests what they did there', async () => {
    const earlier = await submit(await fillGuestCart());
    const guest = await fillGuestCart();
    const stranger = await register(guests);
    taken(await changeTo(stranger, own));
    const moved = await proveChange(stranger);
    expect(moved.account).toMatchObject({ email: own });
    const later = await submit(guest);
    expect(await numbersIn(moved.session)).toEqual([]);
    expect(await numbersIn(await logInByLink(shop.db, engine, guests))).toEqual([later, earlier]);
  });

  test('a new address counts from its mailed link on, in the visit that is logged in', async () => {
    const earlier = await submit(await fillGuestCart());
    const open = await fillGuestCart();
    const session = await logInByLink(shop.db, engine, own, await register());
    expect(taken(await changeTo(session, guests))).toMatchObject({ email: own });
    const key = await newestMailedKey(shop.db, engine);
    const elsewhere = engine.sessions.open({});
    expect(await engine.accounts.login(elsewhere, { email: null, key })).toBeNull();
    expect(await engine.accounts.login(session, { email: null, key })).toMatchObject({
      email: guests,
    });
    expect(await numbersIn(again(session))).toEqual([earlier]);
    expect((await engine.carts.find(open.request()))?.account).toBeNull();
  });

  test.each([
    ['email', { email: 'new@example.ca' }],
    ['password', { password: 'another word' }],
  ])('a new %s needs the password or a fresh mailed link', async (_, change) => {
    const session = await register();
    const refused = { ok: false, code: 'current_password_wrong' };
    expect(await engine.accounts.update(session, change)).toMatchObject(refused);
    const wrong = { ...change, currentPassword: 'a guess' };
    expect(await engine.accounts.update(session, wrong)).toMatchObject(refused);
    const linked = await logInByLink(shop.db, engine, own, session);
    time = new Date(time.getTime() + 16 * 60 * 1000);
    expect(await engine.accounts.update(linked, change)).toMatchObject(refused);
    const fresh = await logInByLink(shop.db, engine, own, again(linked));
    expect(await engine.accounts.update(fresh, change)).toMatchObject({ ok: true });
  });

  test('a checkout sets no first password for somebody who was logged in by an old link', async () => {
    const session = await logInByLink(shop.db, engine, own, await register(own));
    await shop.db.query('update accounts set password_hash = null');
    const set = () =>
      engine.carts.update(again(session), { account: { password: 'another word' } });
    time = new Date(time.getTime() + 16 * 60 * 1000);
    expect(await set()).toMatchObject({ ok: false, code: 'password_refused' });
  });

  test('the old address is told, and its link brings it back and ends the thief’s logins', async () => {
    const owner = await logInByLink(shop.db, engine, own, await register());
    const thief = owner;
    taken(await changeTo(thief, guests));
    const taking = await proveChange(thief);
    const way = await engine.accountLinks.openRequest(await newestRequest());
    expect(way).toMatchObject({ email: own, purpose: 'restore' });

    // Meanwhile somebody opens an account under the released address.
    await register(own);
    time = new Date(time.getTime() + 6 * 24 * 60 * 60 * 1000);
    const proof = { key: way?.key ?? '', password: 'only mine' };
    const restored = await engine.accountLinks.resetPassword(engine.sessions.open({}), proof);
    expect(restored).toMatchObject({ ok: true, value: { email: own } });
    expect(await engine.accounts.find(again(taking.session))).toBeNull();
    const login = { email: own, password: 'only mine' };
    expect(await engine.accounts.login(engine.sessions.open({}), login)).toMatchObject({
      id: taking.account?.id,
      email: own,
    });
  });

  async function newestRequest(): Promise<string> {
    const [job] = await shop.db.query<{ payload: { requestId: string } }>(
      `select payload from test_jobs where name = 'send-account-link' order by ctid desc limit 1`,
    );
    return job?.payload.requestId ?? '';
  }
});
