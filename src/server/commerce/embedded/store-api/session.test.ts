import { charger } from '@/testing/http-shopper/goods';
import { add } from '@/testing/store-api-suite/purchase';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

/** Which rows sessions are, and what time does to them. The suite of the Store API checks the rest. */
describe('sessions', () => {
  const store = useStoreServer(pglite.use);

  it('are handed out once, and no read writes a row', async () => {
    const first = await store.send('/api/cart');
    const session = first.headers.get('x-session') ?? '';
    const second = await store.send('/api/cart', { headers: { 'X-Session': session } });
    expect(second.headers.get('x-session')).toBeNull();
    const visitor = store.visitor();
    await visitor.products.list();
    await visitor.settings.load();
    expect(await store.db.query('select 1 from sessions')).toHaveLength(0);
  });

  it('from before a login are replaced like unknown ones after a minute', async () => {
    const visitor = store.visitor();
    await add(visitor, charger);
    const before = visitor.cookies.get('swell-session') ?? '';
    await visitor.account.create({ email: 'margaret@example.ca', password: 'maple syrup' });
    const read = () => store.send('/api/account', { headers: { 'X-Session': before } });
    expect((await read()).headers.get('x-session')).toBeNull();
    await store.db.query(`update sessions set retired_at = retired_at - interval '61 seconds'`);
    const later = await read();
    expect(await later.json()).toBeNull();
    expect(later.headers.get('x-session')).toMatch(/^[\w-]{46}$/);
  });
});
