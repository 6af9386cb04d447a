import { request } from 'node:http';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('odd and hostile requests', () => {
  const store = useStoreServer(pglite.use);

  async function refused(path: string, init: RequestInit, status: number) {
    const answer = await store.send(path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const body: unknown = await answer.json();
    expect(body).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String) },
    });
    return answer;
  }

  const json = (body: string): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });

  it.each([
    ['PATCH', '/api/cart', 'GET, PUT'],
    ['DELETE', '/api/products', 'GET'],
    ['GET', '/api/cart/items', 'POST, PUT'],
    ['POST', '/api/cart/items/abc', 'PUT, DELETE'],
  ])('answers %s %s with what is allowed', async (method, path, allowed) => {
    const answer = await refused(path, { method }, 405);
    expect(answer.headers.get('allow')).toBe(allowed);
  });

  it('refuses what is no JSON by its type', () =>
    refused(
      '/api/cart/items',
      { method: 'POST', body: new URLSearchParams({ product_id: 'x' }) },
      415,
    ));

  it('lets nobody reach into prototypes', async () => {
    const { id } = await store.visitor().products.get('standard-charger');
    const answer = await store.send(
      '/api/cart/items',
      json(
        `{"product_id":"${id}","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
          "metadata":{"__proto__":{"polluted":1},"kept":true}}`,
      ),
    );
    const cart: unknown = await answer.json();
    expect(answer.status).toBe(200);
    expect(cart).toMatchObject({ items: [{ metadata: { kept: true } }] });
    expect(JSON.stringify(cart)).not.toContain('polluted');
    expect(Object.prototype).not.toHaveProperty('polluted');
    for (const query of ['__proto__[polluted]=1', 'where[constructor][prototype][polluted]=1']) {
      expect((await store.send(`/api/products?${query}`)).status).toBe(200);
    }
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it.each(['toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
    'takes a field called %s for one it does not know',
    async (name) => {
      const { id } = await store.visitor().products.get('standard-charger');
      const answer = await store.send(
        '/api/cart/items',
        json(JSON.stringify({ product_id: id, [name]: 1, metadata: { [name]: 1, kept: true } })),
      );
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ items: [{ metadata: { kept: true } }] });
    },
  );

  it.each([
    '/api/products/%00',
    '/api/products/%E0%A4%A',
    '/api/products/..%2f..%2fetc%2fpasswd',
    '/api/products?search=%00',
    '/api/products?where[slug]=%00%ff',
    '/api/products?page=-1&limit=abc&sort=;drop%20table',
    '/api/products?where[slug][$regex]=(a%2B)%2B$',
    '/api/products?sort=__proto__%20asc&$filters[__proto__]=1&$filters[constructor]=1',
    '/api/products?' + 'a[b][c][d][e][f][g][h][i][j][k]=1&'.repeat(50),
    '/api/categories?where[$or][0][slug]=x&where=[',
    '/api/cart/order?checkout_id[]=a&checkout_id[]=b',
    '/api/content/__proto__/constructor',
  ])('never fails at %s', async (path) => {
    const answer = await store.send(path);
    expect(answer.status).toBeLessThan(500);
  });

  it('never fails at odd ids of writes either', async () => {
    for (const id of ['%00', '%ff', "'", '%E0%A4%A', 'a'.repeat(5000), '..', '%2e%2e']) {
      for (const path of ['cart/items', 'cart/giftcards']) {
        const answer = await store.send(`/api/${path}/${id}`, { method: 'DELETE' });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
      }
    }
  });

  it('lets the metadata of a cart grow to a limit, however often it is added to', async () => {
    const visitor = store.visitor();
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id ?? '', quantity: 1 });
    const session = visitor.cookies.get('swell-session') ?? '';
    const put = async (body: object) => {
      const answer = await store.send('/api/cart', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'X-Session': session },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as object };
    };
    expect((await put({ metadata: { a: 'x'.repeat(6000) } })).status).toBe(200);
    const refused = await put({ metadata: { b: 'x'.repeat(6000) } });
    expect(refused).toMatchObject({ status: 400, body: { error: { param: 'metadata' } } });
  });

  it('refuses a body of very many keys before it is looked at', async () => {
    const keys = Object.fromEntries(Array.from({ length: 90_000 }, (_, key) => [`k${key}`, 1]));
    const answer = await store.send('/api/cart', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ metadata: keys }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: 'invalid_request', message: 'The body has too many fields' },
    });
  });

  it('gives nothing away when something breaks, but a reference that is in the log', async () => {
    await store.db.query('alter table sessions rename to sessions_away');
    try {
      const answer = await refused(
        '/api/cart',
        { headers: { 'X-Session': await aSession() } },
        500,
      );
      expect(answer.status).toBe(500);
    } finally {
      await store.db.query('alter table sessions_away rename to sessions');
    }
    const broken = store.log.find(({ level }) => level === 'error');
    expect(broken?.fields).toMatchObject({ route: '/cart', id: expect.any(String) });
  });

  it('logs one line a request, without addresses, ids or bodies', async () => {
    await store.send('/api/products?search=secret-words');
    await store.send('/api/cart/items/line-of-mine', { method: 'DELETE' });
    expect(store.log.map(({ fields }) => fields)).toMatchObject([
      { route: '/products', method: 'GET', status: 200 },
      { route: '/cart/items/:id', method: 'DELETE', status: 404 },
    ]);
    expect(JSON.stringify(store.log)).not.toMatch(/secret-words|line-of-mine/);
  });

  it('answers HEAD like GET, without the body', async () => {
    const status = await new Promise((resolve) =>
      request(`${store.url}/api/products`, { method: 'HEAD' }, ({ statusCode }) =>
        resolve(statusCode),
      ).end(),
    );
    expect(status).toBe(200);
  });

  async function aSession(): Promise<string> {
    const answer = await store.send('/api/session');
    return answer.headers.get('x-session') ?? '';
  }
});
