import { randomUUID } from 'node:crypto';
import type { Cart, Order } from 'swell-js';
import { home } from '@/testing/http-shopper/goods';
import { bill, journeys, type Journey, type Shopper } from '@/testing/shops/payment-journeys';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';

const names: Readonly<Record<string, string>> = {
  google: 'Google Pay',
  apple: 'Apple Pay',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  klarna: 'Klarna',
  paysafecard: 'Paysafecard',
  quickpay: 'Quickpay',
  amazon: 'Amazon Pay',
  paypal: 'PayPal',
};

describe.each(testDatabases())('ways to pay on $kind', ({ use }) => {
  const store = useStoreServer(use);

  async function shopperWithCart(): Promise<{ shopper: Shopper; cart: Cart }> {
    const visitor = store.visitor();
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id });
    const cart = await visitor.cart.update({
      account: { email: `ada-${randomUUID()}@example.com` },
      shipping: { ...home, service: 'priority_shipping' },
      billing: home,
    });
    if (!cart) throw new Error('There is no cart');
    return { shopper: { visitor, confirmations: store.confirmations }, cart };
  }

  async function answered(id: string, decision: string): Promise<string> {
    const made = await store.confirmations.decide(id, decision);
    if (!made.ok) throw new Error(made.code);
    return made.value.returnPath;
  }

  /** Every step before the last one of `Pay now`. */
  async function readyToSubmit(journey: Journey, decision: string, amount?: number) {
    const { shopper, cart } = await shopperWithCart();
    const id = await journey.start(shopper, cart, amount);
    const returnPath = await answered(id, decision);
    const billing = await journey.finish(shopper, id, returnPath);
    if (billing) await bill(shopper.visitor, billing);
    return { ...shopper, id, billing };
  }

  const refusal = (visitor: Visitor) =>
    visitor.cart.submitOrder().then(
      () => null,
      (error: unknown) => Object(error) as { code: string; param: string; message: string },
    );

  async function expectRefused(visitor: Visitor, message: string) {
    expect(await refusal(visitor)).toMatchObject({
      code: 'validation_error',
      param: 'billing.method',
      status: 400,
      message: expect.stringContaining(message),
    });
    expect(await store.db.query('select 1 from payments')).toHaveLength(0);
  }

  describe.each(Object.keys(journeys))('%s', (method) => {
    const journey = journeys[method];
    if (!journey) throw new Error('No such journey');

    it('pays after an approval, once, under its name', async () => {
      const { visitor, billing } = await readyToSubmit(journey, 'approve');
      expect(billing).not.toBeNull();
      const order: Order = await visitor.cart.submitOrder();
      expect(order).toMatchObject({
        paid: true,
        payment_balance: 0,
        billing: { method, method_name: names[method] },
      });
      const [payment] = await store.db.query('select method, order_id, amount from payments');
      expect(payment).toEqual({
        method,
        order_id: order.id,
        amount: Math.round(Number(order.grand_total) * 100),
      });
    });

    it('shows the page a name and the amount, and keeps the first answer', async () => {
      const { shopper, cart } = await shopperWithCart();
      const id = await journey.start(shopper, cart);
      expect(await store.confirmations.find(id)).toMatchObject({
        method,
        name: names[method],
        amount: Math.round((cart.capture_total ?? 0) * 100),
        currency: 'USD',
        isDecided: false,
      });
      const path = await answered(id, 'decline');
      expect(await answered(id, 'approve')).toBe(path);
    });

    it('refuses an order that nobody has answered for', async () => {
      const { shopper, cart } = await shopperWithCart();
      const id = await journey.start(shopper, cart);
      const { returnPath = '' } = (await store.confirmations.find(id)) ?? {};
      const billing = await journey.finish(shopper, id, returnPath);
      await bill(shopper.visitor, { method, ...billing });
      expect((await refusal(shopper.visitor))?.message).toMatch(/confirm this payment|no longer/);
    });

    it.each(['decline', 'failed', 'unknown'])('pays for nothing after %s', async (decision) => {
      const { shopper, cart } = await shopperWithCart();
      const id = await journey.start(shopper, cart);
      const made = await store.confirmations.decide(id, decision);
      if (!made.ok) return expect(method).toBe('paysafecard');
      const billing = await journey.finish(shopper, id, made.value.returnPath);
      await bill(shopper.visitor, { method, ...billing });
      const { message } = (await refusal(shopper.visitor)) ?? {};
      expect(message).toMatch(/not approved|Unsupported intent status|no longer available/);
      expect(await store.db.query('select 1 from payments')).toHaveLength(0);
    });

    it('refuses another amount than the approved one', async () => {
      const { visitor } = await readyToSubmit(journey, 'approve');
      await visitor.cart.applyCoupon('WELCOME10');
      await expectRefused(visitor, 'total of your order has changed');
    });

    it('pays one order only, also under parallel submits', async () => {
      const { visitor, billing } = await readyToSubmit(journey, 'approve');
      const kept = Object((await visitor.cart.get())?.billing) as Record<string, unknown>;
      const session = { 'X-Session': visitor.cookies.get('swell-session') ?? '' };
      const orders = await Promise.all(
        [1, 2, 3].map(async () => {
          const answer = await store.send('/api/cart/order', { method: 'POST', headers: session });
          return ((await answer.json()) as Order).id;
        }),
      );
      expect(new Set(orders).size).toBe(1);
      expect(await store.db.query('select 1 from payments')).toHaveLength(1);

      const again = await shopperWithCart();
      await bill(again.shopper.visitor, { ...kept, ...billing, method });
      expect(await refusal(again.shopper.visitor)).toMatchObject({
        param: 'billing.method',
        message: expect.stringContaining('already used'),
      });
    });

    it('pays for no other shopper', async () => {
      const { visitor, billing } = await readyToSubmit(journey, 'approve');
      const kept = Object((await visitor.cart.get())?.billing) as Record<string, unknown>;
      const thief = await shopperWithCart();
      await bill(thief.shopper.visitor, { ...kept, ...billing, method });
      await expectRefused(thief.shopper.visitor, 'no longer available');
      expect(await visitor.cart.submitOrder()).toMatchObject({ paid: true });
    });

    it('is gone after a day', async () => {
      const { visitor } = await readyToSubmit(journey, 'approve');
      await store.db.query(`update payment_authorisations set expires_at = now()`);
      await expectRefused(visitor, 'no longer available');
    });
  });
});
