import { aid, charger } from '../../http-shopper/goods';
import { add, cardToken, cartNow, readyToPay } from '../purchase';
import { refusalOf, refused } from '../refusals';
import type { Shopper } from '../shopper';
import type { Store } from '../store';

/** Contract 5.2: two price lists. Nothing is converted. */
export function priceListChecks(store: Store): void {
  const priceFor = async (headers: Record<string, string>) => {
    const answer = await store.send(`/api/products/${charger}`, { headers });
    const { price, currency } = await answer.json();
    return { price, currency, tag: answer.headers.get('etag') };
  };
  const inCanadian = async () => {
    const shopper = await store.shopper();
    await shopper.currency.select('CAD');
    return shopper;
  };

  describe('5.2 prices in two currencies', () => {
    test('5.2 a product has the price of the header, else the session, else the store', async () => {
      const put = await (
        await store.shopper()
      ).sendJson('PUT', '/api/session', { currency: 'CAD' });
      const session = { 'X-Session': put.headers.get('x-session') ?? '' };
      const [usd, cad] = [await priceFor({}), await priceFor({ 'X-Currency': 'CAD' })];
      expect(usd).toMatchObject({ price: 149, currency: 'USD' });
      expect(cad).toMatchObject({ price: 199, currency: 'CAD' });
      expect(await priceFor(session)).toEqual(cad);
      expect(await priceFor({ ...session, 'X-Currency': 'USD' })).toEqual(usd);
      expect(await priceFor({ ...session, 'X-Currency': '[object Promise]' })).toEqual(cad);
      expect(await priceFor({ 'X-Session': 'nobody', 'X-Currency': 'EUR' })).toEqual(usd);
      // The proxy lets nothing be cached, so it passes neither header on.
      if (store.isProxy) return;
      expect(usd.tag).not.toBe(cad.tag);
      const { headers } = await store.send('/api/products');
      expect(headers.get('vary')).toMatch(/^Accept-Encoding, X-Currency, X-Locale, X-Session\b/);
    });

    test('5.2 lists filter, sort and price in the currency of who asks', async () => {
      const { products } = await inCanadian();
      const { results } = await products.list({
        $filters: { price: [190, 300] },
        sort: 'price asc',
      });
      expect(results.map(({ slug, price }) => [slug, price])).toEqual([
        [charger, 199],
        ['pure-portable-charger', 269],
      ]);
    });

    test('7.2 variation() finds the price of a variant in that currency', async () => {
      const { products } = await inCanadian();
      const chosen = products.variation(await products.get(aid), {
        'Tech level': 'Premium',
        Ears: 'Pair',
        Colour: 'Rose',
        Receiver: 'Large',
      });
      expect(chosen).toMatchObject({ price: 5400, currency: 'CAD' });
    });

    test('5.2 a cart is priced again after each choice, shipping too', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger, { quantity: 2 });
      await shopper.cart.update({ shipping: { country: 'CA', service: 'express' } });
      expect(await cartNow(shopper)).toMatchObject({ currency: 'USD', grand_total: 313 });
      await shopper.currency.select('CAD');
      expect(await shopper.session.get()).toMatchObject({ currency: 'CAD' });
      expect(await cartNow(shopper)).toMatchObject({
        currency: 'CAD',
        sub_total: 398,
        shipment_total: 20,
        grand_total: 418,
        settings: { currency: 'CAD' },
        shipping: { price: 20 },
        items: [{ price: 199, product: { price: 199, currency: 'CAD' } }],
      });
      await shopper.currency.select('USD');
      expect(await cartNow(shopper)).toMatchObject({ currency: 'USD', grand_total: 313 });
    });

    test('9.5 a gift card waits while the cart is in another currency', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger, { quantity: 2 });
      await shopper.cart.applyGiftcard('GIFT-BORE-AL50');
      await shopper.currency.select('CAD');
      expect(await cartNow(shopper)).toMatchObject({ giftcards: [], capture_total: 398 });
      expect(await refusalOf(shopper.cart.applyGiftcard('GIFT-BORE-AL50'))).toEqual(
        refused(400, 'invalid_giftcard_code'),
      );
      await shopper.currency.select('USD');
      expect(await cartNow(shopper)).toMatchObject({ giftcard_total: 50, capture_total: 248 });
    });

    test("9.7 an order is paid and kept in its cart's currency", async () => {
      const shopper = await inCanadian();
      await add(shopper, charger, { quantity: 2 });
      const token = await cardToken(shopper);
      await readyWithIntent(shopper, token, 'usd');
      expect(await refusalOf(shopper.cart.submitOrder())).toEqual(
        refused(400, 'validation_error', 'billing.method'),
      );
      await readyWithIntent(shopper, token, 'cad');
      expect(await shopper.cart.submitOrder()).toMatchObject({
        currency: 'CAD',
        grand_total: 398,
        payment_total: 398,
      });
      await shopper.currency.select('USD');
      expect(await shopper.cart.getOrder()).toMatchObject({ currency: 'CAD', grand_total: 398 });
    });
  });
}

/** Completes the checkout with an authorisation of 398.00 in a currency. */
async function readyWithIntent(shopper: Shopper, token: string, currency: string): Promise<void> {
  const intent = { payment_method: token, amount: 39_800, currency };
  const made = await shopper.payment.createIntent({ gateway: 'embedded', intent });
  const embedded = { id: Reflect.get(made, 'id') };
  await readyToPay(shopper, { card: { token }, intent: { embedded } });
}
