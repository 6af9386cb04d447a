import { createTestEngine, createVisitor, prepareTestJobs, taken } from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import { newestMailedKey } from '@/testing/shops/mailed-link';
import type { Engine, RequestSession } from '../engine';
import { seedCommerce } from '../seed/seed-commerce';

const email = 'mal@example.ca';
const browser = 'b'.repeat(43);

describe.each(testDatabases())('the browser a login link is opened in, on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
    await prepareTestJobs(db);
  });
  let engine: Engine;
  beforeEach(async () => {
    engine = createTestEngine(shop.db);
    taken(await engine.accounts.create(engine.sessions.open({}), { email, name: 'Mal' }));
  });

  const again = ({ id }: RequestSession) => engine.sessions.open({ session: id });

  async function mailedKey(asking?: string): Promise<string> {
    const request = { email, locale: 'en-US', linkPath: null } as const;
    await engine.accountLinks.requestLogin({ ...request, browser: asking });
    return newestMailedKey(shop.db, engine);
  }

  /** A guest who has typed who they are and where they live, and has taken a hearing test. */
  async function guestWithCart(): Promise<RequestSession> {
    const guest = createVisitor(engine);
    await guest.add('standard-charger');
    const cart = await engine.carts.update(guest.request(), {
      account: { email: 'vera@example.ca', name: 'Vera Private' },
      shipping: { address1: '12 Secret Trail', phone: '+14035550123', country: 'CA' },
    });
    taken(cart);
    return guest.request();
  }

  test.each([
    ['a browser that did not ask', browser, undefined],
    ['a browser that asked for another link', browser, 'c'.repeat(43)],
    ['any browser, when the request named none', undefined, browser],
  ])('%s takes nothing of the visit along', async (_, asking, opening) => {
    const guest = await guestWithCart();
    const key = await mailedKey(asking);
    const entered = await engine.accounts.login(guest, { email: null, key, browser: opening });
    expect(entered).toMatchObject({ email });
    expect(await engine.carts.find(again(guest))).toBeNull();
    const carts = await shop.db.query(`select 1 from carts c join accounts a on a.id = c.account_id
      where a.email = '${email}'`);
    expect(carts).toEqual([]);
  });

  test('the browser that asked takes its cart along', async () => {
    const guest = await guestWithCart();
    const key = await mailedKey(browser);
    await engine.accounts.login(guest, { email: null, key, browser });
    expect(await engine.carts.find(again(guest))).toMatchObject({
      isLoggedIn: true,
      account: { email },
      shipping: { address1: '12 Secret Trail' },
    });
  });

  test('a look at the link says whose it is and whether this browser asked, and leaves it usable', async () => {
    const key = await mailedKey(browser);
    const look = (opening?: string) =>
      engine.accountLinks.describeLink({ key, browser: opening ?? null, accountId: null });
    expect(await look(browser)).toEqual({ email, purpose: 'login', isHere: true });
    expect(await look()).toEqual({ email, purpose: 'login', isHere: false });
    const session = engine.sessions.open({});
    expect(await engine.accounts.login(session, { email: null, key })).toMatchObject({ email });
    expect(await look(browser)).toBeNull();
  });
});
