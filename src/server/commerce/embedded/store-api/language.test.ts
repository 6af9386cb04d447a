import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('the catalogue in two languages', () => {
  const store = useStoreServer(pglite.use);
  const charger = async (headers: Record<string, string>) => {
    const answer = await store.send('/api/products/standard-charger', { headers });
    const { name } = await answer.json();
    return [name, answer.headers.get('etag')];
  };

  it('follows the header, else the session, else the store; odd headers count for nothing', async () => {
    const put = await store.send('/api/session', {
      method: 'PUT',
      body: JSON.stringify({ locale: 'fr-CA' }),
    });
    const session = { 'X-Session': put.headers.get('x-session') ?? '' };
    const [english, french] = [await charger({}), await charger({ 'X-Locale': 'fr-CA' })];
    expect([english[0], french[0]]).toEqual(['Standard Charger', 'Chargeur standard']);
    expect(english[1]).not.toBe(french[1]);
    expect(await charger(session)).toEqual(french);
    expect(await charger({ ...session, 'X-Locale': 'en-US' })).toEqual(english);
    expect(await charger({ 'X-Locale': 'de-DE' })).toEqual(english);
  });

  it('names the lines and services of one cart in the language of each call', async () => {
    const visitor = store.visitor();
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id, quantity: 1 });
    await visitor.cart.update({ shipping: { country: 'CA' } });
    const shown = async (locale: string) => {
      await visitor.locale.select(locale);
      const cart = await visitor.cart.get();
      return [
        cart?.display_locale,
        cart?.items?.[0]?.product?.name,
        cart?.shipment_rating?.services?.[0]?.name,
      ];
    };
    expect(await shown('fr-CA')).toEqual(['fr-CA', 'Chargeur standard', 'Livraison prioritaire']);
    expect(await shown('en-US')).toEqual(['en-US', 'Standard Charger', 'Priority shipping']);
  });
});
