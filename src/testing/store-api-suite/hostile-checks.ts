import { charger } from '../http-shopper/goods';
import { add, cartNow, newEmail, productId } from './purchase';
import { hardRefusal, isRefused } from './refusals';
import type { Shopper } from './shopper';
import type { Store } from './store';

/** Contract 4, rules for bodies, and 6: values are data. */
export function hostileChecks(store: Store): void {
  const put = async (body: unknown, shopper?: Shopper) =>
    (shopper ?? (await store.shopper())).sendJson('PUT', '/api/cart', body);
  const raw = (body: string): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });

  describe('4 prototypes', () => {
    test('4 prototype keys in a body are ignored at any depth', async () => {
      const shopper = await store.shopper();
      const product_id = await productId(shopper, charger);
      const answer = await shopper.send(
        '/api/cart/items',
        raw(`{"product_id":"${product_id}","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
          "metadata":{"constructor":{"prototype":{"polluted":1}},"__proto__":{"polluted":1},
            "a":{"__proto__":{"polluted":1}},"kept":true}}`),
      );
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(text).not.toContain('polluted');
      expect(JSON.parse(text)).toMatchObject({ items: [{ metadata: { kept: true } }] });
    });

    test.each([
      '__proto__[polluted]=1',
      'constructor[prototype][polluted]=1',
      'where[__proto__][polluted]=1',
      'where[constructor][prototype][polluted]=1',
    ])('4 prototype keys in a query are ignored: %s', async (query) => {
      const answer = await store.send(`/api/products?${query}`);
      expect(answer.status).toBe(200);
    });

    test.each(['toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
      '4 a field called %s is one that nobody knows',
      async (name) => {
        const shopper = await store.shopper();
        const product_id = await productId(shopper, charger);
        const body = { product_id, [name]: 1, metadata: { [name]: 1, kept: true } };
        const answer = await shopper.sendJson('POST', '/api/cart/items', body);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toMatchObject({ items: [{ metadata: { kept: true } }] });
      },
    );
  });

  describe('4 texts that cannot be kept', () => {
    test.each([
      ['U+0000 in a value', '{"product_id":"a\\u0000b"}'],
      ['U+0000 in a key', '{"metadata":{"k\\u0000":"x"},"product_id":"x"}'],
      ['half a surrogate pair', '{"product_id":"\\ud800"}'],
      ['500 levels', `{"product_id":"x","metadata":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`],
      ['100,000 brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ])('4 %s is a refusal, never a crash', async (_, body) => {
      await hardRefusal(await store.send('/api/cart/items', raw(body)), 400);
    });

    test('4 U+0000 in an account is refused or cleaned', async () => {
      const shopper = await store.shopper();
      const answer = await shopper.sendJson('POST', '/api/account', {
        email: newEmail(),
        password: 'long enough',
        first_name: 'A\u0000da',
      });
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('\\u0000');
    });

    test('4 all other text is kept as it is', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const comments = `'; drop table carts; -- %s _ \\ <b>"ü🦻" \u2028`;
      await shopper.cart.update({ comments });
      expect(await cartNow(shopper)).toMatchObject({ comments });
    });
  });

  describe('4 limits of texts', () => {
    test.each([
      ['a name above 500', { shipping: { name: 'x'.repeat(501) } }],
      ['an e-mail above 254', { account: { email: `${'x'.repeat(250)}@example.com` } }],
      ['comments above 10,000', { comments: 'x'.repeat(10_001) }],
      [
        'a password above 1,000',
        { account: { email: 'a@example.com', password: 'x'.repeat(1001) } },
      ],
      ['a code above 100', { coupon_code: 'x'.repeat(101) }],
      ['metadata without end', { metadata: { text: 'x'.repeat(200_000) } }],
    ])('4 %s is refused', async (_, body) => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      expect(await isRefused(await put(body, shopper))).toBe(true);
    });

    test('4 the metadata of a cart has a limit as a whole, however often it is added to', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      expect((await put({ metadata: { a: 'x'.repeat(6000) } }, shopper)).status).toBe(200);
      const answer = await put({ metadata: { b: 'x'.repeat(6000) } }, shopper);
      expect(await hardRefusal(answer, 400)).toMatchObject({ param: 'metadata' });
    });

    test('4 a body of very many keys is refused before anybody looks at them', async () => {
      const keys = Array.from({ length: 90_000 }, (_, key) => [`k${key}`, 1] as const);
      const answer = await put({ metadata: Object.fromEntries(keys) });
      expect(await hardRefusal(answer, 400)).toMatchObject({
        code: 'invalid_request',
        message: 'The body has too many fields',
      });
    });

    test('4 a name of 500 and comments of 10,000 are kept', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const name = 'x'.repeat(500);
      await shopper.cart.update({ shipping: { name }, comments: 'y'.repeat(10_000) });
      const cart = await cartNow(shopper);
      expect(cart.shipping?.name).toBe(name);
      expect(cart.comments).toHaveLength(10_000);
    });

    test.each([
      ['an e-mail above 254', { email: `${'x'.repeat(250)}@example.com`, password: 'long enough' }],
      ['a password above 1,000', { email: 'a@example.com', password: 'x'.repeat(1001) }],
      ['a name above 500', { email: 'a@example.com', password: 'xxxxxx', name: 'x'.repeat(501) }],
    ])('4 %s is refused in an account', async (_, body) => {
      const shopper = await store.shopper();
      expect(await isRefused(await shopper.sendJson('POST', '/api/account', body))).toBe(true);
    });

    test.each([
      { shipping: 'home' },
      { shipping: { name: { first: 'x' } } },
      { items: [null] },
      { items: 'all' },
      { metadata: [1] },
      { account: 'me' },
    ])('4 values of the wrong kind are refused: %j', async (body) => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      expect((await put(body, shopper)).status).toBe(400);
    });
  });

  describe('6 values in queries are data', () => {
    test.each(['%25', '_', "' or 1=1 --", ';drop table products', '\\', '%00', '"', '%ff%fe'])(
      '6 search=%s means nothing special',
      async (text) => {
        const answer = await store.send(`/api/products?search=${text}`);
        expect(answer.status).toBeLessThan(500);
        if (answer.status === 200) expect((await answer.json()).count).toBeLessThan(6);
      },
    );

    test.each([
      'where[slug]=%00',
      "where[slug]=' or ''='",
      'where[slug][$regex]=(a%2B)%2B$',
      'where[price][$gt]=abc',
      'page=-1&limit=abc',
      'sort=;drop%20table',
      'where=[',
      'where[$or]=x',
      '$filters[price][0]=a&$filters[__proto__]=1',
    ])('6 ?%s is never a crash', async (query) => {
      for (const path of ['products', 'categories', 'attributes', 'content/pages']) {
        expect((await store.send(`/api/${path}?${query}`)).status).toBeLessThan(500);
      }
    });

    test.each([
      'products/%00',
      'products/..%2f..%2fetc%2fpasswd',
      'products?where[slug]=%00%ff',
      'products?sort=__proto__%20asc&$filters[__proto__]=1&$filters[constructor]=1',
      `products?${'a[b][c][d][e][f][g][h][i][j][k]=1&'.repeat(50)}`,
      'categories?where[$or][0][slug]=x&where=[',
      'cart/order?checkout_id[]=a&checkout_id[]=b',
      'content/__proto__/constructor',
    ])('6 /%s is never a crash', async (address) => {
      expect((await store.send(`/api/${address}`)).status).toBeLessThan(500);
    });

    test.each(['%00', '%ff', "'", '%E0%A4%A', 'a'.repeat(5000), '..', '%2e%2e'])(
      '6 nothing is removed by the id %s',
      async (id) => {
        for (const path of ['cart/items', 'cart/giftcards']) {
          const answer = await store.send(`/api/${path}/${id}`, { method: 'DELETE' });
          expect(answer.status).toBeGreaterThanOrEqual(400);
          expect(answer.status).toBeLessThan(500);
        }
      },
    );
  });
}
