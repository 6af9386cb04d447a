import { aid, charger, scarce } from '../../http-shopper/goods';
import { add, cardToken, payCart, readyToPay } from '../purchase';
import { refusalOf, refused } from '../refusals';
import type { Store } from '../store';

/** Contract 9.7: stock and gift cards. These checks use them up. */
export function stockChecks(store: Store): void {
  describe('9.7 stock and gift cards, last because they are used up', () => {
    const variantNow = async () => {
      const { variants } = await (await store.shopper()).products.get(aid);
      return variants?.results.find(({ name = '' }) =>
        /^Basic.*Right ear.*Rose.*Large$/.test(name),
      );
    };
    const levelNow = async () => (await variantNow())?.stock_level ?? NaN;

    test('9.7 a sold piece leaves the stock for every reader', async () => {
      const level = await levelNow();
      const shopper = await store.shopper();
      await add(shopper, aid, { options: scarce });
      await payCart(shopper);
      await store.settles(() => expect(levelNow()).resolves.toBe(level - 1));
    });

    test('9.7 parallel submits of many sessions never sell more than there is', async () => {
      const level = await levelNow();
      const shoppers = await Promise.all(
        Array.from({ length: level + 3 }, async () => {
          const shopper = await store.shopper();
          await add(shopper, aid, { options: scarce });
          await readyToPay(shopper, { card: { token: await cardToken(shopper) } });
          return shopper;
        }),
      );
      const results = await Promise.allSettled(
        shoppers.map((shopper) => shopper.cart.submitOrder()),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(level);
      for (const result of results) {
        if (result.status === 'rejected') {
          expect(result.reason).toEqual(refused(400, 'validation_error', 'cart'));
        }
      }
    });

    test('7.1 what is sold out says out_of_stock', async () => {
      const soldOut = { stock_level: 0, stock_status: 'out_of_stock' };
      await store.settles(() => expect(variantNow()).resolves.toMatchObject(soldOut));
    });

    test('9.5 a gift card is debited once, when the order is placed', async () => {
      const shopper = await store.shopper();
      await add(shopper, 'remote-mini-pocket');
      await shopper.cart.applyGiftcard('GIFT-BORE-AL50');
      const order = await payCart(shopper);
      expect(order).toMatchObject({
        grand_total: 99,
        capture_total: 49,
        payment_total: 99,
        giftcards: [{ last4: 'AL50' }],
      });
      await add(shopper, charger);
      expect(await refusalOf(shopper.cart.applyGiftcard('GIFT-BORE-AL50'))).toEqual(
        refused(400, 'invalid_giftcard_code'),
      );
    });
  });
}
