import { aid, charger, premiumPair } from '../../http-shopper/goods';
import { add, cartNow } from '../purchase';
import { refusalOf, refused } from '../refusals';
import type { Store } from '../store';

const giftCard = 'GIFT-BORE-AL50';

/** Contract 9.5: coupons and gift cards. */
export function codeChecks(store: Store): void {
  const filled = async () => {
    const shopper = await store.shopper();
    await add(shopper, aid, { options: premiumPair });
    return shopper;
  };

  describe('9.5 coupons', () => {
    test('9.5 a coupon lowers the lines and is named in three places', async () => {
      const shopper = await filled();
      expect(await shopper.cart.applyCoupon('WELCOME10')).toMatchObject({
        coupon_code: 'WELCOME10',
        coupon: { id: expect.any(String), name: expect.any(String) },
        discounts: [
          { id: expect.any(String), type: 'coupon', amount: 400, rule: expect.anything() },
        ],
        discount_total: 400,
        grand_total: 3600,
        items: [{ discount_total: 400, discount_each: 400 }],
      });
    });

    test.each(['welcome10', 'WELCOME-10', ' Wel come 10 ', 'w.e.l.c.o.m.e.1.0'])(
      '9.5 case, spaces and hyphens do not matter: %j',
      async (code) => {
        const shopper = await filled();
        expect(await shopper.cart.applyCoupon(code)).toMatchObject({ coupon_code: 'WELCOME10' });
      },
    );

    test.each(['EXPIRED5', 'NOPE', '', '%', '🦻', "' or 1=1"])(
      '9.5 %j is invalid_coupon_code with one fixed message',
      async (code) => {
        const shopper = await filled();
        const fixed = await refusalOf(shopper.cart.applyCoupon('NO-SUCH-CODE'));
        const error = await refusalOf(shopper.cart.applyCoupon(code));
        expect(error).toEqual(refused(400, 'invalid_coupon_code'));
        expect(Reflect.get(Object(error), 'message')).toBe(Reflect.get(Object(fixed), 'message'));
      },
    );

    test('9.5 a failing coupon keeps the previous one', async () => {
      const shopper = await filled();
      await shopper.cart.applyCoupon('WELCOME10');
      await refusalOf(shopper.cart.applyCoupon('EXPIRED5'));
      expect(await cartNow(shopper)).toMatchObject({
        coupon_code: 'WELCOME10',
        discount_total: 400,
      });
    });

    test('9.5 the same coupon twice counts once', async () => {
      const shopper = await filled();
      await shopper.cart.applyCoupon('WELCOME10');
      expect(await shopper.cart.applyCoupon('WELCOME10')).toMatchObject({ discount_total: 400 });
    });

    test('9.5 removing restores the totals exactly', async () => {
      const shopper = await filled();
      await add(shopper, charger, { quantity: 3 });
      const before = await cartNow(shopper);
      await shopper.cart.applyCoupon('WELCOME10');
      expect(await shopper.cart.removeCoupon()).toMatchObject({
        grand_total: before.grand_total,
        discount_total: 0,
        discounts: [],
      });
      expect((await cartNow(shopper)).coupon_code ?? null).toBeNull();
    });

    test('9.5 removing without a coupon is no error', async () => {
      const shopper = await filled();
      expect(await shopper.cart.removeCoupon()).toMatchObject({ grand_total: 4000 });
    });

    test('9.5 a coupon follows the lines', async () => {
      const shopper = await filled();
      await shopper.cart.applyCoupon('WELCOME10');
      expect(await add(shopper, charger)).toMatchObject({ discount_total: 414.9 });
    });

    test('9.5 PUT /cart/coupon takes a gift card too', async () => {
      const shopper = await filled();
      const cart = await shopper.cart.applyCoupon(giftCard);
      expect(cart.giftcards).toHaveLength(1);
      expect(cart.coupon_code ?? null).toBeNull();
    });

    test('9.5 a coupon of 10 % leaves shipping alone', async () => {
      const shopper = await filled();
      await shopper.cart.update({ shipping: { country: 'CA', service: 'express' } });
      expect(await shopper.cart.applyCoupon('WELCOME10')).toMatchObject({
        shipment_discount: 0,
        shipment_total: 15,
        discount_total: 400,
      });
    });
  });

  describe('9.5 gift cards', () => {
    test('9.5 a gift card shows its balance, not the part used', async () => {
      const shopper = await filled();
      expect(await shopper.cart.applyGiftcard(giftCard)).toMatchObject({
        giftcards: [{ id: expect.any(String), last4: 'AL50', amount: 50 }],
        giftcard_total: 50,
        capture_total: 3950,
      });
    });

    test.each(['gift bore al50', 'GIFTBOREAL50', 'gift-BORE-al50'])(
      '9.5 the gift card is found as %j',
      async (code) => {
        const shopper = await filled();
        expect((await shopper.cart.applyGiftcard(code)).giftcards).toHaveLength(1);
      },
    );

    test('9.5 the same card twice is one entry or refused', async () => {
      const shopper = await filled();
      await shopper.cart.applyGiftcard(giftCard);
      await shopper.cart.applyGiftcard(giftCard).catch(() => undefined);
      expect(await cartNow(shopper)).toMatchObject({ giftcard_total: 50, capture_total: 3950 });
    });

    test.each(['NOPE', '', 'WELCOME10', '%'])('9.5 %j is invalid_giftcard_code', async (code) => {
      const shopper = await filled();
      expect(await refusalOf(shopper.cart.applyGiftcard(code))).toEqual(
        refused(400, 'invalid_giftcard_code'),
      );
    });

    test('9.5 a gift card is taken off by the id of its entry', async () => {
      const shopper = await filled();
      const cart = await shopper.cart.applyGiftcard(giftCard);
      expect(await shopper.cart.removeGiftcard(cart.giftcards?.[0]?.id ?? '')).toMatchObject({
        giftcards: [],
        giftcard_total: 0,
        capture_total: 4000,
      });
    });

    test('9.5 taking off an unknown gift card is invalid_giftcard_code', async () => {
      const shopper = await filled();
      expect(await refusalOf(shopper.cart.removeGiftcard('none'))).toEqual(
        refused(400, 'invalid_giftcard_code'),
      );
    });

    test('9.5 the full code of a gift card is not told to who only has the cart', async () => {
      const shopper = await filled();
      await shopper.cart.applyGiftcard(giftCard);
      expect(JSON.stringify(await cartNow(shopper))).not.toContain('GIFTBOREAL50');
    });
  });
}
