import { charger } from '@/testing/http-shopper/goods';
import { productId } from '@/testing/store-api-suite/purchase';
import { hardRefusal } from '@/testing/store-api-suite/refusals';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

/** What they leave behind in the process. The suite of the Store API checks what they are answered. */
describe('odd and hostile requests', () => {
  const store = useStoreServer(pglite.use);

  it('never reach into prototypes', async () => {
    const product = await productId(store.visitor(), charger);
    await store.send('/api/cart/items', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"product_id":"${product}","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
        "metadata":{"__proto__":{"polluted":1},"kept":true}}`,
    });
    for (const query of ['__proto__[polluted]=1', 'where[constructor][prototype][polluted]=1']) {
      await store.send(`/api/products?${query}`);
    }
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('that break something are told nothing but a reference, which is in the log', async () => {
    const session = (await store.send('/api/session')).headers.get('x-session') ?? '';
    await store.db.query('alter table sessions rename to sessions_away');
    try {
      const answer = await store.send('/api/cart', { headers: { 'X-Session': session } });
      await hardRefusal(answer, 500);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    } finally {
      await store.db.query('alter table sessions_away rename to sessions');
    }
    const broken = store.log.find(({ level }) => level === 'error');
    expect(broken?.fields).toMatchObject({ route: '/cart', id: expect.any(String) });
  });

  it('are one line of the log each, without addresses, ids or bodies', async () => {
    await store.send('/api/products?search=secret-words');
    await store.send('/api/cart/items/line-of-mine', { method: 'DELETE' });
    expect(store.log.map(({ fields }) => fields)).toMatchObject([
      { route: '/products', method: 'GET', status: 200 },
      { route: '/cart/items/:id', method: 'DELETE', status: 404 },
    ]);
    expect(JSON.stringify(store.log)).not.toMatch(/secret-words|line-of-mine/);
  });
});
