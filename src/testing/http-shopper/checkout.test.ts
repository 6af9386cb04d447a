import { testDatabases } from '../shops/database';
import { useStoreServer } from '../shops/store-server';
import { textOf } from './answers';
import { comeToPay } from './checkout';
import { aid, scarce } from './goods';
import { StoreSession } from './store-session';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('a shopper without a browser', () => {
  const store = useStoreServer(pglite.use);

  it('buys what is in the cart of the session', async () => {
    const session = new StoreSession();
    const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
      const answer = await store.send(path, {
        method,
        headers: { ...session.headersFor(path), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      session.follow(Object.fromEntries(answer.headers));
      return answer.json();
    };
    const product_id = textOf(await call('GET', `/api/products/${aid}`), 'id');
    await call('POST', '/api/cart/items', { product_id, options: scarce });
    await comeToPay(call, 'ada@example.com');
    expect(await call('POST', '/api/cart/order', {})).toMatchObject({
      paid: true,
      grand_total: 750,
      account: { email: 'ada@example.com' },
    });
  });

  it('says so when the vault refuses', async () => {
    const refusing = () => Promise.resolve({ $status: 400, $data: { errors: { number: {} } } });
    await expect(comeToPay(refusing, 'ada@example.com')).rejects.toThrow('The vault refused');
  });
});
