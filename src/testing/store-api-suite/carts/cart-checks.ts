import type { Cart, CartItem } from 'swell-js';
import { aid, charger, premiumPair, testCard } from '../../http-shopper/goods';
import { add, cartNow, inCents, newEmail, readyToPay, cardToken } from '../purchase';
import type { Shopper } from '../shopper';
import type { Store } from '../store';

const everyTotal = [
  'item_quantity',
  'sub_total',
  'item_discount',
  'item_tax',
  'discount_total',
  'shipment_price',
  'shipment_discount',
  'shipment_total',
  'shipment_tax',
  'tax_total',
  'tax_included_total',
  'giftcard_total',
  'account_credit_amount',
  'grand_total',
  'capture_total',
  'auth_total',
] as const;

type PricedLine = Pick<CartItem, 'price' | 'price_total' | 'quantity' | 'discount_total'>;

/** Checks the sums that every cart and every order must satisfy (contract 9.2), to the cent. */
export function expectSums(priced: object & { items?: readonly PricedLine[] }): void {
  const money = (name: string) => inCents(Reflect.get(priced, name));
  const lines = priced.items ?? [];
  const sum = (read: (line: PricedLine) => number | undefined) =>
    lines.reduce((total, line) => total + inCents(read(line)), 0);
  for (const total of everyTotal) expect(money(total)).toBeGreaterThanOrEqual(0);
  for (const line of lines) {
    expect(inCents(line.price_total)).toBe(inCents(line.price) * (line.quantity ?? NaN));
    expect(inCents(line.discount_total)).toBeLessThanOrEqual(inCents(line.price_total));
  }
  expect(money('sub_total')).toBe(sum((line) => line.price_total));
  expect(money('discount_total')).toBe(sum((line) => line.discount_total));
  expect(money('shipment_total')).toBe(money('shipment_price') - money('shipment_discount'));
  expect(money('tax_total')).toBe(money('item_tax') + money('shipment_tax'));
  expect(money('grand_total')).toBe(
    money('sub_total') -
      money('discount_total') +
      money('shipment_total') +
      money('tax_included_total'),
  );
  const paidByCard = Math.min(money('giftcard_total'), money('grand_total'));
  expect(money('capture_total')).toBe(money('grand_total') - paidByCard);
}

