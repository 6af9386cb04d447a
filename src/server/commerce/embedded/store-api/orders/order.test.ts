import { aid, charger, scarce } from '@/testing/http-shopper/goods';
import {
  add,
  cardToken,
  confirmedNumber,
  declinedNumber,
  payCart,
  readyToPay,
} from '@/testing/store-api-suite/purchase';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

/** What orders leave in the books, and what time does to them. The suite of the Store API checks the answers. */
describe('orders in the books', () => {
  const store = useStoreServer(pglite.use);
  let visitor: Visitor;
  beforeEach(() => {
    visitor = store.visitor();
  });

  async function written() {
    const count = async (table: 'orders' | 'payments') =>
      (await store.db.query(`select 1 from ${table}`)).length;
    return { orders: await count('orders'), payments: await count('payments') };
  }

  it('are one with one payment, however often it is sent', async () => {
    await add(visitor, charger);
    await readyToPay(visitor, { card: { token: await cardToken(visitor) } });
    const headers = { 'X-Session': visitor.cookies.get('swell-session') ?? '' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => store.send('/api/cart/order', { method: 'POST', headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await written()).toEqual({ orders: 1, payments: 1 });
  });

  it('are paid in the currency of the cart', async () => {
    await visitor.currency.select('CAD');
    await add(visitor, charger, { quantity: 2 });
    await payCart(visitor);
    expect(await store.db.query('select amount, currency from payments')).toEqual([
      { amount: 39_800, currency: 'CAD' },
    ]);
  });

  it('are none for more than there is', async () => {
    await add(visitor, aid, { options: scarce, quantity: 6 });
    await expect(payCart(visitor)).rejects.toMatchObject({ param: 'cart' });
    expect(await written()).toEqual({ orders: 0, payments: 0 });
  });

  it.each<[string, (who: Visitor) => Promise<object>]>([
    ['an unknown token', async () => ({ card: { token: 'card_unknown' } })],
    ['an unknown method', async () => ({ method: 'beads' })],
    ['a declined card', async (who) => ({ card: { token: await cardToken(who, declinedNumber) } })],
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
  ])('are none with %s', async (_, billing) => {
    await add(visitor, charger);
    await readyToPay(visitor, await billing(visitor));
    await expect(visitor.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
    expect(await written()).toEqual({ orders: 0, payments: 0 });
  });

  it('are none with a token that has paid already', async () => {
    await add(visitor, charger);
    const token = await cardToken(visitor);
    await readyToPay(visitor, { card: { token } });
    await visitor.cart.submitOrder();
    const other = store.visitor();
    await add(other, charger);
    await readyToPay(other, { card: { token } });
    await expect(other.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
    expect(await written()).toEqual({ orders: 1, payments: 1 });
  });

  it('are none with a token after 24 hours', async () => {
    await add(visitor, charger);
    await readyToPay(visitor, { card: { token: await cardToken(visitor) } });
    await store.db.query(`update card_tokens set expires_at = now() - interval '1 second'`);
    await expect(visitor.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
    expect(await written()).toEqual({ orders: 0, payments: 0 });
  });
});
