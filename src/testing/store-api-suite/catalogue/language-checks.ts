import { charger } from '../../http-shopper/goods';
import { add, cartNow } from '../purchase';
import type { Store } from '../store';

/** Contract 5.2: the catalogue in two languages. */
export function languageChecks(store: Store): void {
  const nameFor = async (headers: Record<string, string>) => {
    const answer = await store.send(`/api/products/${charger}`, { headers });
    const { name } = await answer.json();
    return { name, tag: answer.headers.get('etag') };
  };

  describe('5.2 names in two languages', () => {
    test('5.2 a product has the name of the header, else the session, else the store', async () => {
      const put = await (
        await store.shopper()
      ).sendJson('PUT', '/api/session', { locale: 'fr-CA' });
      const session = { 'X-Session': put.headers.get('x-session') ?? '' };
      const [english, french] = [await nameFor({}), await nameFor({ 'X-Locale': 'fr-CA' })];
      expect([english.name, french.name]).toEqual(['Standard Charger', 'Chargeur standard']);
      if (!store.isProxy) expect(english.tag).not.toBe(french.tag);
      expect(await nameFor(session)).toEqual(french);
      expect(await nameFor({ ...session, 'X-Locale': 'en-US' })).toEqual(english);
      expect(await nameFor({ 'X-Locale': 'de-DE' })).toEqual(english);
    });

    test('5.2 one cart names its lines and services in the language of each call', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      await shopper.cart.update({ shipping: { country: 'CA' } });
      const shownIn = async (locale: string) => {
        await shopper.locale.select(locale);
        const { display_locale, items, shipment_rating: rating } = await cartNow(shopper);
        return [display_locale, items[0]?.product?.name, rating?.services?.[0]?.name];
      };
      expect(await shownIn('fr-CA')).toEqual([
        'fr-CA',
        'Chargeur standard',
        'Livraison prioritaire',
      ]);
      expect(await shownIn('en-US')).toEqual(['en-US', 'Standard Charger', 'Priority shipping']);
    });
  });
}
