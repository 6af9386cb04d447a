import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('session, locale and currency', () => {
  const store = useStoreServer(pglite.use);
  const charger = async () => {
    const { id } = await store.visitor().products.get('standard-charger');
    return JSON.stringify({ product_id: id });
  };
  const addItem = async (headers: Record<string, string> = {}) =>
    store.send('/api/cart/items', { method: 'POST', headers, body: await charger() });

  it('hands an id out once, and writes no row for a read', async () => {
    const first = await store.send('/api/cart');
    const session = first.headers.get('x-session') ?? '';
    expect(session).toMatch(/^[\w-]{22,200}$/);
    expect(await first.json()).toBeNull();
    const second = await store.send('/api/cart', { headers: { 'X-Session': session } });
    expect(second.headers.get('x-session')).toBeNull();
    expect(await store.db.query('select 1 from sessions')).toHaveLength(0);
  });

  it('keeps the cart of an id, and says the id on writes', async () => {
    const added = await addItem();
    const session = added.headers.get('x-session') ?? '';
    const again = await addItem({ 'X-Session': session });
    expect(again.headers.get('x-session')).toBe(session);
    const read = await store.send('/api/cart', { headers: { 'X-Session': session } });
    expect(read.headers.get('x-session')).toBeNull();
    expect(await read.json()).toMatchObject({ item_quantity: 2 });
  });

  it('forgets nothing of the choice of language and currency, and ignores odd headers', async () => {
    const headers = { 'X-Currency': '[object Promise]', 'X-Locale': 'xx-YY' };
    const answer = await store.send('/api/cart/items', {
      method: 'POST',
      headers,
      body: await charger(),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ currency: 'USD', display_locale: 'en-US' });

    const visitor = store.visitor();
    await visitor.currency.select('USD');
    await visitor.locale.select('en-US');
    expect(await visitor.session.get()).toMatchObject({ currency: 'USD', locale: 'en-US' });
  });

  it('refuses a language or currency the store does not know', async () => {
    const put = (body: object) =>
      store.send('/api/session', { method: 'PUT', body: JSON.stringify(body) });
    const currency = await put({ currency: 'XXX' });
    expect(currency.status).toBe(400);
    expect(await currency.json()).toMatchObject({
      error: { code: 'validation_error', param: 'currency' },
    });
    expect((await put({ locale: 'klingon' })).status).toBe(400);
    expect((await put({ locale: { $gt: '' } })).status).toBe(400);
  });

  it('answers the session with ids only', async () => {
    const visitor = store.visitor();
    expect(await visitor.session.get()).toEqual({
      locale: null,
      currency: null,
      account_id: null,
      cart_id: null,
    });
    const { id } = await visitor.products.get('standard-charger');
    const cart = await visitor.cart.addItem({ product_id: id ?? '' });
    expect(await visitor.session.get()).toMatchObject({ cart_id: Reflect.get(cart, 'id') });
  });
});

describe('settings and what needs a login', () => {
  const store = useStoreServer(pglite.use);

  it('serves the settings swell-js loads, and formats money by them', async () => {
    const visitor = store.visitor();
    await visitor.settings.load();
    expect(visitor.settings.get('store.currency')).toBe('USD');
    expect(visitor.settings.payments('card')).toEqual({
      id: 'card',
      name: 'Card',
      gateway: 'embedded',
      mode: 'test',
    });
    expect(
      visitor.currency.format(1500, { code: 'USD', decimals: 2, locale: 'en-US', rate: 1 }),
    ).toBe('$1,500.00');
    expect(await visitor.payment.methods()).toHaveProperty('card');
    expect(await visitor.cart.getSettings()).toMatchObject({
      countries: expect.arrayContaining(['CA']),
      payment_methods: expect.arrayContaining([
        expect.objectContaining({ id: 'card', gateway: 'embedded', manual: false }),
      ]),
    });
    const menus = await (await store.send('/api/settings/menus')).json();
    expect(Array.isArray(menus)).toBe(true);
  });

  it('reads as logged out', async () => {
    const visitor = store.visitor();
    expect(await visitor.account.get()).toBeNull();
    expect(await visitor.account.login('somebody@example.com', 'secret')).toBeNull();
    expect(await visitor.account.logout()).toEqual({ success: true });
  });

  it.each([
    ['PUT', '/account'],
    ['GET', '/account/addresses'],
    ['POST', '/account/addresses'],
    ['PUT', '/account/addresses/abc'],
    ['DELETE', '/account/cards/abc'],
    ['GET', '/account/orders'],
    ['GET', '/account/orders/1'],
    ['GET', '/subscriptions'],
    ['PUT', '/subscriptions/abc/items'],
    ['GET', '/invoices'],
  ])('%s %s asks for a login', async (method, path) => {
    const answer = await store.send(`/api${path}`, { method });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
  });
});
