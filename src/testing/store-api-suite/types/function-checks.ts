import { charger } from '../../http-shopper/goods';
import { add, buyCharger, cartNow } from '../purchase';
import { hardRefusal, refusalOf, refused } from '../refusals';
import type { Store } from '../store';

/** Contract 11 and 12: payments, apps, functions. */
export function functionChecks(store: Store): void {
  describe('11 payments and apps', () => {
    test('11 an unknown payment is null', async () => {
      expect(await (await store.shopper()).payment.get('none')).toBeNull();
    });

    test("11 a stranger's session reads no payment of an order", async () => {
      const owner = await store.shopper();
      const { id = '' } = await buyCharger(owner);
      expect(await (await store.shopper()).payment.get(id)).toBeNull();
    });

    test('11 resetAsyncPayment of an unknown payment is 404', async () => {
      const shopper = await store.shopper();
      expect(await refusalOf(shopper.payment.resetAsyncPayment('none'))).toEqual(
        refused(404, 'not_found_error'),
      );
    });

    test('11 apps are 404', async () => {
      const answer = await store.send('/api/apps/any?expand=components');
      expect((await hardRefusal(answer, 404)).code).toBe('not_found_error');
    });
  });

  describe('12 functions', () => {
    test.each(['get', 'put', 'post', 'delete'])(
      '12 %s of an unknown function is 404 in the hard form',
      async (method) => {
        const shopper = await store.shopper();
        const call = shopper.functions.request(method, 'app', 'function', { a: 1 });
        expect(await refusalOf(call)).toEqual(refused(404, 'not_found_error'));
      },
    );

    test('12 functions are beside /api and touch no cart', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      await hardRefusal(await shopper.send('/functions/app/function'), 404);
      expect(await cartNow(shopper)).toMatchObject({ item_quantity: 1 });
    });
  });
}
