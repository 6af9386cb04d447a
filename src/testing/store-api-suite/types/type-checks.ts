import { aid, charger, premiumPair, testCard } from '../../http-shopper/goods';
import { add, buyCharger, cardToken, cartNow, readyToPay } from '../purchase';
import type { Shopper } from '../shopper';
import type { Store } from '../store';
import { expectFields, expectList, expectType, publishedTypes } from './type-expectations';

/**
 * Checks answers against the published types of swell-js (`T:` in the contract): no required field is missing or has
 * another type.
 */
export function typeChecks(store: Store): void {
  const fullCart = async (shopper: Shopper) => {
    await add(shopper, aid, { options: premiumPair });
    await add(shopper, charger);
    await shopper.cart.applyCoupon('WELCOME10');
    await shopper.cart.applyGiftcard('GIFT-BORE-AL50');
    await readyToPay(shopper, { card: { token: await cardToken(shopper) } });
    return cartNow(shopper);
  };

  describe('T published types', () => {
    test('T the types are read from the SDK: they promise what they are known to promise', () => {
      expect(publishedTypes().promisedBy('Product')).toEqual(['name']);
      expect(publishedTypes().promisedBy('ResultsResponse')).toEqual([
        'count',
        'limit',
        'page',
        'results',
      ]);
      expect(publishedTypes().promisedBy('Category')).toEqual(['description', 'name', 'slug']);
    });

    test('T a promised field that is missing is found, and so is another kind', () => {
      const faults = publishedTypes().faultsOf('Cart', { items: [{ price: '1' }], guest: 1 });
      expect(faults.map(({ at }) => at).toSorted()).toEqual([
        'Cart.guest',
        'Cart.items[0].id',
        'Cart.items[0].price',
      ]);
    });

    test('T a cart with everything in it is a Cart', async () => {
      const cart = await fullCart(await store.shopper());
      expectType('Cart', cart);
      expectFields('Cart', cart);
      expectFields('CartItem', cart.items[0]);
      expectType('CartGiftCardItem', cart.giftcards?.[0]);
      expectType('Coupon', cart.coupon);
      expectType('Discount', cart.discounts?.[0]);
    });

    test('T a shipment rating is a ShipmentRating', async () => {
      const shopper = await store.shopper();
      await fullCart(shopper);
      expectType('ShipmentRating', await shopper.cart.getShippingRates());
    });

    test('T an order is an Order', async () => {
      const order = await buyCharger(await store.shopper());
      expectType('Order', order);
      expectFields('Order', order);
    });

    test.each([aid, charger, 'dome-and-filter-kit', 'care-plan'])(
      'T the product %s is a Product',
      async (slug) => {
        const product = await (await store.shopper()).products.get(slug);
        expectType('Product', product);
        expectFields('Product', product);
      },
    );

    test('T the list of products is an envelope of them', async () => {
      const query = { expand: ['variants', 'categories'] };
      expectList('Product', await (await store.shopper()).products.list(query));
    });

    test('T categories and attributes are Category and Attribute', async () => {
      const { categories, attributes } = await store.shopper();
      expectList('Category', await categories.list());
      expectType('Category', await categories.get('accessories'));
      expectList('Attribute', await attributes.list());
      expectType('Attribute', await attributes.get('use'));
    });

    test('T settings, currencies and locales are what the SDK formats by', async () => {
      const settings = await (await store.send('/api/settings')).json();
      expectType('Settings', settings);
      for (const currency of settings.store.currencies) expectType('EnabledCurrency', currency);
      for (const locale of settings.store.locales) expectType('Locale', locale);
    });

    test('T choosing a currency answers a SelectCurrencyReturn', async () => {
      expectType('SelectCurrencyReturn', await (await store.shopper()).currency.select('USD'));
    });

    test('T a vault token is a TokenResponse', async () => {
      expectType('TokenResponse', await (await store.shopper()).card.createToken(testCard));
    });

    test('T refusals are ServerError and ErrorResponse', async () => {
      expectType('ServerError', await (await store.send('/api/nothing')).json());
      const shopper = await store.shopper();
      const { id: product_id } = await shopper.products.get(aid);
      expectType('ErrorResponse', await shopper.cart.addItem({ product_id }));
    });
  });
}
