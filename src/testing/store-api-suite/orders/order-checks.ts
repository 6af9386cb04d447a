import { expectSums } from '../carts/cart-checks';
import { charger, testCard } from '../../http-shopper/goods';
import { add, buyCharger, cardToken, cartNow, newEmail, payCart, readyToPay } from '../purchase';
import type { Store } from '../store';

/** Contract 10: an order's fields. */
export function orderChecks(store: Store): void {
  describe('10 what an order says', () => {
    test('10 identity, state and money', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const { id: cart_id } = await cartNow(shopper);
      const email = newEmail();
      const order = await payCart(shopper, email);
      expect(order).toMatchObject({
        cart_id,
        status: expect.stringMatching(/^(pending|payment_pending|delivery_pending|hold)$/),
        delivered: false,
        canceled: false,
        hold: false,
        date_created: expect.stringMatching(/Z$/),
        account_id: expect.any(String),
        account: { email },
        guest: true,
        refund_total: 0,
        giftcards: [],
        shipping: { name: 'Ada Byron', service: 'priority_shipping' },
      });
      expect(order.coupon_code ?? null).toBeNull();
      expect(Number(order.number)).toBeLessThan(10_000_000);
      expectSums(order);
    });

    test('10 lines tell how much is delivered', async () => {
      const order = await buyCharger(await store.shopper());
      expect(order.items?.[0]).toMatchObject({ quantity: 1, quantity_delivered: 0 });
    });

    test('10 of the card only brand, last digits and expiry', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const token = await cardToken(shopper);
      await readyToPay(shopper, { card: { token } });
      const order = await shopper.cart.submitOrder();
      expect(order.billing?.card).toMatchObject({
        brand: 'Visa',
        last4: '4242',
        exp_month: testCard.exp_month,
        exp_year: testCard.exp_year,
      });
      expect(JSON.stringify(order)).not.toMatch(new RegExp(`${token}|4242 ?4242`));
    });
  });
}
