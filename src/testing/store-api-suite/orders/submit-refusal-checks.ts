import { aid, charger, home, scarce } from '../../http-shopper/goods';
import {
  add,
  cardToken,
  cartNow,
  confirmedNumber,
  declinedNumber,
  intentFor,
  newEmail,
  readyToPay,
} from '../purchase';
import { refusalOf, refused } from '../refusals';
import type { Shopper } from '../shopper';
import type { Store } from '../store';

/** Contract 9.7: a refused order leaves the cart unchanged. */
export function submitRefusalChecks(store: Store): void {
  const filled = async () => {
    const shopper = await store.shopper();
    await add(shopper, charger);
    return shopper;
  };

  const order = (shopper: Shopper) => shopper.cart.submitOrder();

  const unchanged = async (shopper: Shopper) =>
    expect(await cartNow(shopper)).toMatchObject({ item_quantity: 1 });

  describe('9.7 refusals leave the cart as it was', () => {
    test('9.7 without a cart: invalid_request', async () => {
      expect(await refusalOf(order(await store.shopper()))).toEqual(
        refused(400, 'invalid_request'),
      );
    });

    test('9.7 without lines: invalid_request', async () => {
      const shopper = await filled();
      await shopper.cart.setItems([]);
      expect(await refusalOf(order(shopper))).toEqual(refused(400, 'invalid_request'));
    });

    test('9.7 without account.email: validation_error at account.email', async () => {
      const shopper = await filled();
      await shopper.cart.update({ shipping: { ...home, service: 'priority_shipping' } });
      expect(await refusalOf(order(shopper))).toEqual(
        refused(400, 'validation_error', 'account.email'),
      );
      await unchanged(shopper);
    });

    test('9.7 without billing: invalid_request', async () => {
      const shopper = await filled();
      await shopper.cart.update({
        account: { email: newEmail() },
        shipping: { ...home, service: 'priority_shipping' },
      });
      expect(await refusalOf(order(shopper))).toEqual(refused(400, 'invalid_request'));
      await unchanged(shopper);
    });

    test('9.7 without a shipping service: invalid_request that asks for one', async () => {
      const shopper = await filled();
      await shopper.cart.update({
        account: { email: newEmail() },
        shipping: home,
        billing: { ...home, method: 'card', card: { token: await cardToken(shopper) } },
      });
      const error = await refusalOf(order(shopper));
      expect(error).toEqual(refused(400, 'invalid_request'));
      expect(Reflect.get(Object(error), 'message')).toMatch(/shipping service/i);
    });

    test('9.7 with a service that is not in the rating: invalid_request', async () => {
      const shopper = await filled();
      await readyToPay(shopper, { card: { token: await cardToken(shopper) } });
      await shopper.cart.update({ shipping: { service: 'teleport' } });
      expect(await refusalOf(order(shopper))).toEqual(refused(400, 'invalid_request'));
      await unchanged(shopper);
    });

    test('9.7 with more than the stock: validation_error at cart', async () => {
      const shopper = await store.shopper();
      await add(shopper, aid, { options: scarce, quantity: 6 });
      await readyToPay(shopper, { card: { token: await cardToken(shopper) } });
      expect(await refusalOf(order(shopper))).toEqual(refused(400, 'validation_error', 'cart'));
      expect(await cartNow(shopper)).toMatchObject({ item_quantity: 6 });
    });

    test.each<[string, (shopper: Shopper) => Promise<object>]>([
      ['an unknown token', async () => ({ card: { token: 'card_unknown' } })],
      ['an unknown method', async () => ({ method: 'beads' })],
      [
        'a declined card',
        async (who) => ({ card: { token: await cardToken(who, declinedNumber) } }),
      ],
      [
        'a card that has to be confirmed first',
        async (who) => ({ card: { token: await cardToken(who, confirmedNumber) } }),
      ],
      [
        'an unknown intent',
        async (who) => ({
          card: { token: await cardToken(who) },
          intent: { embedded: { id: 'intent_unknown' } },
        }),
      ],
    ])('9.7 with %s: validation_error at billing.method', async (_, billing) => {
      const shopper = await filled();
      await readyToPay(shopper, await billing(shopper));
      expect(await refusalOf(order(shopper))).toEqual(
        refused(400, 'validation_error', 'billing.method'),
      );
      await unchanged(shopper);
      expect(await refusalOf(shopper.cart.getOrder())).toHaveProperty('status', 400);
    });

    test('9.7 without a token: refused', async () => {
      const shopper = await filled();
      await readyToPay(shopper, { card: null });
      expect(await refusalOf(order(shopper))).toHaveProperty('status', 400);
      await unchanged(shopper);
      expect(await refusalOf(shopper.cart.getOrder())).toHaveProperty('status', 400);
    });

    test('9.7 with an amount that is not the total any more: billing.method, until it is', async () => {
      const shopper = await filled();
      await readyToPay(shopper);
      const token = await cardToken(shopper);
      const { id } = await intentFor(shopper, token);
      await readyToPay(shopper, { card: { token }, intent: { embedded: { id } } });
      await shopper.cart.applyCoupon('WELCOME10');
      expect(await refusalOf(order(shopper))).toEqual(
        refused(400, 'validation_error', 'billing.method'),
      );
      const renewed = await intentFor(shopper, token);
      await shopper.cart.update({ billing: { intent: { embedded: { id: renewed.id } } } });
      expect(await order(shopper)).toMatchObject({ paid: true });
    });

    test('9.7 a token is good for one order only', async () => {
      const one = await filled();
      const token = await cardToken(one);
      await readyToPay(one, { card: { token } });
      await order(one);
      const other = await filled();
      await readyToPay(other, { card: { token } });
      expect(await refusalOf(order(other))).toEqual(
        refused(400, 'validation_error', 'billing.method'),
      );
    });

    test('9.7 a refused order may be paid afterwards', async () => {
      const shopper = await filled();
      await readyToPay(shopper, { card: { token: await cardToken(shopper, declinedNumber) } });
      await refusalOf(order(shopper));
      await shopper.cart.update({ billing: { card: { token: await cardToken(shopper) } } });
      expect(await order(shopper)).toMatchObject({ paid: true });
    });
  });
}
