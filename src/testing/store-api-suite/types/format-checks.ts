import { aid, charger, premiumPair } from '../../http-shopper/goods';
import { add, buyCharger } from '../purchase';
import type { Store } from '../store';

/** Contract 14 and 15: money, dates, ids, case, and pitfalls that no other section covers. */
export function formatChecks(store: Store): void {
  const answers = async (): Promise<string> => {
    const shopper = await store.shopper();
    const cart = await add(shopper, aid, { options: premiumPair });
    await shopper.cart.setItems([]);
    const order = await buyCharger(shopper);
    const list = await shopper.products.list({ expand: ['variants'] });
    return JSON.stringify([cart, order, list]);
  };

  describe('14 money, dates, ids, case', () => {
    test('14 dates are ISO 8601 in UTC with Z', async () => {
      const dates = [...(await answers()).matchAll(/"date_\w+":"([^"]*)"/g)].map(
        ([, date]) => date,
      );
      expect(dates.length).toBeGreaterThan(5);
      for (const date of dates) {
        expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
      }
    });

    test('14 money is JSON numbers in major units with at most two decimals', async () => {
      const text = await answers();
      const amounts = [...text.matchAll(/"\w*(?:price|_total|_each|amount)":([^,}\]]+)/g)];
      expect(amounts.length).toBeGreaterThan(20);
      for (const [, amount] of amounts) expect(amount).toMatch(/^(null|-?\d+(\.\d{1,2})?)$/);
    });

    test('14 booleans are real booleans', async () => {
      expect(await answers()).not.toMatch(/:"(true|false)"/);
    });

    test('14 camelCase: the cart is read and written', async () => {
      const shopper = await store.shopper({ useCamelCase: true });
      const { id } = await shopper.products.get(charger);
      // Typed `object`, because the SDK's types know only snake case for a client made this way.
      const item: object = { productId: id, quantity: 2 };
      const cart = await shopper.cart.addItem(item);
      expect(cart).toMatchObject({ itemQuantity: 2, checkoutId: expect.any(String) });
      expect(await shopper.cart.update({ shipping: { firstName: 'Ada' } })).toMatchObject({
        shipping: { firstName: 'Ada' },
      });
    });

    test('14 camelCase: the shipment rating is found', async () => {
      const shopper = await store.shopper({ useCamelCase: true });
      const { id } = await shopper.products.get(charger);
      const item: object = { productId: id };
      await shopper.cart.addItem(item);
      await shopper.cart.update({ shipping: { country: 'CA' } });
      expect(await shopper.cart.getShippingRates()).toMatchObject({
        services: expect.arrayContaining([expect.objectContaining({ id: 'priority_shipping' })]),
      });
    });
  });

  describe('15 pitfalls', () => {
    test('15.1 a failing call does not stop the queue of cart calls', async () => {
      const shopper = await store.shopper();
      const { id: product_id } = await shopper.products.get(charger);
      const outcomes = await Promise.allSettled([
        shopper.cart.addItem({ product_id: 'none' }),
        shopper.cart.addItem({ product_id }),
        shopper.cart.applyCoupon('NOPE'),
        shopper.cart.addItem({ product_id }),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        'rejected',
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
      expect(await shopper.cart.get()).toMatchObject({ item_quantity: 2 });
    });

    test('15.3 a plain get twice is the same record', async () => {
      const { products } = await store.shopper();
      expect(await products.get(charger)).toEqual(await products.get(charger));
    });

    test('15.15 a client whose cookie functions do nothing opens no cart', async () => {
      const nothing = { getCookie: () => undefined, setCookie: () => undefined };
      const shopper = await store.shopper(nothing);
      await add(shopper, charger);
      expect(await shopper.cart.get()).toBeNull();
    });

    test('15.23 guest is truthful', async () => {
      const shopper = await store.shopper();
      expect(await add(shopper, charger)).toMatchObject({ guest: true });
    });

    test('15.28 after conversion GET /cart is empty but GET /cart/order works', async () => {
      const shopper = await store.shopper();
      const { id } = await buyCharger(shopper);
      expect(await shopper.cart.get()).toBeNull();
      expect(await shopper.cart.getOrder()).toMatchObject({ id });
    });
  });
}
