import type { CartItem, Order } from 'swell-js';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type StoreServer, type Visitor } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

const scarce = [
  { id: 'Tech level', value: 'Basic' },
  { id: 'Ears', value: 'Right ear' },
  { id: 'Colour', value: 'Rose' },
  { id: 'Receiver', value: 'Large' },
];
const address = { name: 'Ada Byron', address1: '1 Centre St', city: 'Calgary', state: 'AB' };
const home = { ...address, zip: 'T2P 1J9', country: 'CA' };

async function fill(visitor: Visitor, slug: string, item: Partial<CartItem> = {}) {
  const { id } = await visitor.products.get(slug);
  await visitor.cart.addItem({ product_id: id, ...item });
}

async function cardToken(visitor: Visitor, number = '4242424242424242'): Promise<string> {
  const card = await visitor.card.createToken({
    number,
    exp_month: 12,
    exp_year: 2040,
    cvc: '123',
  });
  return card.token ?? '';
}

async function readyToPay(visitor: Visitor, billing: object) {
  await visitor.cart.update({
    account: { email: 'ada@example.com' },
    shipping: { ...home, service: 'priority_shipping' },
    billing: { ...home, method: 'card', ...billing },
  });
}

async function intentFor(visitor: Visitor, token: string, amount?: number) {
  const cart = await visitor.cart.get();
  const answer = await visitor.payment.createIntent({
    gateway: 'embedded',
    intent: {
      payment_method: token,
      amount: amount ?? Math.round((cart?.capture_total ?? 0) * 100),
      currency: 'usd',
    },
  });
  return answer as { id: string; status: string; confirmation_url?: string };
}

async function count(store: StoreServer, table: 'orders' | 'payments'): Promise<number> {
  return (await store.db.query(`select 1 from ${table}`)).length;
}

