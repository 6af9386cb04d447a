import type { Order } from 'swell-js';
import { expectSums } from '../carts/cart-checks';
import { aid, charger, home, premiumPair } from '../../http-shopper/goods';
import {
  add,
  buyCharger,
  cardToken,
  cartNow,
  confirmedNumber,
  intentFor,
  payCart,
  readyToPay,
  unknownCheckoutId,
} from '../purchase';
import { hardRefusal, refusalOf, refused } from '../refusals';
import type { Shopper } from '../shopper';
import type { Store } from '../store';

/** Contract 9.7 and 9.8: submitting a cart as an order. */
export function submitChecks(store: Store): void {
  const filled = async () => {
    const shopper = await store.shopper();
    await add(shopper, charger);
    return shopper;
  };

  const order = (shopper: Shopper) => shopper.cart.submitOrder();

  describe('9.7 submit', () => {
    test('9.7 gives a paid order that is to be delivered', async () => {
      expect(await buyCharger(await store.shopper())).toMatchObject({
        id: expect.stringMatching(/^[\w-]+$/),
        number: expect.stringMatching(/^\d{1,7}$/),
        status: 'delivery_pending',
        paid: true,
        grand_total: 149,
        payment_total: 149,
        payment_balance: 0,
        items: [{ product_name: 'Standard Charger', quantity: 1, price: 149 }],
      });
    });

    test('9.7 the session has no cart afterwards, and the SDK keeps the order', async () => {
      const shopper = await store.shopper();
      const { id } = await buyCharger(shopper);
      expect(await shopper.cart.get()).toBeNull();
      expect(Reflect.get(shopper.cart, 'order')).toMatchObject({ id });
      expect(Reflect.get(shopper.cart, 'state')).toBeNull();
    });

    test('9.7 the next add opens a new cart with new ids', async () => {
      const shopper = await filled();
      const before = await cartNow(shopper);
      await payCart(shopper);
      const next = await add(shopper, charger);
      expect(next.id).not.toBe(before.id);
      expect(next.checkout_id).not.toBe(before.checkout_id);
      expect(next.items[0]?.id).not.toBe(before.items[0]?.id);
    });

    test('9.7 submitting again without a new cart gives the same order', async () => {
      const shopper = await store.shopper();
      const { id } = await buyCharger(shopper);
      expect(await order(shopper)).toMatchObject({ id });
    });

    test('9.7 parallel submits of one cart make one order and one payment', async () => {
      const shopper = await filled();
      await readyToPay(shopper, { card: { token: await cardToken(shopper) } });
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => shopper.send('/api/cart/order', { method: 'POST' })),
      );
      const orders: Order[] = await Promise.all(answers.map((answer) => answer.json()));
      expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
      expect(orders[0]?.id).toBeTruthy();
      expect(orders.map((one) => Number(one.payment_total))).toEqual(orders.map(() => 149));
    });

    test('9.7 prices, coupon and shipping of the cart are those of the order', async () => {
      const shopper = await store.shopper();
      await add(shopper, aid, { options: premiumPair });
      await shopper.cart.applyCoupon('WELCOME10');
      await readyToPay(shopper, { card: { token: await cardToken(shopper) } });
      const cart = await shopper.cart.update({ shipping: { service: 'express' } });
      const placed = await order(shopper);
      expect(placed).toMatchObject({
        coupon_code: 'WELCOME10',
        sub_total: 4000,
        discount_total: 400,
        shipment_total: 15,
        grand_total: cart?.grand_total,
        shipping: { ...home, service: 'express' },
      });
      expectSums(placed);
    });

    test('9.7 an intent of exactly the amount pays', async () => {
      const shopper = await filled();
      await readyToPay(shopper);
      const token = await cardToken(shopper);
      const { id, status } = await intentFor(shopper, token);
      expect(status).toBe('requires_capture');
      await readyToPay(shopper, { card: { token }, intent: { embedded: { id } } });
      expect(await order(shopper)).toMatchObject({ paid: true });
    });
  });

  describe('9.7 confirmation by the shopper', () => {
    const confirmation = () => `${new URL(store.vaultUrl).origin}/api/sandbox/confirm`;
    const confirm = (intent: string, decision: string) =>
      fetch(confirmation(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ intent, decision }),
      });
    const toConfirm = async () => {
      const shopper = await filled();
      await readyToPay(shopper);
      const token = await cardToken(shopper, confirmedNumber);
      const intent = await intentFor(shopper, token);
      const { id } = intent;
      expect(intent).toMatchObject({
        status: 'requires_confirmation',
        confirmation_url: `/sandbox/confirm?intent=${id}`,
      });
      await readyToPay(shopper, { card: { token }, intent: { embedded: { id } } });
      return { shopper, decide: (decision: string) => confirm(id, decision) };
    };

    test('9.7 an approved payment is taken, not before', async () => {
      const { shopper, decide } = await toConfirm();
      expect(await refusalOf(order(shopper))).toEqual(
        refused(400, 'validation_error', 'billing.method'),
      );
      expect(await (await decide('approve')).json()).toMatchObject({
        returnUrl: '/checkout?gateway=embedded&redirect_status=succeeded',
      });
      expect(await order(shopper)).toMatchObject({ paid: true });
    });

    test('9.7 a declined payment is refused for good', async () => {
      const { shopper, decide } = await toConfirm();
      await decide('decline');
      expect(await (await decide('approve')).json()).toMatchObject({
        returnUrl: '/checkout?gateway=embedded&redirect_status=canceled',
      });
      const error = await refusalOf(order(shopper));
      expect(error).toEqual(refused(400, 'validation_error', 'billing.method'));
      expect(error).toHaveProperty('message', expect.stringContaining('not approved'));
    });

    test('9.7 a payment that nobody began can be neither seen nor approved', async () => {
      expect((await fetch(`${confirmation()}?intent=intent_unknown`)).status).toBe(404);
      expect((await confirm('intent_unknown', 'approve')).status).toBe(404);
    });
  });

  describe('9.8 reading the order', () => {
    test("9.8 without argument it is the session's last order", async () => {
      const shopper = await store.shopper();
      const { id } = await buyCharger(shopper);
      await add(shopper, charger);
      expect(await shopper.cart.getOrder()).toMatchObject({ id });
    });

    test('9.8 anyone with the checkout id reads it', async () => {
      const shopper = await filled();
      const { checkout_id } = await cartNow(shopper);
      const { id } = await payCart(shopper);
      expect(await (await store.shopper()).cart.getOrder(checkout_id)).toMatchObject({ id });
    });

    test('9.8 neither id nor order: validation_error at checkout_id', async () => {
      expect(await refusalOf((await store.shopper()).cart.getOrder())).toEqual(
        refused(400, 'validation_error', 'checkout_id'),
      );
    });

    test.each([unknownCheckoutId, "' or 1=1", '%00', 'x'.repeat(500)])(
      '9.8 the unknown checkout id %j is 404',
      async (id) => {
        expect(await refusalOf((await store.shopper()).cart.getOrder(id))).toEqual(
          refused(404, 'not_found_error'),
        );
      },
    );

    test('9.8 a cart not yet converted is 404', async () => {
      const shopper = await filled();
      const { checkout_id } = await cartNow(shopper);
      const answer = await shopper.send(`/api/cart/order?checkout_id=${checkout_id}`);
      await hardRefusal(answer, 404);
    });

    test('9.8 the order itself has no checkout_id', async () => {
      expect(await buyCharger(await store.shopper())).not.toHaveProperty('checkout_id');
    });
  });
}
