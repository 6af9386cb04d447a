import type { Cart, CartItem } from 'swell-js';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

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

/** The arithmetic every cart has to obey (contract 9.2), in cents so that it is exact. */
function expectSums(cart: Cart) {
  const money = (name: keyof Cart) => Math.round(Number(cart[name]) * 100);
  for (const total of everyTotal) expect(typeof Reflect.get(cart, total)).toBe('number');
  const lines = cart.items ?? [];
  const sum = (read: (line: CartItem) => number | undefined) =>
    lines.reduce((total, line) => total + Math.round((read(line) ?? NaN) * 100), 0);
  for (const line of lines) {
    const price = Math.round((line.price ?? NaN) * 100);
    expect(Math.round((line.price_total ?? NaN) * 100)).toBe(price * (line.quantity ?? 0));
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
  expect(money('capture_total')).toBeLessThanOrEqual(money('grand_total'));
}

function isCart(answer: unknown): answer is Cart {
  return typeof answer === 'object' && answer !== null && 'checkout_id' in answer;
}

function cartOf(answer: unknown): Cart {
  if (!isCart(answer)) throw new Error(`Not a cart: ${JSON.stringify(answer)}`);
  expectSums(answer);
  return answer;
}

describe('cart over swell-js', () => {
  const store = useStoreServer(pglite.use);
  let visitor: Visitor;
  const idOf = async (slug: string) => (await visitor.products.get(slug)).id ?? '';
  const add = async (slug: string, item: Partial<CartItem> = {}) =>
    cartOf(await visitor.cart.addItem({ product_id: await idOf(slug), ...item }));
  const choice = [
    { id: 'Tech level', value: 'Premium' },
    { id: 'Ears', value: 'Pair' },
    { id: 'Colour', value: 'Graphite' },
    { id: 'Receiver', value: 'Large' },
  ];
  beforeEach(() => {
    visitor = store.visitor();
  });

  it('knows the options by the names these tests use', async () => {
    const product = await visitor.products.get('charge-go');
    expect(product.options?.map(({ name }) => name)).toEqual(choice.map(({ id }) => id));
  });

  it('is null before the first item', async () => {
    expect(await visitor.cart.get()).toBeNull();
  });

  it('takes a variant by its options, with everything a line shows', async () => {
    const cart = await add('charge-go', { options: choice });
    expect(cart).toMatchObject({
      checkout_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      checkout_url: expect.stringMatching(/\/checkout$/),
      currency: 'USD',
      guest: true,
      sub_total: 4000,
      item_quantity: 1,
      discounts: [],
      giftcards: [],
      shipment_delivery: true,
      subscription_delivery: false,
    });
    expect(cart.items?.[0]).toMatchObject({
      product: { slug: 'charge-go', price: expect.any(Number) },
      variant: {
        name: expect.stringContaining('Graphite'),
        images: [{ file: { url: expect.stringContaining('graphite') } }],
      },
      price: 4000,
      options: choice.map(({ id, value }) => ({ name: id, value })),
    });
  });

  it('raises the quantity of the same thing, and opens a line for another', async () => {
    await add('charge-go', { options: choice });
    const raised = await add('charge-go', { options: choice.toReversed(), quantity: 2 });
    expect(raised.items?.map(({ quantity }) => quantity)).toEqual([3]);
    const both = await add('stream-line-tv');
    expect(both.items).toHaveLength(2);
  });

  it('changes, removes and replaces lines', async () => {
    const [line] = (await add('standard-charger')).items ?? [];
    const changed = cartOf(await visitor.cart.updateItem(line?.id ?? '', { quantity: 4 }));
    expect(changed.item_quantity).toBe(4);
    const kept = cartOf(
      await visitor.cart.setItems([
        { id: line?.id, quantity: 2 },
        { product_id: await idOf('stream-line-tv') },
      ]),
    );
    expect(kept.items?.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(kept.items?.[0]?.id).toBe(line?.id);
    const removed = cartOf(await visitor.cart.removeItem(line?.id ?? ''));
    expect(removed.items).toHaveLength(1);
    const emptied = cartOf(await visitor.cart.setItems([]));
    expect(emptied).toMatchObject({ items: [], grand_total: 0, item_quantity: 0 });
  });

  it('removes a line at quantity zero', async () => {
    const [line] = (await add('standard-charger')).items ?? [];
    const cart = cartOf(await visitor.cart.updateItem(line?.id ?? '', { quantity: 0 }));
    expect(cart.items).toEqual([]);
  });

  it('takes prices from the catalogue, whatever is sent', async () => {
    const { id } = await visitor.products.get('standard-charger');
    const item = { product_id: id, price: 0.01, discount_total: 99, product_name: 'Free' };
    const cart = cartOf(await visitor.cart.addItem(item));
    expect(cart.items?.[0]?.price).toBeGreaterThan(50);
    const updated = await visitor.cart.update({
      grand_total: 1,
      discounts: [{ id: 'x', amount: 500 }],
      account_id: 'someone',
      guest: false,
    });
    expect(cartOf(updated)).toMatchObject({
      grand_total: cart.grand_total,
      discounts: [],
      guest: true,
    });
    expect(updated).not.toHaveProperty('account_id');
  });

  describe('refusals of item calls (9.3)', () => {
    it.each([
      ['an unknown product', { product_id: 'nope' }],
      ['a product id that is markup', { product_id: "'; drop table carts; --" }],
    ])('%s is not found', async (_, item) => {
      await expect(visitor.cart.addItem(item)).rejects.toMatchObject({
        code: 'not_found_error',
        status: 404,
      });
    });

    it('asks for a variant', async () => {
      const answer = await visitor.cart.addItem({ product_id: await idOf('charge-go') });
      expect(answer).toMatchObject({ errors: { 'items.variant_id': { code: 'REQUIRED' } } });
    });

    it.each([
      ['an unknown value', [{ id: 'Ears', value: 'Three' }]],
      ['an incomplete choice', choice.slice(0, 2)],
    ])('%s is a soft error', async (_, options) => {
      const answer = await visitor.cart.addItem({ product_id: await idOf('charge-go'), options });
      expect(answer).toHaveProperty(['errors', 'items.options']);
    });

    it('does not find a variant of another product, nor an unknown one', async () => {
      const product_id = await idOf('charge-go');
      for (const variant_id of ['nope', await idOf('stream-line-tv')]) {
        await expect(visitor.cart.addItem({ product_id, variant_id })).rejects.toMatchObject({
          status: 404,
        });
      }
    });

    it('refuses ways of buying that are not sold', async () => {
      const answer = await visitor.cart.addItem({
        product_id: await idOf('standard-charger'),
        purchase_option: { type: 'subscription', plan_id: 'monthly' },
      });
      expect(Object.keys(Reflect.get(answer, 'errors') ?? {})[0]).toMatch(
        /^items\.purchase_option/,
      );
    });

    it.each([-1, 1.5, 10_000, 'many', {}, [3], '1e3', ' '])(
      'refuses the quantity %j and leaves the cart alone',
      async (quantity) => {
        const before = await add('standard-charger');
        const item = { product_id: await idOf('standard-charger'), quantity };
        const answer = await visitor.cart.addItem(Object.assign({}, item) as Partial<CartItem>);
        expect(answer).toHaveProperty(['errors', 'items.quantity']);
        expect(await visitor.cart.get()).toMatchObject({ item_quantity: before.item_quantity });
      },
    );

    it.each([null, undefined, '2'])('reads the quantity %j', async (quantity) => {
      const item = { product_id: await idOf('standard-charger'), quantity };
      const cart = cartOf(await visitor.cart.addItem(Object.assign({}, item) as Partial<CartItem>));
      expect(cart.item_quantity).toBe(quantity === '2' ? 2 : 1);
    });

    it('does not find lines of other sessions', async () => {
      const [line] = (await add('standard-charger')).items ?? [];
      const stranger = store.visitor();
      await stranger.cart.addItem({ product_id: await idOf('stream-line-tv') });
      await expect(stranger.cart.removeItem(line?.id ?? '')).rejects.toMatchObject({ status: 404 });
      await expect(stranger.cart.updateItem(line?.id ?? '', { quantity: 9 })).rejects.toMatchObject(
        { status: 404 },
      );
      expect((await visitor.cart.get())?.item_quantity).toBe(1);
    });

    it('never empties a cart because a body was lost', async () => {
      await add('standard-charger');
      const session = visitor.cookies.get('swell-session') ?? '';
      for (const body of [undefined, '{}', '{"items":[]}', 'null']) {
        const answer = await store.send('/api/cart/items', {
          method: 'PUT',
          headers: { 'X-Session': session },
          body,
        });
        expect(answer.status).toBe(400);
      }
      expect((await visitor.cart.get())?.item_quantity).toBe(1);
    });

    it('refuses a whole list for one bad entry', async () => {
      await add('standard-charger');
      const good = { product_id: await idOf('stream-line-tv') };
      await expect(visitor.cart.setItems([good, { product_id: 'nope' }])).rejects.toMatchObject({
        status: 404,
      });
      expect((await visitor.cart.get())?.items).toHaveLength(1);
    });
  });

  describe('coupons and gift cards', () => {
    it('takes ten percent off and gives it back exactly', async () => {
      const before = await add('charge-go', { options: choice });
      const reduced = cartOf(await visitor.cart.applyCoupon('welcome-10'));
      expect(reduced).toMatchObject({
        coupon_code: 'WELCOME10',
        discount_total: 400,
        grand_total: 3600,
        coupon: { name: expect.any(String) },
        discounts: [{ type: 'coupon', amount: 400 }],
      });
      const restored = cartOf(await visitor.cart.removeCoupon());
      expect(restored.grand_total).toBe(before.grand_total);
      expect(restored).not.toHaveProperty('coupon_code');
      cartOf(await visitor.cart.removeCoupon());
    });

    it.each(['EXPIRED5', 'NOPE', '', '%', '🦻'])(
      'refuses the code %j and keeps the old one',
      async (code) => {
        await add('standard-charger');
        await visitor.cart.applyCoupon('WELCOME10');
        await expect(visitor.cart.applyCoupon(code)).rejects.toMatchObject({
          code: 'invalid_coupon_code',
          status: 400,
          message: 'This code is not valid',
        });
        expect((await visitor.cart.get())?.coupon_code).toBe('WELCOME10');
      },
    );

    it('names the field when the code comes with the cart', async () => {
      await add('standard-charger');
      await expect(visitor.cart.update({ coupon_code: 'NOPE' })).rejects.toMatchObject({
        code: 'validation_error',
        param: 'coupon_code',
      });
    });

    it('uses a gift card, once, and takes it off again', async () => {
      const before = await add('charge-go', { options: choice });
      const paid = cartOf(await visitor.cart.applyGiftcard('gift bore al50'));
      expect(paid).toMatchObject({
        giftcard_total: 50,
        grand_total: before.grand_total,
        capture_total: (before.capture_total ?? 0) - 50,
        giftcards: [{ last4: 'AL50', amount: 50 }],
      });
      const twice = cartOf(await visitor.cart.applyCoupon('GIFT-BORE-AL50'));
      expect(twice.giftcards).toHaveLength(1);
      const without = cartOf(await visitor.cart.removeGiftcard(paid.giftcards?.[0]?.id ?? ''));
      expect(without.capture_total).toBe(before.capture_total);
      await expect(visitor.cart.applyGiftcard('NOPE')).rejects.toMatchObject({
        code: 'invalid_giftcard_code',
      });
    });
  });

  describe('delivery and people', () => {
    it('sets service, name and price by the one call the shop makes', async () => {
      await add('standard-charger');
      const cart = cartOf(
        await visitor.cart.update({ shipping: { service: 'priority_shipping', country: 'CA' } }),
      );
      expect(cart.shipping).toMatchObject({
        service: 'priority_shipping',
        service_name: expect.any(String),
        price: 0,
      });
    });

    it('rates the shipment with pick-up among the services, and charges what is chosen', async () => {
      await add('standard-charger');
      await visitor.cart.update({ shipping: { country: 'canada' } });
      const rating = await visitor.cart.getShippingRates();
      const services: { id: string; price: number; pickup: boolean }[] = Reflect.get(
        rating,
        'services',
      );
      expect(services.map(({ id }) => id)).toContain('priority_shipping');
      expect(services.filter(({ pickup }) => pickup)).toHaveLength(1);
      const cart = cartOf(
        await visitor.cart.update({
          shipping: { service: 'express', price: 0 },
          shipment_rating: null,
        }),
      );
      expect(cart).toMatchObject({ shipment_price: 15, shipment_total: 15 });
    });

    it('merges addresses and clears with null', async () => {
      await add('standard-charger');
      await visitor.cart.update({ shipping: { name: 'Ada', city: 'Calgary', country: 'CA' } });
      const merged = cartOf(
        await visitor.cart.update({ shipping: { city: null, zip: 'T2P 1J9' } }),
      );
      expect(merged.shipping).toMatchObject({ name: 'Ada', zip: 'T2P 1J9' });
      expect(merged.shipping).not.toHaveProperty('city');
    });

    it('keeps the email and refuses what is none', async () => {
      await add('standard-charger');
      const cart = cartOf(await visitor.cart.update({ account: { email: 'Ada@Example.com ' } }));
      expect(cart.account?.email?.toLowerCase()).toBe('ada@example.com');
      expect(cart).toMatchObject({ guest: true, account_logged_in: false });
      for (const email of ['', 'nope', 'a b@example.com', 'x'.repeat(250) + '@example.com']) {
        await expect(visitor.cart.update({ account: { email } })).rejects.toMatchObject({
          param: 'account.email',
          status: 400,
        });
      }
    });

    it('refuses countries we do not ship to', async () => {
      await add('standard-charger');
      await expect(
        visitor.cart.update({ shipping: { country: 'Atlantis' } }),
      ).rejects.toMatchObject({
        code: 'validation_error',
        param: 'shipping.country',
      });
    });

    it('drops whatever is said about a card but its token', async () => {
      await add('standard-charger');
      const card = { token: 'card_x', number: '4242424242424242', cvc: '123', last4: 'last four' };
      const answer = await visitor.cart.update({ billing: { method: 'card', card } });
      const kept =
        JSON.stringify(cartOf(answer)) +
        JSON.stringify(await store.db.query('select * from carts'));
      expect(kept).not.toContain('4242424242424242');
      expect(kept).not.toContain('last four');
    });

    it('hands a cart over by its checkout id', async () => {
      const cart = await add('standard-charger');
      const other = store.visitor();
      const recovered = await other.cart.recover(cart.checkout_id ?? '');
      expect(cartOf(recovered)).toMatchObject({ id: cart.id, recovered: true });
      await expect(other.cart.recover('0'.repeat(32))).rejects.toMatchObject({ status: 404 });
    });
  });
});
