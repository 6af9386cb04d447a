import type { Order } from 'swell-js';
import { aid, charger, scarce } from '@/testing/http-shopper/goods';
import {
  add,
  cardToken,
  confirmedNumber,
  declinedNumber,
  intentFor,
  readyToPay,
} from '@/testing/store-api-suite/purchase';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type StoreServer, type Visitor } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

async function count(store: StoreServer, table: 'orders' | 'payments'): Promise<number> {
  return (await store.db.query(`select 1 from ${table}`)).length;
}

describe('orders over swell-js', () => {
  const store = useStoreServer(pglite.use);
  let visitor: Visitor;
  beforeEach(() => {
    visitor = store.visitor();
  });

  it('writes one order and one payment, however often it is sent', async () => {
    await add(visitor, charger);
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
    expect(await count(store, 'orders')).toBe(1);
    expect(await count(store, 'payments')).toBe(1);
  });

  it('takes nothing for more than there is', async () => {
    await add(visitor, aid, { options: scarce, quantity: 6 });
    await readyToPay(visitor, { card: { token: await cardToken(visitor) } });
    await expect(visitor.cart.submitOrder()).rejects.toMatchObject({
      code: 'validation_error',
      param: 'cart',
      status: 400,
    });
    expect(await count(store, 'payments')).toBe(0);
  });

  describe('refusals leave nothing in the books', () => {
    it.each([
      ['an unknown token', async () => ({ card: { token: 'card_unknown' } })],
      ['an unknown method', async () => ({ method: 'beads' })],
      [
        'a declined card',
        async (who: Visitor) => ({ card: { token: await cardToken(who, declinedNumber) } }),
      ],
      [
        'a card that has to be confirmed first',
        async (who: Visitor) => ({ card: { token: await cardToken(who, confirmedNumber) } }),
      ],
      [
        'an unknown intent',
        async (who: Visitor) => ({
          card: { token: await cardToken(who) },
          intent: { embedded: { id: 'intent_unknown' } },
        }),
      ],
    ])('with %s', async (_, billing) => {
      await add(visitor, charger);
      await readyToPay(visitor, await billing(visitor));
      await expect(visitor.cart.submitOrder()).rejects.toMatchObject({
        code: 'validation_error',
        param: 'billing.method',
        status: 400,
      });
      expect(await count(store, 'orders')).toBe(0);
      expect(await count(store, 'payments')).toBe(0);
    });
  });

  describe('authorised amounts', () => {
    it('refuses an amount that is not the total any more', async () => {
      await add(visitor, charger);
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
      await add(visitor, charger);
      const token = await cardToken(visitor);
      await readyToPay(visitor, { card: { token } });
      await visitor.cart.submitOrder();
      const other = store.visitor();
      await add(other, charger);
      await readyToPay(other, { card: { token } });
      await expect(other.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
      expect(await count(store, 'payments')).toBe(1);
    });

    it('refuses a token after 24 hours', async () => {
      await add(visitor, charger);
      await readyToPay(visitor, { card: { token: await cardToken(visitor) } });
      await store.db.query(`update card_tokens set expires_at = now() - interval '1 second'`);
      await expect(visitor.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
    });
  });

  describe('confirmation', () => {
    async function askedToConfirm() {
      await add(visitor, charger);
      const token = await cardToken(visitor, confirmedNumber);
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
});