describe('orders over swell-js', () => {
  const store = useStoreServer(pglite.use);
  let visitor: Visitor;
  beforeEach(() => {
    visitor = store.visitor();
  });

  it('turns a paid cart into an order, and the cart is gone', async () => {
    await fill(visitor, 'charge-go', { options: scarce });
    await fill(visitor, 'stream-line-tv');
    await visitor.cart.applyCoupon('WELCOME10');
    const token = await cardToken(visitor);
    await readyToPay(visitor, { card: { token } });
    const before = await visitor.cart.get();
    const order = await visitor.cart.submitOrder();

    expect(order).toMatchObject({
      number: expect.stringMatching(/^\d{1,7}$/),
      paid: true,
      currency: 'USD',
      coupon_code: 'WELCOME10',
      grand_total: before?.grand_total,
      capture_total: before?.capture_total,
      payment_total: before?.capture_total,
      payment_balance: 0,
      refund_total: 0,
      shipping: { name: 'Ada Byron', service: 'priority_shipping' },
      billing: { card: { brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2040 } },
      account: { email: 'ada@example.com' },
    });
    expect(JSON.stringify(order)).not.toContain(token);
    expect(order).not.toHaveProperty('checkout_id');
    expect(await visitor.cart.get()).toBeNull();
    expect(await visitor.cart.getOrder()).toMatchObject({ id: order.id });
    const stranger = store.visitor();
    expect(await stranger.cart.getOrder(before?.checkout_id)).toMatchObject({
      id: order.id,
    });
  });

  it('gives the same order again, and a new cart to the next visit', async () => {
    await fill(visitor, 'standard-charger');
    await readyToPay(visitor, { card: { token: await cardToken(visitor) } });
    const orders = await Promise.all(
      Array.from({ length: 5 }, () =>
        store.send('/api/cart/order', {
          method: 'POST',
          headers: { 'X-Session': visitor.cookies.get('swell-session') ?? '' },
        }),
      ),
    );
    const ids = await Promise.all(orders.map(async (one) => ((await one.json()) as Order).id));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\w-]+$/);
    expect(await count(store, 'orders')).toBe(1);
    expect(await count(store, 'payments')).toBe(1);
    await fill(visitor, 'stream-line-tv');
    expect((await visitor.cart.get())?.items).toHaveLength(1);
  });

  it('pays with gift cards only when they cover everything', async () => {
    await fill(visitor, 'remote-mini-pocket');
    await visitor.cart.applyGiftcard('GIFT-BORE-AL50');
    const cart = await visitor.cart.get();
    await readyToPay(visitor, { card: { token: await cardToken(visitor) } });
    const order = await visitor.cart.submitOrder();
    expect(order).toMatchObject({
      capture_total: (cart?.grand_total ?? 0) - 50,
      payment_total: cart?.grand_total,
      giftcards: [{ last4: 'AL50', used_amount: 50 }],
    });
    await fill(visitor, 'remote-mini-pocket');
    await expect(visitor.cart.applyGiftcard('GIFT-BORE-AL50')).rejects.toMatchObject({
      code: 'invalid_giftcard_code',
    });
  });

  it('takes what was sold out of the stock, for every reader at once', async () => {
    const levels = async () => {
      const product = await store.visitor().products.get('charge-go');
      return product.variants?.results.flatMap(({ stock_level }) => stock_level || []);
    };
    expect(await levels()).toEqual([5]);
    await fill(visitor, 'charge-go', { options: scarce, quantity: 2 });
    await readyToPay(visitor, { card: { token: await cardToken(visitor) } });
    await visitor.cart.submitOrder();
    expect(await levels()).toEqual([3]);
  });

  it('sells no more than there is', async () => {
    await fill(visitor, 'charge-go', { options: scarce, quantity: 6 });
    await readyToPay(visitor, { card: { token: await cardToken(visitor) } });
    await expect(visitor.cart.submitOrder()).rejects.toMatchObject({
      code: 'validation_error',
      param: 'cart',
      status: 400,
    });
    expect((await visitor.cart.get())?.item_quantity).toBe(6);
    expect(await count(store, 'payments')).toBe(0);
  });

  describe('refusals (9.7) leave the cart as it was', () => {
    it('without a cart or lines', async () => {
      await expect(visitor.cart.submitOrder()).rejects.toMatchObject({ code: 'invalid_request' });
      await fill(visitor, 'standard-charger');
      await visitor.cart.setItems([]);
      await expect(visitor.cart.submitOrder()).rejects.toMatchObject({ code: 'invalid_request' });
    });

    it('without email, billing or service, each by its name', async () => {
      await fill(visitor, 'standard-charger');
      const missing = async () => {
        const refusal = await visitor.cart.submitOrder().catch((error: unknown) => error);
        return Reflect.get(Object(refusal), 'param');
      };
      expect(await missing()).toBe('account.email');
      await visitor.cart.update({ account: { email: 'ada@example.com' }, shipping: home });
      const next = await missing();
      expect(['billing', 'shipping.service']).toContain(next);
      await visitor.cart.update(
        next === 'billing'
          ? { billing: { ...home, method: 'card', card: { token: await cardToken(visitor) } } }
          : { shipping: { service: 'priority_shipping' } },
      );
      expect(['billing', 'shipping.service'].filter((one) => one !== next)).toContain(
        await missing(),
      );
      expect(await count(store, 'orders')).toBe(0);
    });

    it('with a service that is not offered', async () => {
      await fill(visitor, 'standard-charger');
      await readyToPay(visitor, { card: { token: await cardToken(visitor) } });
      await visitor.cart.update({ shipping: { service: 'teleport' } });
      await expect(visitor.cart.submitOrder()).rejects.toMatchObject({
        code: 'invalid_request',
        message: expect.stringContaining('shipping service'),
      });
    });

    it.each([
      ['an unknown token', async () => ({ card: { token: 'card_unknown' } })],
      ['an unknown method', async () => ({ method: 'beads' })],
      [
        'a declined card',
        async (who: Visitor) => ({ card: { token: await cardToken(who, '4000000000000002') } }),
      ],
      [
        'a card that has to be confirmed first',
        async (who: Visitor) => ({ card: { token: await cardToken(who, '4000002500003155') } }),
      ],
      [
        'an unknown intent',
        async (who: Visitor) => ({
          card: { token: await cardToken(who) },
          intent: { embedded: { id: 'intent_unknown' } },
        }),
      ],
    ])('with %s', async (_, billing) => {
      await fill(visitor, 'standard-charger');
      await readyToPay(visitor, await billing(visitor));
      await expect(visitor.cart.submitOrder()).rejects.toMatchObject({
        code: 'validation_error',
        param: 'billing.method',
        status: 400,
      });
      expect((await visitor.cart.get())?.item_quantity).toBe(1);
      expect(await count(store, 'orders')).toBe(0);
      expect(await count(store, 'payments')).toBe(0);
    });
  });

  describe('authorised amounts', () => {
    it('pays by an intent of the right amount', async () => {
      await fill(visitor, 'standard-charger');
      const token = await cardToken(visitor);
      const { id, status } = await intentFor(visitor, token);
      expect(status).toBe('requires_capture');
      await readyToPay(visitor, { card: { token }, intent: { embedded: { id } } });
      expect(await visitor.cart.submitOrder()).toMatchObject({ paid: true });
    });

    it('refuses an amount that is not the total any more', async () => {
      await fill(visitor, 'standard-charger');
      const token = await cardToken(visitor);
      const { id } = await intentFor(visitor, token);
      await readyToPay(visitor, { card: { token }, intent: { embedded: { id } } });
      await visitor.cart.applyCoupon('WELCOME10');
      await expect(visitor.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
      const renewed = await intentFor(visitor, token);
      await visitor.cart.update({ billing: { intent: { embedded: { id: renewed.id } } } });
      expect(await visitor.cart.submitOrder()).toMatchObject({ paid: true });
    });

    it('pays one order only', async () => {
      await fill(visitor, 'standard-charger');
      const token = await cardToken(visitor);
      await readyToPay(visitor, { card: { token } });
      await visitor.cart.submitOrder();
      const other = store.visitor();
      await fill(other, 'standard-charger');
      await readyToPay(other, { card: { token } });
      await expect(other.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
      expect(await count(store, 'payments')).toBe(1);
    });

    it('refuses a token after 24 hours', async () => {
      await fill(visitor, 'standard-charger');
      await readyToPay(visitor, { card: { token: await cardToken(visitor) } });
      await store.db.query(`update card_tokens set expires_at = now() - interval '1 second'`);
      await expect(visitor.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
    });
  });

  describe('confirmation', () => {
    async function askedToConfirm() {
      await fill(visitor, 'standard-charger');
      const token = await cardToken(visitor, '4000002500003155');
      const intent = await intentFor(visitor, token);
      expect(intent).toMatchObject({
        status: 'requires_confirmation',
        confirmation_url: `/sandbox/confirm?intent=${intent.id}`,
      });
      await readyToPay(visitor, { card: { token }, intent: { embedded: { id: intent.id } } });
      return intent.id;
    }

    it('takes the money after an approval, and not before', async () => {
      const id = await askedToConfirm();
      await expect(visitor.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
      expect(await store.confirmations.decide(id, 'approve')).toMatchObject({
        value: { returnPath: '/checkout?gateway=embedded&redirect_status=succeeded' },
      });
      expect(await visitor.cart.submitOrder()).toMatchObject({ paid: true });
    });

    it('refuses after a decline, for good', async () => {
      const id = await askedToConfirm();
      await store.confirmations.decide(id, 'decline');
      expect(await store.confirmations.decide(id, 'approve')).toMatchObject({
        value: { returnPath: '/checkout?gateway=embedded&redirect_status=canceled' },
      });
      await expect(visitor.cart.submitOrder()).rejects.toMatchObject({
        param: 'billing.method',
        message: expect.stringContaining('not approved'),
      });
    });

    it('knows nothing of ids it never gave', async () => {
      expect(await store.confirmations.find('intent_unknown')).toBeNull();
      expect(await store.confirmations.decide('intent_unknown', 'approve')).toEqual({
        ok: false,
        code: 'unknown_payment',
      });
    });
  });

  describe('reading orders', () => {
    it('names what is missing', async () => {
      await expect(visitor.cart.getOrder()).rejects.toMatchObject({
        code: 'validation_error',
        param: 'checkout_id',
        status: 400,
      });
      await fill(visitor, 'standard-charger');
      const cart = await visitor.cart.get();
      const unfinished = cart?.checkout_id ?? '';
      for (const id of ['0'.repeat(32), unfinished, "' or 1=1", '%00']) {
        await expect(visitor.cart.getOrder(id)).rejects.toMatchObject({ status: 404 });
      }
    });
  });
});
