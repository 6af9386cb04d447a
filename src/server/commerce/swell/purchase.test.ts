import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import swell, { type SwellClient } from 'swell-js';
import { nodeHandler } from '@/server/http/node-handler';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';
import { home, testCard } from '@/testing/http-shopper/goods';
import { sdkOptions } from '@/testing/http-shopper/sdk-options';
import { createStoreProxy } from './proxy';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

const silent = { info: () => undefined, error: () => undefined };

/** The engine replaces Swell on a server of its own; the browser's SDK knows only the proxy. */
describe('a purchase through the proxy', () => {
  const remote = useStoreServer(pglite.use);
  const handler = nodeHandler(async () => {
    const settings = { storeUrl: remote.url, publicKey: 'pk_test', timeoutMs: 20_000 };
    return createStoreProxy({ settings, log: silent });
  }, '/api');
  const proxy = createServer((request, response) => void handler(request, response));
  beforeAll(() => new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  const visitor = (): SwellClient & { cookies: Map<string, string> } => {
    const cookies = new Map<string, string>();
    const client = swell.create('test', 'pk_test', {
      ...sdkOptions(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, cookies),
      // As with Swell, cards bypass the proxy.
      vaultUrl: `${remote.url}/api/vault`,
    });
    return { ...client, cookies };
  };

  it('is the same purchase, from the list to the paid order', async () => {
    const shopper = visitor();
    const accessories = await shopper.products.list({
      where: { tags: { $in: ['accessories'] } },
      limit: 25,
    });
    const [product] = accessories.results;
    await shopper.cart.addItem({ product_id: product?.id ?? '', quantity: 2 });
    expect(shopper.cookies.get('swell-session')).toBeTruthy();
    await shopper.cart.update({
      account: { email: 'ada@example.com' },
      shipping: { ...home, service: 'priority_shipping' },
    });
    const cart = await shopper.cart.get();
    const card = await shopper.card.createToken(testCard);
    const amount = Math.round((cart?.capture_total ?? 0) * 100);
    const intent = await shopper.payment.createIntent({
      gateway: 'embedded',
      intent: { payment_method: card.token, amount, currency: 'usd' },
    });
    const { id } = intent as { id: string };
    await shopper.cart.update({
      billing: {
        ...home,
        method: 'card',
        card: { token: card.token },
        intent: { embedded: { id } },
      },
    });
    const order = await shopper.cart.submitOrder();
    expect(order).toMatchObject({ paid: true, grand_total: (product?.price ?? 0) * 2 });
    expect(await shopper.cart.get()).toBeNull();
    expect(await remote.db.query('select 1 from orders')).toHaveLength(1);
  });

  it('passes refusals on in both forms', async () => {
    const shopper = visitor();
    await expect(shopper.cart.applyCoupon('NOTHING')).rejects.toMatchObject({ status: 400 });
    const [aid] = (await shopper.products.list({ tags: 'product' })).results;
    const soft = await shopper.cart.addItem({ product_id: aid?.id ?? '' });
    expect(soft).toHaveProperty('errors');
  });

  it('keeps one shopper apart from the other', async () => {
    const [one, other] = [visitor(), visitor()];
    const [product] = (await one.products.list({ tags: 'accessories' })).results;
    await one.cart.addItem({ product_id: product?.id ?? '' });
    expect(await other.cart.get()).toBeNull();
    expect((await one.cart.get())?.item_quantity).toBe(1);
  });

  it('answers exactly what the store answers', async () => {
    const { port } = proxy.address() as AddressInfo;
    for (const path of ['/api/products?limit=3&expand[0]=variants', '/api/settings', '/api/nope']) {
      const direct = await remote.send(path);
      const proxied = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(proxied.status).toBe(direct.status);
      expect(await proxied.text()).toBe(await direct.text());
    }
  });
});
