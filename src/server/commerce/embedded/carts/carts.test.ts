import {
  createTestEngine,
  createVisitor,
  productId,
  scarceOptions,
  taken,
  seedTestShop,
} from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import type { Engine } from '../engine';

const seeded = async (db: Parameters<typeof seedTestShop>[0]) => {
  await seedTestShop(db);
};

describe.each(testDatabases())('carts on $kind', ({ use }) => {
  const shop = use(seeded);
  let engine: Engine;
  let ada: ReturnType<typeof createVisitor>;
  beforeEach(() => {
    engine = createTestEngine(shop.db);
    ada = createVisitor(engine);
  });

  async function count(table: 'sessions' | 'carts' | 'accounts'): Promise<number> {
    return (await shop.db.query(`select 1 from ${table}`)).length;
  }

  test('reading leaves no trace', async () => {
    expect(await engine.carts.find(ada.request())).toBeNull();
    expect(await engine.sessions.read(ada.request())).toMatchObject({
      cartId: null,
      accountId: null,
    });
    expect(await count('sessions')).toBe(0);
    expect(await count('carts')).toBe(0);
  });

  test('the first item opens session and cart, the next request finds them', async () => {
    const added = taken(await ada.add('charge-go', { options: scarceOptions }));
    const found = await engine.carts.find(ada.request());
    expect(found).toEqual(added);
    expect(added).toMatchObject({ status: 'open', currency: 'USD', totals: { subTotal: 75_000 } });
    expect(engine.checkoutIds.of(added.id)).toMatch(/^[0-9a-f]{32}$/);
    expect(await count('carts')).toBe(1);
  });

  test('a cart belongs to its session alone', async () => {
    await ada.add('stream-line-tv');
    expect(await engine.carts.find(createVisitor(engine).request())).toBeNull();
  });

  test('a refused first item leaves nothing, a refused later one changes nothing', async () => {
    const wrong = { productId: await productId(engine, 'charge-go'), options: [] };
    expect(await engine.carts.addItem(ada.request(), wrong)).toEqual({
      ok: false,
      code: 'variant_required',
    });
    expect(await count('carts')).toBe(0);

    const before = taken(await ada.add('stream-line-tv'));
    expect((await engine.carts.setItems(ada.request(), [{ productId: 'nope' }])).ok).toBe(false);
    expect(await engine.carts.find(ada.request())).toEqual(before);
  });

  test('lines are changed, removed and replaced', async () => {
    const [line] = taken(await ada.add('stream-line-tv')).lines;
    const id = line?.id ?? '';
    const more = taken(await engine.carts.updateItem(ada.request(), id, { quantity: 3 }));
    expect(more.totals).toMatchObject({ itemQuantity: 3, grandTotal: 89_700 });
    const empty = taken(await engine.carts.removeItem(ada.request(), id));
    expect(empty).toMatchObject({ lines: [], totals: { grandTotal: 0 } });
    expect(await engine.carts.removeItem(ada.request(), id)).toMatchObject({
      code: 'line_not_found',
    });
    const productIds = [await productId(engine, 'standard-charger')];
    const set = taken(
      await engine.carts.setItems(
        ada.request(),
        productIds.map((each) => ({ productId: each })),
      ),
    );
    expect(set.totals.subTotal).toBe(14_900);
  });

  test('a price that changes in the database is the price of the next answer', async () => {
    await ada.add('stream-line-tv');
    await shop.db.query(
      `update catalogue_products set data = data || '{"price": 100}' where slug = 'stream-line-tv'`,
    );
    expect(await engine.carts.find(ada.request())).toMatchObject({ totals: { grandTotal: 100 } });
    await shop.db.query(
      `update catalogue_products set is_active = false where slug = 'stream-line-tv'`,
    );
    expect((await ada.add('stream-line-tv')).ok).toBe(false);
    expect((await engine.carts.find(ada.request()))?.lines[0]?.problem).toBe('product_gone');
  });

  test('50 parallel adds to one cart lose nothing and make one line', async () => {
    await ada.add('stream-line-tv');
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => ada.add('stream-line-tv')));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    const cart = await engine.carts.find(ada.request());
    expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([51]);
  });

  test('50 parallel first adds of one visitor open one cart', async () => {
    ada.request();
    await Promise.all(Array.from({ length: 50 }, () => ada.add('stream-line-tv')));
    expect(await count('carts')).toBe(1);
    expect((await engine.carts.find(ada.request()))?.totals.itemQuantity).toBe(50);
  });

  test('adds and an update of the address at once both stay', async () => {
    await ada.add('stream-line-tv');
    await Promise.all([
      ada.fillCheckout(),
      ...Array.from({ length: 10 }, () => ada.add('remote-mini-pocket')),
    ]);
    const cart = await engine.carts.find(ada.request());
    expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([1, 10]);
    expect(cart?.account?.email).toBe('ada@example.ca');
  });

  describe('updating', () => {
    test('service and country in one call set name, price and rating', async () => {
      await ada.add('stream-line-tv');
      const cart = taken(
        await engine.carts.update(ada.request(), {
          shipping: { service: 'express', country: 'canada' },
        }),
      );
      expect(cart).toMatchObject({
        shipping: { country: 'CA' },
        shippingRate: { name: 'Express' },
        totals: { shipmentTotal: 1500 },
      });
      expect(cart.rating?.services).toHaveLength(3);
    });

    test('objects merge, null clears', async () => {
      await ada.add('stream-line-tv');
      await engine.carts.update(ada.request(), { shipping: { city: 'Calgary', country: 'CA' } });
      await engine.carts.update(ada.request(), {
        shipping: { service: 'express' },
        metadata: { a: 1 },
        billing: { method: 'card', card: { token: 't' }, intent: { embedded: { id: 'i' } } },
      });
      const cart = taken(
        await engine.carts.update(ada.request(), { billing: { card: null }, metadata: { b: 2 } }),
      );
      expect(cart.shipping).toMatchObject({ city: 'Calgary', service: 'express' });
      expect(cart.metadata).toEqual({ a: 1, b: 2 });
      expect(cart.billing).toMatchObject({
        method: 'card',
        card: null,
        intent: { embedded: { id: 'i' } },
      });
      expect(taken(await engine.carts.update(ada.request(), { billing: null })).billing).toBeNull();
    });

    test('a card shows what the vault knows of it and nothing the client says', async () => {
      const cart = taken(
        await engine.carts.update(ada.request(), { billing: { card: { token: 'token' } } }),
      );
      expect(cart.billing?.card).toEqual({
        token: 'token',
        brand: 'Visa',
        last4: '4242',
        expMonth: 12,
        expYear: 2040,
      });
    });

    test('an address ties the cart to one guest account, however it is written', async () => {
      await ada.fillCheckout();
      const other = createVisitor(engine);
      const cart = taken(
        await engine.carts.update(other.request(), { account: { email: ' ADA@example.ca ' } }),
      );
      expect(cart.account).toMatchObject({
        email: 'ada@example.ca',
        name: null,
        hasPassword: false,
      });
      expect(cart.isLoggedIn).toBe(false);
      expect(await count('accounts')).toBe(1);
    });

    test.each([
      [{ account: { email: '' } }, 'email_invalid', 'account.email'],
      [{ account: { email: 'nobody' } }, 'email_invalid', 'account.email'],
      [{ shipping: { country: 'FR' } }, 'country_unsupported', 'shipping.country'],
      [{ billing: { country: 'Narnia' } }, 'country_unsupported', 'billing.country'],
      [{ shipping: { accountAddressId: 'x' } }, 'address_not_owned', 'shipping.account_address_id'],
      [{ billing: { accountCardId: 'x' } }, 'card_not_owned', 'billing.account_card_id'],
    ])('%j is refused and nothing of the call is kept', async (change, code, field) => {
      const before = taken(await ada.add('stream-line-tv'));
      const outcome = await engine.carts.update(ada.request(), { comments: 'kept?', ...change });
      expect(outcome).toEqual({ ok: false, code, field });
      expect(await engine.carts.find(ada.request())).toEqual(before);
    });
  });

  describe('codes', () => {
    test('a coupon in any spelling takes its part; removing it restores the totals', async () => {
      const before = taken(await ada.add('stream-line-tv'));
      const cart = taken(await engine.carts.applyCoupon(ada.request(), ' welcome-10 '));
      expect(cart).toMatchObject({
        coupon: { code: 'WELCOME10' },
        totals: { discountTotal: 2990, grandTotal: 26_910 },
      });
      const after = taken(await engine.carts.removeCoupon(ada.request()));
      expect(after.totals).toEqual(before.totals);
      expect(taken(await engine.carts.removeCoupon(ada.request())).coupon).toBeNull();
    });

    test.each(['EXPIRED5', 'NOPE', '', '%'])(
      '%p is refused and the coupon before it stays',
      async (code) => {
        await ada.add('stream-line-tv');
        await engine.carts.applyCoupon(ada.request(), 'WELCOME10');
        expect(await engine.carts.applyCoupon(ada.request(), code)).toEqual({
          ok: false,
          code: 'coupon_invalid',
        });
        expect(await engine.carts.update(ada.request(), { couponCode: code })).toMatchObject({
          code: 'coupon_code_invalid',
        });
        expect((await engine.carts.find(ada.request()))?.coupon?.code).toBe('WELCOME10');
      },
    );

    test('a gift card counts once, by its own call or as a discount code, and goes by id or code', async () => {
      await ada.add('stream-line-tv');
      await engine.carts.applyGiftCard(ada.request(), 'GIFT-BORE-AL50');
      const cart = taken(await engine.carts.applyCoupon(ada.request(), 'gift boreal50'));
      expect(cart.giftCards).toEqual([
        { id: expect.any(String) as string, last4: 'AL50', amount: 5000, currency: 'USD' },
      ]);
      expect(cart.totals).toMatchObject({ grandTotal: 29_900, captureTotal: 24_900 });
      expect(cart.coupon).toBeNull();

      expect((await engine.carts.removeGiftCard(ada.request(), 'x')).ok).toBe(false);
      const without = taken(await engine.carts.removeGiftCard(ada.request(), 'GIFT-BORE-AL50'));
      expect(without).toMatchObject({ giftCards: [], totals: { captureTotal: 29_900 } });
    });

    test('balances are those of now', async () => {
      await ada.add('stream-line-tv');
      await engine.carts.applyGiftCard(ada.request(), 'GIFT-BORE-AL50');
      await shop.db.query('update gift_cards set balance = 1000');
      expect((await engine.carts.find(ada.request()))?.totals.captureTotal).toBe(28_900);
    });
  });

  describe('recovering', () => {
    test('brings the cart to another session', async () => {
      const { id } = taken(await ada.add('stream-line-tv'));
      const checkoutId = engine.checkoutIds.of(id);
      const bob = createVisitor(engine);
      const cart = taken(await engine.carts.recover(bob.request(), checkoutId));
      expect(cart).toMatchObject({ id, isRecovered: true, isLoggedIn: false });
      await bob.add('stream-line-tv');
      expect((await engine.carts.find(ada.request()))?.totals.itemQuantity).toBe(2);
    });

    test('leaves the card and its authorisation behind', async () => {
      const { id } = taken(await ada.add('stream-line-tv'));
      const checkoutId = engine.checkoutIds.of(id);
      const card = { token: 'token-of-ada' };
      const billing = { method: 'card', card, intent: { embedded: { id: 'i' } }, city: 'Calgary' };
      await engine.carts.update(ada.request(), { billing });
      const bob = createVisitor(engine);
      const cart = taken(await engine.carts.recover(bob.request(), checkoutId));
      expect(cart.billing).toMatchObject({ city: 'Calgary', card: null, intent: null });
    });

    test('needs a cart that is open', async () => {
      expect(await engine.carts.recover(ada.request(), 'f'.repeat(32))).toEqual({
        ok: false,
        code: 'cart_not_found',
      });
    });
  });
});
