import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';
import { add, payCart } from '@/testing/store-api-suite/purchase';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

/** In a shop that has sold nothing yet, with orders that the test makes older: the suite of the Store API has neither. */
describe('what sells well', () => {
  const store = useStoreServer(pglite.use);

  const slugsBy = async (sort?: string) =>
    (await store.visitor().products.list({ limit: 25, sort })).results.map(
      ({ slug }) => slug ?? '',
    );

  async function buy(slug: string, quantity: number, visitor: Visitor = store.visitor()) {
    await add(visitor, slug, { quantity });
    return payCart(visitor);
  }

  it('stands in the shop’s order while nothing was sold', async () => {
    expect(await slugsBy('popularity')).toEqual(await slugsBy());
  });

  it('stands first by units sold in 90 days, then in the shop’s order; cancelled orders do not count', async () => {
    const own = await slugsBy();
    const sold = own.filter((slug) => !['charge-go', 'care-plan'].includes(slug));
    const [first = '', second = ''] = sold;
    const [last = '', lastButOne = ''] = sold.toReversed();
    await buy(last, 3);
    await buy(lastButOne, 2);
    const old = await buy(first, 9);
    const cancelled = await buy(second, 9);
    await store.db.query(
      `update orders set created_at = created_at - interval '91 days' where id = $1`,
      [old.id],
    );
    await store.db.query(`update orders set status = 'canceled' where id = $1`, [cancelled.id]);
    const others = own.filter((slug) => slug !== last && slug !== lastButOne);
    expect(await slugsBy('popularity')).toEqual([last, lastButOne, ...others]);
    expect(await slugsBy()).toEqual(own);
  });

  it('is counted once an hour, whoever asks', async () => {
    await slugsBy('popularity');
    const counted = jest.spyOn(store.db, 'query');
    await slugsBy('popularity');
    await store.visitor().products.list({ limit: 3, sort: 'popularity' });
    const asked = counted.mock.calls.map(([statement]) => statement);
    expect(asked.filter((statement) => statement.includes('from orders'))).toEqual([]);
  });
});