/** Contract 9.1 and 9.2: a cart's fields and its sums. */
export function cartChecks(store: Store): void {
  const filled = async (): Promise<{ shopper: Shopper; cart: Cart & { items: CartItem[] } }> => {
    const shopper = await store.shopper();
    return { shopper, cart: await add(shopper, aid, { options: premiumPair }) };
  };

  describe('9 the cart of a session', () => {
    test('9 is null before the first item', async () => {
      expect(await (await store.shopper()).cart.get()).toBeNull();
    });

    test('9 clearCache asks again with $cache=false, which changes nothing', async () => {
      const { shopper, cart } = await filled();
      const clear: unknown = Reflect.get(shopper.cart, 'clearCache');
      if (typeof clear === 'function') clear.call(shopper.cart);
      expect(await shopper.cart.get()).toMatchObject({ id: cart.id });
    });

    test('9 addItem(id, fields) is the same as addItem({ product_id, … })', async () => {
      const shopper = await store.shopper();
      const { id } = await shopper.products.get(charger);
      const addItem: unknown = Reflect.get(shopper.cart, 'addItem');
      if (typeof addItem !== 'function') throw new Error('No addItem');
      expect(await addItem.call(shopper.cart, id, { quantity: 3 })).toMatchObject({
        item_quantity: 3,
      });
    });
  });

  describe('9.1 cart fields', () => {
    test('9.1 has an identity, a checkout id nobody can guess and a checkout address', async () => {
      const { cart } = await filled();
      expect(cart).toMatchObject({
        id: expect.stringMatching(/^[\w-]+$/),
        checkout_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        checkout_url: expect.stringMatching(/checkout/),
        currency: 'USD',
        display_locale: 'en-US',
        status: 'active',
        active: true,
        recovered: false,
        date_created: expect.stringMatching(/Z$/),
        date_updated: expect.stringMatching(/Z$/),
      });
    });

    test('9.1 a line shows product, variant, price and options', async () => {
      const { cart } = await filled();
      expect(cart.items).toHaveLength(1);
      expect(cart.items[0]).toMatchObject({
        id: expect.any(String),
        product_id: expect.any(String),
        product: {
          id: expect.any(String),
          name: 'Charge-and-Go',
          slug: aid,
          sku: expect.any(String),
          price: expect.any(Number),
          images: [{ file: { url: expect.any(String) } }],
        },
        variant_id: expect.any(String),
        variant: {
          id: expect.any(String),
          name: 'Premium, Pair, Graphite, Large',
          images: [{ file: { url: expect.any(String) } }],
        },
        product_name: 'Charge-and-Go',
        quantity: 1,
        price: 4000,
        price_total: 4000,
        discount_each: 0,
        discount_total: 0,
        discounts: [],
        tax_each: 0,
        tax_total: 0,
        purchase_option: { type: 'standard' },
        delivery: 'shipment',
        metadata: {},
        bundle_items: [],
        shipment_weight: expect.any(Number),
      });
    });

    test('9.1 options of a line name the value, not its id', async () => {
      const { cart } = await filled();
      expect(cart.items[0]?.options?.map(({ name, value }) => ({ id: name, value }))).toEqual(
        premiumPair,
      );
      for (const option of cart.items[0]?.options ?? []) {
        expect(option).toMatchObject({ id: expect.any(String), variant: true });
      }
    });

    test.each(everyTotal)('9.1 %s is a number as soon as there is a cart', async (name) => {
      const { cart } = await filled();
      expect(typeof Reflect.get(cart, name)).toBe('number');
    });

    test('9.1 discounts, promotions and gift cards are there when there are none', async () => {
      const { cart } = await filled();
      expect(cart).toMatchObject({ discounts: [], giftcards: [], promotions: { results: [] } });
      expect(cart.coupon_code ?? null).toBeNull();
    });

    test('9.1 says what has to be delivered', async () => {
      const { cart } = await filled();
      expect(cart).toMatchObject({
        shipment_delivery: true,
        subscription_delivery: false,
        giftcard_delivery: false,
      });
    });

    test('9.1 a visitor is a guest', async () => {
      const { cart } = await filled();
      expect(cart).toMatchObject({ guest: true });
      expect(cart.account_id ?? null).toBeNull();
      expect(cart.account_logged_in ?? false).toBe(false);
    });

    test('9.1 settings tell name, country, locale and currency', async () => {
      const { cart } = await filled();
      expect(cart).toMatchObject({
        settings: {
          name: expect.any(String),
          country: 'CA',
          locale: 'en-US',
          currency: 'USD',
        },
      });
    });

    test('9.1 card numbers and codes never appear', async () => {
      const { shopper } = await filled();
      const token = await cardToken(shopper);
      const card = { token, number: testCard.number, cvc: '987', last4: '9999' };
      const answer = await shopper.cart.update({ billing: { method: 'card', card } });
      const text = JSON.stringify(answer) + JSON.stringify(await cartNow(shopper));
      expect(text).not.toContain('4242 4242');
      // Only as whole values, because random ids may contain these digits.
      expect(text).not.toMatch(/"cvc"|[:[,]"?(?:987|9999)"?[,}\]]/);
    });
  });

  describe('9.2 arithmetic', () => {
    test('9.2 holds for one line', async () => {
      expectSums((await filled()).cart);
    });

    test('9.2 holds for several lines and quantities', async () => {
      const { shopper } = await filled();
      await add(shopper, charger, { quantity: 3 });
      const cart = await add(shopper, 'remote-mini-pocket', { quantity: 7 });
      expectSums(cart);
      expect(cart).toMatchObject({ item_quantity: 11, sub_total: 4000 + 3 * 149 + 7 * 99 });
    });

    test('9.2 holds with a coupon, rounded half up per line', async () => {
      const { shopper } = await filled();
      await add(shopper, 'remote-mini-pocket', { quantity: 3 });
      const cart = await shopper.cart.applyCoupon('WELCOME10');
      expectSums(cart);
      expect(cart).toMatchObject({ discount_total: 429.7, grand_total: 3867.3 });
    });

    test('9.2 holds with shipping, and it is part of the grand total', async () => {
      const { shopper } = await filled();
      const cart = await shopper.cart.update({ shipping: { country: 'CA', service: 'express' } });
      expectSums(cart ?? {});
      expect(cart).toMatchObject({ shipment_total: 15, grand_total: 4015, capture_total: 4015 });
    });

    test('9.2 a gift card lowers capture_total and not grand_total', async () => {
      const { shopper } = await filled();
      const cart = await shopper.cart.applyGiftcard('GIFT-BORE-AL50');
      expectSums(cart);
      expect(cart).toMatchObject({ grand_total: 4000, capture_total: 3950, giftcard_total: 50 });
    });

    test('9.2 amounts have at most two decimals', async () => {
      const { shopper } = await filled();
      await shopper.cart.applyCoupon('WELCOME10');
      const cart = await readyToPay(shopper, {}, newEmail());
      for (const name of everyTotal) {
        expect(String(Reflect.get(cart, name))).toMatch(/^\d+(\.\d{1,2})?$/);
      }
    });

    test('9.2 tax is the tax included in the grand total', async () => {
      const { cart } = await filled();
      expect(cart.tax_included_total).toBe(cart.tax_total);
    });
  });
}
