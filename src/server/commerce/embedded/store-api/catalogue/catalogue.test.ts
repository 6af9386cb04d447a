import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

/** With a stock that the test changes, and without the proxy, which passes no tags on. */
describe('answers of the catalogue', () => {
  const store = useStoreServer(pglite.use);

  it('are new only when something changed, and compressed for those who ask twice', async () => {
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
