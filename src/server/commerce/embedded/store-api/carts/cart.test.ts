import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('what a cart keeps of a card', () => {
  const store = useStoreServer(pglite.use);

  it('is its token, whatever else is said about it', async () => {
    const visitor = store.visitor();
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id });
    const card = { token: 'card_x', number: '4242424242424242', cvc: '123', last4: 'last four' };
    const answer = await visitor.cart.update({ billing: { method: 'card', card } });
    const kept = JSON.stringify([answer, await store.db.query('select * from carts')]);
    expect(kept).toContain('card_x');
    expect(kept).not.toContain('4242424242424242');
    expect(kept).not.toContain('last four');
  });
});
