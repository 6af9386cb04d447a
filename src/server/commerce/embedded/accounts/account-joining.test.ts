import { createTestEngine, createVisitor, prepareTestJobs, taken } from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import { logInByLink, newestMailedKey } from '@/testing/shops/mailed-link';
import type { Engine, RequestSession } from '../engine';
import { seedCommerce } from '../seed/seed-commerce';

const ada = { email: 'ada@example.ca', password: 'maple syrup' };

type CartKind = 'none' | 'empty' | 'filled';

describe.each(testDatabases())('what a guest did joins the account on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
    await prepareTestJobs(db);
  });
  let engine: Engine;
  beforeEach(() => {
    engine = createTestEngine(shop.db);
  });

  type Guest = ReturnType<typeof createVisitor>;

  /** A visit whose cart was never opened, was emptied again, or holds this. */
  async function visitWith(kind: CartKind, slug: string): Promise<Guest> {
    const guest = createVisitor(engine);
    if (kind === 'none') return guest;
    const cart = taken(await guest.add(slug));
    if (kind === 'empty') {
      taken(await engine.carts.removeItem(guest.request(), cart.lines[0]?.id ?? ''));
    }
    return guest;
  }

  const slugsOf = async (session: RequestSession) =>
    (await engine.carts.find(session))?.lines.map(({ product }) => product?.slug) ?? null;

  const again = ({ id }: RequestSession) => engine.sessions.open({ session: id });

  describe('the cart, at the login', () => {
    /** The visit's cart, the account's waiting cart, and which of the two is kept. */
    const cases: readonly [CartKind, CartKind, 'visit' | 'account' | 'nothing'][] = [
      ['none', 'none', 'nothing'],
      ['none', 'empty', 'nothing'],
      ['none', 'filled', 'account'],
      ['empty', 'none', 'nothing'],
      ['empty', 'empty', 'nothing'],
      ['empty', 'filled', 'account'],
      ['filled', 'none', 'visit'],
      ['filled', 'empty', 'visit'],
      ['filled', 'filled', 'visit'],
    ];

    test.each(cases)('visit %s, account %s: %s', async (ofVisit, ofAccount, goesOn) => {
      taken(await engine.accounts.create(engine.sessions.open({}), ada));
      const waiting = await visitWith(ofAccount, 'stream-line-tv');
      await engine.accounts.login(waiting.request(), ada);

      const visit = await visitWith(ofVisit, 'standard-charger');
      const session = visit.request();
      expect(await engine.accounts.login(session, ada)).toMatchObject({ email: ada.email });
      const slugs = { visit: ['standard-charger'], account: ['stream-line-tv'], nothing: [] };
      expect((await slugsOf(again(session))) ?? []).toEqual(slugs[goesOn]);
      if (goesOn !== 'nothing') {
        expect(await engine.carts.find(again(session))).toMatchObject({
          isLoggedIn: true,
          account: { email: ada.email },
        });
      }
    });

    test('opening an account takes the cart of the visit along', async () => {
      const visit = await visitWith('filled', 'standard-charger');
      const session = visit.request();
      taken(await engine.accounts.create(session, ada));
      expect(await slugsOf(again(session))).toEqual(['standard-charger']);
    });
  });

  describe('orders', () => {
    async function guestOrders(): Promise<string> {
      const guest = createVisitor(engine);
      await guest.add('standard-charger');
      taken(await guest.fillCheckout());
      return taken(await engine.orders.submit(guest.request())).number;
    }

    async function register(email = ada.email): Promise<RequestSession> {
      const session = engine.sessions.open({});
      taken(await engine.accounts.create(session, { ...ada, email }));
      return again(session);
    }

    /** Follows the link mailed to Ada's address, in a visit of its own unless another one is given. */
    const prove = (session?: RequestSession) => logInByLink(shop.db, engine, ada.email, session);

    const numbersIn = async (session: RequestSession) => {
      const account = await engine.accounts.find(session);
      const orders = account ? await engine.accountOrders.list(account.id) : [];
      return orders.map(({ number }) => number);
    };

    test('of before are not shown to who opens the account, and are once the address is proven', async () => {
      const number = await guestOrders();
      const session = await register();
      expect(await numbersIn(session)).toEqual([]);
      expect(await numbersIn(await prove(session))).toEqual([number]);
    });

    test('stay hidden from who opened the account under the address of somebody else', async () => {
      const number = await guestOrders();
      const stranger = await register();
      expect(await numbersIn(await prove())).toEqual([number]);
      expect(await engine.accounts.find(again(stranger))).toBeNull();
      expect(await engine.accounts.login(engine.sessions.open({}), ada)).toBeNull();
    });

    test('a password stays when a proven address logs in by a link', async () => {
      await prove(await register());
      await prove();
      expect(await engine.accounts.login(engine.sessions.open({}), ada)).not.toBeNull();
    });

    test('of a guest who logs in by a mailed link become theirs, without a password', async () => {
      const number = await guestOrders();
      expect(await numbersIn(await prove())).toEqual([number]);
    });

    test('that follow under a proven address show at once; under one that is not, they wait', async () => {
      const session = await register();
      const waits = await guestOrders();
      expect(await numbersIn(session)).toEqual([]);
      const proven = await prove(session);
      const follows = await guestOrders();
      expect(await numbersIn(proven)).toEqual([follows, waits]);
    });

    test('go along to the customer who takes over the address, and show when they have proven it', async () => {
      const number = await guestOrders();
      const session = await register('ada.old@example.ca');
      const change = { email: ada.email, currentPassword: ada.password };
      taken(await engine.accounts.update(session, change));
      expect(await numbersIn(session)).toEqual([]);
      const key = await newestMailedKey(shop.db, engine);
      await engine.accounts.login(session, { email: null, key });
      const guests = await shop.db.query('select 1 from accounts where registered_at is null');
      expect(guests).toEqual([]);
      expect(await numbersIn(again(session))).toEqual([number]);
    });
  });
});
