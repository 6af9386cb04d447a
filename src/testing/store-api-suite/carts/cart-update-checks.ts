import { charger, home } from '../../http-shopper/goods';
import { add, buyCharger, cartNow, cartOf, newEmail, productId } from '../purchase';
import { hardRefusal, refusalOf, refused } from '../refusals';
import type { Store } from '../store';

/** Contract 9.4: PUT /cart. */
export function cartUpdateChecks(store: Store): void {
  const filled = async () => {
    const shopper = await store.shopper();
    await add(shopper, charger);
    return shopper;
  };

  describe('9.4 what may be changed', () => {
    test.each<[string, object]>([
      ['comments', { comments: 'Ring twice' }],
      ['metadata', { metadata: { source: 'clinic' } }],
      ['gift', { gift: true }],
      ['gift_message', { gift_message: 'For you' }],
      ['shipping', { shipping: home }],
      ['billing', { billing: home }],
    ])('9.4 %s is kept', async (_, change) => {
      const shopper = await filled();
      expect(await shopper.cart.update(change)).toMatchObject(change);
      expect(await cartNow(shopper)).toMatchObject(change);
    });

    test('9.4 email_optin, sms_optin and name of the account are kept', async () => {
      const shopper = await filled();
      const email = newEmail();
      const account = { email, email_optin: true, sms_optin: false, name: 'Ada Byron' };
      expect(await shopper.cart.update({ account })).toMatchObject({ account: { email } });
    });

    test.each<[string, object]>([
      ['grand_total', { grand_total: 1 }],
      ['sub_total', { sub_total: 0 }],
      ['account_id', { account_id: 'someone' }],
      ['discounts', { discounts: [{ id: 'x', amount: 100 }] }],
      ['guest', { guest: false }],
      ['giftcards', { giftcards: [{ code: 'x', amount: 100 }] }],
      ['id', { id: 'mine' }],
      ['checkout_id', { checkout_id: 'a'.repeat(32) }],
      ['status', { status: 'converted' }],
      ['account_logged_in', { account_logged_in: true }],
    ])('9.4 %s is refused or ignored, never stored', async (name, change) => {
      const shopper = await filled();
      const before = await cartNow(shopper);
      const answer = await shopper.sendJson('PUT', '/api/cart', change);
      if (answer.status !== 200) {
        expect(await hardRefusal(answer, 400)).toMatchObject({ code: 'permission_error' });
      }
      expect(Reflect.get(await cartNow(shopper), name)).toEqual(Reflect.get(before, name));
    });

    test('9.4 $taxes is accepted', async () => {
      const shopper = await filled();
      expect(await shopper.cart.update({ $taxes: true })).toMatchObject({ item_quantity: 1 });
    });
  });

  describe('9.4 merging', () => {
    test('9.4 objects merge: a service keeps the address', async () => {
      const shopper = await filled();
      await shopper.cart.update({ shipping: home });
      const cart = await shopper.cart.update({ shipping: { service: 'express' } });
      expect(cart).toMatchObject({ shipping: { ...home, service: 'express' } });
    });

    test('9.4 null clears a value', async () => {
      const shopper = await filled();
      await shopper.cart.update({ shipping: home, comments: 'x', billing: home });
      const cart = await shopper.cart.update({ shipping: { city: null }, comments: null });
      expect(cart?.shipping?.city ?? null).toBeNull();
      expect(cart?.shipping?.name).toBe(home.name);
      expect(cart?.comments ?? null).toBeNull();
    });

    test('9.4 billing.card: null forgets the card', async () => {
      const shopper = await filled();
      const { token } = await shopper.card.createToken({
        number: '4242424242424242',
        exp_month: 12,
        exp_year: 2040,
        cvc: '123',
      });
      await shopper.cart.update({ billing: { method: 'card', card: { token } } });
      const cart = await shopper.cart.update({ billing: { card: null } });
      expect(cart?.billing?.card ?? null).toBeNull();
    });

    test('9.4 coupon_code: null removes the coupon', async () => {
      const shopper = await filled();
      await shopper.cart.update({ coupon_code: 'WELCOME10' });
      expect(await cartNow(shopper)).toMatchObject({ coupon_code: 'WELCOME10' });
      const cart = await shopper.cart.update({ coupon_code: null });
      expect(cart?.coupon_code ?? null).toBeNull();
      expect(cart).toMatchObject({ discount_total: 0 });
    });

    test('9.4 items merge by line id: listed change, others stay, new are added', async () => {
      const shopper = await filled();
      const cart = await add(shopper, 'stream-line-tv');
      const [first, second] = cart.items;
      const changed = cartOf(
        await shopper.cart.update({
          items: [
            { id: first?.id, quantity: 5 },
            { product_id: await productId(shopper, 'remote-mini-pocket') },
          ],
        }),
      );
      expect(changed.items).toHaveLength(3);
      expect(changed.items.find(({ id }) => id === first?.id)).toMatchObject({ quantity: 5 });
      expect(changed.items.find(({ id }) => id === second?.id)).toMatchObject({ quantity: 1 });
    });
  });

  describe('9.4 addresses and people', () => {
    test.each(['CA', 'canada', 'Canada', 'CANADA'])('9.4 the country %s is CA', async (country) => {
      const shopper = await filled();
      expect(await shopper.cart.update({ shipping: { country } })).toMatchObject({
        shipping: { country: 'CA' },
      });
    });

    test.each(['Atlantis', 'ZZ', '', 'C A'])(
      '9.4 the country %j is refused by its name',
      async (country) => {
        const shopper = await filled();
        if (country === '') return;
        expect(await refusalOf(shopper.cart.update({ shipping: { country } }))).toEqual(
          refused(400, 'validation_error', 'shipping.country'),
        );
      },
    );

    test('9.4 account.email ties the cart to a guest account', async () => {
      const shopper = await filled();
      const email = newEmail();
      expect(await shopper.cart.update({ account: { email } })).toMatchObject({
        account: { email },
        account_id: expect.any(String),
        guest: true,
        account_logged_in: false,
      });
    });

    test('9.4 the same address is the same guest account, in any case', async () => {
      const [one, other] = [await filled(), await filled()];
      const email = newEmail();
      await one.cart.update({ account: { email } });
      await other.cart.update({ account: { email: ` ${email.toUpperCase()} ` } });
      const [mine, theirs] = [await cartNow(one), await cartNow(other)];
      expect(theirs.account_id).toBe(mine.account_id);
    });

    test.each([
      '',
      'nope',
      'a b@example.com',
      '@example.com',
      'a@',
      `${'x'.repeat(250)}@example.com`,
    ])('9.4 account.email %j is refused by its name', async (email) => {
      const shopper = await filled();
      expect(await refusalOf(shopper.cart.update({ account: { email } }))).toEqual(
        refused(400, 'validation_error', 'account.email'),
      );
    });

    test('9.4 shipping.price from the client is ignored', async () => {
      const shopper = await filled();
      const cart = await shopper.cart.update({
        shipping: { ...home, service: 'express', price: 0, service_name: 'Free' },
      });
      expect(cart).toMatchObject({ shipping: { price: 15 }, shipment_price: 15 });
      expect(cart?.shipping?.service_name).not.toBe('Free');
    });

    test.each(['shipping', 'billing'] as const)(
      '9.4 a saved record of nobody is refused in %s, never copied',
      async (part) => {
        const shopper = await filled();
        const field = part === 'shipping' ? 'account_address_id' : 'account_card_id';
        const answer = await shopper.sendJson('PUT', '/api/cart', { [part]: { [field]: 'none' } });
        await hardRefusal(answer, 400);
      },
    );

    test('9.4 a failing coupon_code is validation_error at coupon_code', async () => {
      const shopper = await filled();
      expect(await refusalOf(shopper.cart.update({ coupon_code: 'NOPE' }))).toEqual(
        refused(400, 'validation_error', 'coupon_code'),
      );
    });

    test('9.4 a refused change changes nothing else', async () => {
      const shopper = await filled();
      const change = { comments: 'kept?', shipping: { country: 'Atlantis' } };
      await refusalOf(shopper.cart.update(change));
      expect((await cartNow(shopper)).comments ?? null).toBeNull();
    });

    test('9.4 of an account with a password only id, e-mail and name are shown', async () => {
      const email = newEmail();
      const owner = await store.shopper();
      await owner.account.create({
        email,
        password: 'long enough',
        first_name: 'Ada',
        phone: '+1 403 555 0118',
        shipping: home,
      });
      const stranger = await filled();
      const cart = cartOf(await stranger.cart.update({ account: { email } }));
      expect(cart).toMatchObject({ account_logged_in: false, account: { email } });
      expect(JSON.stringify(cart)).not.toMatch(/555 0118|Centre St/);
    });

    test('9.4 a password is refused for an account that has one', async () => {
      const email = newEmail();
      await (await store.shopper()).account.create({ email, password: 'long enough' });
      const stranger = await filled();
      const call = stranger.cart.update({ account: { email, password: 'taken over' } });
      expect(await refusalOf(call)).toEqual(refused(400, 'permission_error', 'account.password'));
      expect(await (await store.shopper()).account.login(email, 'taken over')).toBeNull();
    });

    test('9.4 a password for an account without one opens it, and shows nothing of before', async () => {
      const email = newEmail();
      await buyCharger(await store.shopper(), email);
      const shopper = await filled();
      await shopper.cart.update({ account: { email, password: 'long enough' } });
      const later = await store.shopper();
      expect(await later.account.login(email, 'long enough')).toMatchObject({ email });
      expect(await later.account.listOrders()).toMatchObject({ count: 0 });
    });

    test('9.4 a password after the address opens the account once, and logs nobody in', async () => {
      const email = newEmail();
      const shopper = await filled();
      await shopper.cart.update({ account: { email } });
      expect(await shopper.cart.update({ account: { password: 'long enough' } })).toMatchObject({
        guest: true,
        account_logged_in: false,
      });
      const again = shopper.cart.update({ account: { password: 'another one' } });
      expect(await refusalOf(again)).toEqual(refused(400, 'permission_error', 'account.password'));
      const later = await store.shopper();
      expect(await later.account.login(email, 'long enough')).toMatchObject({ email });
    });

    test('9.4 a logged-in cart ignores a foreign address', async () => {
      const shopper = await store.shopper();
      const email = newEmail();
      await shopper.account.create({ email, password: 'long enough' });
      await add(shopper, charger);
      await shopper.cart.update({ account: { email: newEmail() } });
      expect(await cartNow(shopper)).toMatchObject({ account: { email }, account_logged_in: true });
    });
  });
}
