import { charger } from '../../http-shopper/goods';
import { add, newEmail, productId } from '../purchase';
import type { Store } from '../store';

const idForm = /^[A-Za-z0-9_-]{22,200}$/;

/** Contract 5.1: the session id. */
export function sessionChecks(store: Store): void {
  const addItem = async (headers: Record<string, string> = {}) => {
    const product_id = await productId(await store.shopper(), charger);
    return store.send('/api/cart/items', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ product_id }),
    });
  };

  describe('5.1 session id', () => {
    test('5.1 a first visit is given an opaque random id', async () => {
      const [one, other] = await Promise.all([store.send('/api/cart'), store.send('/api/cart')]);
      expect(one.headers.get('x-session')).toMatch(idForm);
      expect(other.headers.get('x-session')).not.toBe(one.headers.get('x-session'));
    });

    test('5.1 the SDK keeps the id in its cookie and sends it back', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const session = shopper.cookies.get('swell-session');
      expect(session).toMatch(idForm);
      await add(shopper, charger);
      expect(shopper.cookies.get('swell-session')).toBe(session);
      expect(shopper.session.getCookie()).toBe(session);
    });

    test('5.1 session.setCookie moves a visit to another client', async () => {
      const [one, other] = [await store.shopper(), await store.shopper()];
      await add(one, charger);
      other.session.setCookie(one.session.getCookie() ?? '');
      expect(await other.cart.get()).toMatchObject({ item_quantity: 1 });
    });

    test('5.1 plain reads never change the id', async () => {
      const session = (await addItem()).headers.get('x-session') ?? '';
      for (const path of ['/api/cart', '/api/session', '/api/account', '/api/products']) {
        const given = (await store.send(path, { headers: { 'X-Session': session } })).headers.get(
          'x-session',
        );
        expect([null, session]).toContain(given);
      }
    });

    test('5.1 every write says the id', async () => {
      const first = await addItem();
      const session = first.headers.get('x-session') ?? '';
      expect(session).toMatch(idForm);
      expect((await addItem({ 'X-Session': session })).headers.get('x-session')).toBe(session);
    });

    test('5.1 the header is never sent empty', async () => {
      for (const path of ['/api/cart', '/api/products', '/api/settings', '/api/session']) {
        expect((await store.send(path)).headers.get('x-session')).not.toBe('');
      }
    });

    test('5.1 an id handed out by a read works for the first write', async () => {
      const session = (await store.send('/api/cart')).headers.get('x-session') ?? '';
      const added = await addItem({ 'X-Session': session });
      expect([null, session]).toContain(added.headers.get('x-session'));
      const cart = await store.send('/api/cart', { headers: { 'X-Session': session } });
      expect(await cart.json()).toMatchObject({ item_quantity: 1 });
    });

    test('5.1 an unknown id is replaced', async () => {
      const unknown = 'a'.repeat(43);
      const given = (await addItem({ 'X-Session': unknown })).headers.get('x-session');
      expect(given).toMatch(idForm);
      expect(given).not.toBe(unknown);
    });

    test.each(['x', '../../etc', 'a'.repeat(5000), '%00', 'null', "' or 1=1", '[object Object]'])(
      '5.1 the malformed id %j is treated like an unknown one',
      async (id) => {
        const answer = await store.send('/api/cart', { headers: { 'X-Session': id } });
        expect(answer.status).toBe(200);
        expect(await answer.json()).toBeNull();
        expect(answer.headers.get('x-session')).toMatch(idForm);
      },
    );

    test('5.1 a tampered id opens nothing', async () => {
      const session = (await addItem()).headers.get('x-session') ?? '';
      const last = session.endsWith('A') ? 'B' : 'A';
      const tampered = session.slice(0, -1) + last;
      const answer = await store.send('/api/cart', { headers: { 'X-Session': tampered } });
      expect(await answer.json()).toBeNull();
    });

    test('5.1 the cookie header is no identity', async () => {
      const session = (await addItem()).headers.get('x-session');
      const answer = await store.send('/api/cart', {
        headers: { Cookie: `swell-session=${session}` },
      });
      expect(await answer.json()).toBeNull();
    });

    test('5.1 the server sets no cookie of its own', async () => {
      for (const answer of [await addItem(), await store.send('/api/session')]) {
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
    });

    test('5.1 two sessions share nothing', async () => {
      const [one, other] = [await store.shopper(), await store.shopper()];
      await add(one, charger);
      expect(await other.cart.get()).toBeNull();
    });
  });

  describe('5.1 the id changes with who somebody is', () => {
    const login = async () => {
      const shopper = await store.shopper();
      const account = { email: newEmail(), password: 'long enough' };
      await shopper.account.create(account);
      return { shopper, ...account };
    };
    const readAccount = async (session: string) => {
      const answer = await store.send('/api/account', { headers: { 'X-Session': session } });
      return { account: await answer.json(), given: answer.headers.get('x-session') };
    };

    test('5.1 login changes the id', async () => {
      const { email, password } = await login();
      const shopper = await store.shopper();
      await add(shopper, charger);
      const before = shopper.cookies.get('swell-session');
      await shopper.account.login(email, password);
      expect(shopper.cookies.get('swell-session')).toMatch(idForm);
      expect(shopper.cookies.get('swell-session')).not.toBe(before);
    });

    test('5.1 the id from before a login is not logged in', async () => {
      const { email, password } = await login();
      const shopper = await store.shopper();
      await add(shopper, charger);
      const before = shopper.cookies.get('swell-session') ?? '';
      await shopper.account.login(email, password);
      expect((await readAccount(before)).account).toBeNull();
    });

    test('5.1 logout changes the id, and the old one no longer reads the account', async () => {
      const { shopper } = await login();
      const before = shopper.cookies.get('swell-session') ?? '';
      await shopper.account.logout();
      expect(shopper.cookies.get('swell-session')).not.toBe(before);
      expect((await readAccount(before)).account).toBeNull();
      expect(await shopper.account.get()).toBeNull();
    });

    test('5.1 opening an account changes the id', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const before = shopper.cookies.get('swell-session') ?? '';
      await shopper.account.create({ email: newEmail(), password: 'long enough' });
      expect(shopper.cookies.get('swell-session')).not.toBe(before);
      expect((await readAccount(before)).account).toBeNull();
    });

    test('5.1 a late request with a retired id is anonymous and gets no id', async () => {
      const { email, password } = await login();
      const shopper = await store.shopper();
      await add(shopper, charger);
      const before = shopper.cookies.get('swell-session') ?? '';
      await shopper.account.login(email, password);
      expect(await readAccount(before)).toEqual({ account: null, given: null });
      const late = await store.send('/api/cart', { headers: { 'X-Session': before } });
      expect(late.headers.get('x-session')).toBeNull();
      const added = await addItem({ 'X-Session': before });
      expect(added.headers.get('x-session')).toBeNull();
      expect(await added.json()).toMatchObject({ item_quantity: 1, guest: true });
    });

    test('5.1 a failed login leaves the id as it was', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const before = shopper.cookies.get('swell-session');
      expect(await shopper.account.login(newEmail(), 'wrong')).toBeNull();
      expect(shopper.cookies.get('swell-session')).toBe(before);
      expect(await shopper.cart.get()).toMatchObject({ item_quantity: 1 });
    });
  });
}
