import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('catalogue over swell-js', () => {
  const store = useStoreServer(pglite.use);

  it('leaves out what a list holds, and what nothing has', async () => {
    const count = async (where: object) =>
      (await store.visitor().products.list({ where: { ...where } })).count;
    expect(await count({ tags: { $ne: 'accessories' } })).toBe(2);
    expect(await count({ 'attributes.nothing': { $exists: true } })).toBe(0);
  });

  it('refuses a condition that it does not know', async () => {
    const { products } = store.visitor();
    await expect(products.list({ where: { price: { $where: '1' } } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('touches no session', async () => {
    const visitor = store.visitor();
    await visitor.products.list();
    await visitor.settings.load();
    expect(visitor.cookies.size).toBe(0);
    expect(await store.db.query('select 1 from sessions')).toHaveLength(0);
  });

  it('answers anew only when something changed, and compressed to those who ask twice', async () => {
    const path = '/api/products?limit=25&expand[0]=variants';
    const ask = (headers: Record<string, string>) => store.send(path, { headers });
    const first = await ask({ 'Accept-Encoding': 'identity' });
    const tag = first.headers.get('etag') ?? '';
    const same = await ask({ 'If-None-Match': tag });
    expect([same.status, await same.text()]).toEqual([304, '']);

    await ask({ 'Accept-Encoding': 'identity' });
    const encodings = new Set<string | null>();
    for (let tries = 0; tries < 50 && !encodings.has('br'); tries += 1) {
      const answer = await ask({ 'Accept-Encoding': 'gzip, br' });
      encodings.add(answer.headers.get('content-encoding'));
      expect(await answer.json()).toMatchObject({ count: 8 });
    }
    expect(encodings).toContain('br');

    await store.db.query(`update catalogue_stock set level = 3`);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const changed = await ask({ 'If-None-Match': tag });
    expect(changed.status).toBe(200);
  });
});
