import { add } from '@/testing/store-api-suite/purchase';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

/** What the database keeps of a cart, which no answer shows. */
describe('a stored cart', () => {
  const store = useStoreServer(pglite.use);

  it('has nothing of a card but its token, whatever else is said about it', async () => {
    const visitor = store.visitor();
    await add(visitor, 'standard-charger');
    const card = { token: 'card_x', number: '4242424242424242', cvc: '123', last4: 'last four' };
    const answer = await visitor.cart.update({ billing: { method: 'card', card } });
    const kept = JSON.stringify([answer, await store.db.query('select * from carts')]);
    expect(kept).toContain('card_x');
    expect(kept).not.toContain('4242424242424242');
    expect(kept).not.toContain('last four');
  });

  it('from before plans still reads', async () => {
    const visitor = store.visitor();
    await add(visitor, 'standard-charger');
    await store.db.query(
      `update carts set state = jsonb_set(state, '{lines,0}', (state->'lines'->0) - 'isShipped')`,
    );
    expect(await visitor.cart.get()).toMatchObject({
      shipment_delivery: true,
      items: [{ delivery: 'shipment', purchase_option: { type: 'standard' } }],
    });
  });
});
