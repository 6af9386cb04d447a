import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';
import { testCard } from '@/testing/http-shopper/goods';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('two price lists', () => {
  const store = useStoreServer(pglite.use);
  const price = async (headers: Record<string, string>) => {
    const answer = await store.send('/api/products/standard-charger', { headers });
    const { price: amount, currency } = await answer.json();
    return [amount, currency, answer.headers.get('etag')];
  };
  const addCharger = async (visitor: Visitor) => {
    const { id } = await visitor.products.get('standard-charger');
    return visitor.cart.addItem({ product_id: id, quantity: 2 });
  };

  it('are told by the settings, and nothing is converted', async () => {
    const visitor = store.visitor();
    await visitor.settings.load();
    expect(visitor.currency.list()).toEqual([
      expect.objectContaining({ code: 'USD', decimals: 2, type: 'base' }),
      expect.objectContaining({ code: 'CAD', decimals: 2, type: 'priced' }),
    ]);
    await visitor.currency.select('CAD');
    expect(
      visitor.currency.format(199, { code: 'CAD', decimals: 2, locale: 'en-US', rate: 1 }),
    ).toBe('CA$199.00');
  });

  it('follow the header, else the session, else the store; odd headers count for nothing', async () => {
    const put = await store.send('/api/session', {
      method: 'PUT',
      body: JSON.stringify({ currency: 'CAD' }),
    });
    const session = { 'X-Session': put.headers.get('x-session') ?? '' };
    const [usd, cad] = [await price({}), await price({ 'X-Currency': 'CAD' })];
    expect(usd.slice(0, 2)).toEqual([149, 'USD']);
    expect(cad.slice(0, 2)).toEqual([199, 'CAD']);
    expect(usd[2]).not.toBe(cad[2]);
    expect(await price(session)).toEqual(cad);
    expect(await price({ ...session, 'X-Currency': 'USD' })).toEqual(usd);
    expect(await price({ ...session, 'X-Currency': '[object Promise]' })).toEqual(cad);
    expect(await price({ 'X-Session': 'nobody', 'X-Currency': 'EUR' })).toEqual(usd);
    const { headers } = await store.send('/api/products');
    expect(headers.get('vary')).toBe('Accept-Encoding, X-Currency, X-Locale, X-Session');
  });

  it('filter, sort and price every variant in the caller’s currency', async () => {
    const visitor = store.visitor();
    await visitor.currency.select('CAD');
    const list = await visitor.products.list({
      $filters: { price: [190, 300] },
      sort: 'price asc',
    });
    expect(list.results.map(({ slug, price: amount }) => [slug, amount])).toEqual([
      ['standard-charger', 199],
      ['pure-portable-charger', 269],
    ]);
    const aid = await visitor.products.get('charge-go');
    const chosen = await visitor.products.variation(aid, {
      'Tech level': 'Premium',
      Ears: 'Pair',
      Colour: 'Rose',
      Receiver: 'Large',
    });
    expect(chosen).toMatchObject({ price: 5400, currency: 'CAD' });
  });

  it('a cart takes the choice over and is priced again, shipping too', async () => {
    const visitor = store.visitor();
    await addCharger(visitor);
    await visitor.cart.update({ shipping: { country: 'CA', service: 'express' } });
    expect(await visitor.cart.get()).toMatchObject({ currency: 'USD', grand_total: 313 });
    await visitor.currency.select('CAD');
    expect(await visitor.session.get()).toMatchObject({ currency: 'CAD' });
    const cart = await visitor.cart.get();
    expect(cart).toMatchObject({
      currency: 'CAD',
      sub_total: 398,
      shipment_total: 20,
      grand_total: 418,
      settings: { currency: 'CAD' },
      shipping: { price: 20 },
    });
    expect(cart?.items?.[0]).toMatchObject({
      price: 199,
      product: { price: 199, currency: 'CAD' },
    });
    await visitor.currency.select('USD');
    expect(await visitor.cart.get()).toMatchObject({ currency: 'USD', grand_total: 313 });
  });

  it('a gift card waits while the cart is in another currency', async () => {
    const visitor = store.visitor();
    await addCharger(visitor);
    await visitor.cart.applyGiftcard('GIFT-BORE-AL50');
    await visitor.currency.select('CAD');
    expect(await visitor.cart.get()).toMatchObject({ giftcards: [], capture_total: 398 });
    await expect(visitor.cart.applyGiftcard('GIFT-BORE-AL50')).rejects.toMatchObject({
      code: 'invalid_giftcard_code',
    });
    await visitor.currency.select('USD');
    expect(await visitor.cart.get()).toMatchObject({ giftcard_total: 50, capture_total: 248 });
  });

  it('an order is paid and kept in its cart’s currency', async () => {
    const visitor = store.visitor();
    await visitor.currency.select('CAD');
    await addCharger(visitor);
    const { token } = await visitor.card.createToken(testCard);
    const pay = async (currency: string) => {
      const intent = { payment_method: token, amount: 39_800, currency };
      const made = await visitor.payment.createIntent({ gateway: 'embedded', intent });
      const id = String(Reflect.get(made, 'id'));
      await visitor.cart.update({
        account: { email: 'ada@example.ca' },
        shipping: { country: 'CA', state: 'ON', service: 'priority_shipping' },
        billing: { method: 'card', card: { token }, intent: { embedded: { id } }, name: 'Ada' },
      });
      return visitor.cart.submitOrder();
    };
    await expect(pay('usd')).rejects.toMatchObject({ param: 'billing.method' });
    const order = await pay('cad');
    expect(order).toMatchObject({ currency: 'CAD', grand_total: 398, payment_total: 398 });
    await visitor.currency.select('USD');
    expect(await visitor.cart.getOrder()).toMatchObject({ currency: 'CAD', grand_total: 398 });
    expect(await store.db.query('select amount, currency from payments')).toEqual([
      { amount: 39_800, currency: 'CAD' },
    ]);
  });
});
