import { counted } from '@/testing/jest/counted-database';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';
import { home, testCard } from '@/testing/http-shopper/goods';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

/** Counts the statements of each call, and checks that the size of cart and catalogue does not change the count. */
describe('statements that a call of the Store API costs', () => {
  const { use, statements } = counted(pglite.use);
  const store = useStoreServer(use);
  let visitor: Visitor;
  let ids: readonly string[];
  beforeEach(async () => {
    visitor = store.visitor();
    const { results } = await visitor.products.list({ limit: 24 });
    ids = results.flatMap(({ slug, id }) => (id && slug !== 'charge-go' ? [id] : []));
  });

  async function costOf(call: () => Promise<unknown>): Promise<number> {
    statements.forget();
    await call();
    return statements.texts.length;
  }

  const add = (id = '') => visitor.cart.addItem({ product_id: id, quantity: 1 });

  it('none for products once they are in memory', async () => {
    expect(await costOf(() => visitor.products.list({ limit: 24 }))).toBe(0);
    expect(await costOf(() => visitor.products.get(ids[0] ?? ''))).toBe(0);
    expect(await costOf(() => visitor.categories.list({}))).toBe(0);
  });

  it('as many for a full cart as for one line', async () => {
    await add(ids[0]);
    const second = await costOf(() => add(ids[1]));
    await add(ids[2]);
    await add(ids[3]);
    const fifth = await costOf(() => add(ids[4]));
    expect({ second, fifth }).toEqual({ second: 2, fifth: 2 });
    expect(await costOf(() => visitor.cart.get())).toBe(1);
  });

  it('as many for an order of four lines as for one of one', async () => {
    const costs: number[] = [];
    for (const lines of [ids.slice(0, 1), ids.slice(0, 4)]) {
      visitor = store.visitor();
      for (const id of lines) await add(id);
      await visitor.cart.update({
        account: { email: 'ada@example.com' },
        shipping: { ...home, service: 'priority_shipping' },
      });
      const card = await visitor.card.createToken(testCard);
      await visitor.cart.update({
        billing: { ...home, method: 'card', card: { token: card.token } },
      });
      costs.push(await costOf(() => visitor.cart.submitOrder()));
    }
    expect(costs[1]).toBe(costs[0]);
    expect(costs[0]).toBeLessThanOrEqual(20);
  });
});
