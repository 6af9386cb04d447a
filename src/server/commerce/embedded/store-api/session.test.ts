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

  it('hands an id out once, and writes no row for a read', async () => {
    const first = await store.send('/api/cart');
    const session = first.headers.get('x-session') ?? '';
    expect(session).toMatch(/^[\w-]{22,200}$/);
    expect(await first.json()).toBeNull();
    const second = await store.send('/api/cart', { headers: { 'X-Session': session } });
    expect(second.headers.get('x-session')).toBeNull();
    expect(await store.db.query('select 1 from sessions')).toHaveLength(0);
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
});

describe('settings', () => {
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
});
