import { aid, charger } from '../../http-shopper/goods';
import { add, addAnyhow } from '../purchase';
import { hardRefusal, refusalOf, refused } from '../refusals';
import type { Store } from '../store';

/** Contract 4: the answer and its errors. */
export function answerChecks(store: Store): void {
  const json = (body: string, method = 'POST'): RequestInit => ({
    method,
    headers: { 'Content-Type': 'application/json' },
    body,
  });

  describe('4 the hard form', () => {
    test('4 status, code and message reach the caller', async () => {
      const { cart } = await store.shopper();
      const error = await refusalOf(cart.recover('nothing'));
      expect(error).toEqual(refused(404, 'not_found_error'));
      expect(error).toHaveProperty('message', expect.stringMatching(/\w/));
    });

    test('4 param names the field', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const call = shopper.cart.update({ shipping: { country: 'Atlantis' } });
      expect(await refusalOf(call)).toEqual(refused(400, 'validation_error', 'shipping.country'));
    });

    test.each(['/api/nothing', '/api/cart/nothing', '/api/products/a/b/c', '/api/'])(
      '4 the unknown route %s is not_found_error',
      async (path) => {
        const { code } = await hardRefusal(await store.send(path), 404);
        expect(code).toBe('not_found_error');
      },
    );

    test.each([
      ['DELETE', '/api/products', 'GET'],
      ['PATCH', '/api/cart', 'GET, PUT'],
      ['POST', '/api/settings', 'GET'],
      ['GET', '/api/cart/items', 'POST, PUT'],
      ['POST', '/api/cart/items/abc', 'PUT, DELETE'],
      ['PUT', '/api/account/login', 'POST'],
    ])('4 %s %s is method_not_allowed and says what is: %s', async (method, path, allowed) => {
      const answer = await store.send(path, { method });
      expect((await hardRefusal(answer, 405)).code).toBe('method_not_allowed');
      expect(answer.headers.get('allow')).toBe(allowed);
    });

    test('4 HEAD is answered like GET, without the body', async () => {
      const answer = await store.send('/api/products', { method: 'HEAD' });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    });

    test.each(['{', '{"a":', 'nonsense', "{'a':1}", '{"a":1}}'])(
      '4 malformed JSON (%s) is invalid_request',
      async (body) => {
        const { code } = await hardRefusal(await store.send('/api/cart/items', json(body)), 400);
        expect(code).toBe('invalid_request');
      },
    );

    test.each([
      ['POST', '/api/cart/items', '"text"'],
      ['POST', '/api/cart/items', '[]'],
      ['PUT', '/api/cart', '[1]'],
      ['PUT', '/api/cart', '3'],
      ['PUT', '/api/cart/items', '{}'],
      ['POST', '/api/account', 'true'],
      ['POST', '/api/account/login', '[]'],
      ['POST', '/api/account/login', 'null'],
    ])('4 a root of the wrong kind is refused: %s %s %s', async (method, path, body) => {
      await hardRefusal(await store.send(path, json(body, method)), 400);
    });

    test('4 more than 1 MiB is payload_too_large', async () => {
      const body = JSON.stringify({ comments: 'a'.repeat(1024 * 1024) });
      const { code } = await hardRefusal(await store.send('/api/cart/items', json(body)), 413);
      expect(code).toBe('payload_too_large');
    });

    test('4 a body that is not JSON is unsupported_media_type', async () => {
      const answer = await store.send('/api/cart/items', {
        method: 'POST',
        body: new URLSearchParams({ product_id: 'x' }),
      });
      expect((await hardRefusal(answer, 415)).code).toBe('unsupported_media_type');
    });

    test('4 a field expand does not know is permission_error and named', async () => {
      const { products } = await store.shopper();
      const call = products.list({ expand: ['secrets'] });
      expect(await refusalOf(call)).toEqual(refused(400, 'permission_error', 'secrets'));
    });

    test('4 account-scoped calls without login are UNAUTHORIZED', async () => {
      const { account } = await store.shopper();
      expect(await refusalOf(account.listOrders())).toHaveProperty('code', 'UNAUTHORIZED');
    });

    test.each(['/api/nothing', '/api/products?limit=99999', '/api/cart/order'])(
      '4 no refusal shows how the server is made: %s',
      async (path) => {
        const text = await (await store.send(path)).text();
        expect(text).not.toMatch(/\n\s*at |\.ts\b|\.js\b|\bselect\b|postgres|pglite|node_modules/i);
      },
    );
  });

  describe('4 the soft form', () => {
    test('4 is 200 with errors by field path, code and message', async () => {
      const shopper = await store.shopper();
      const answer = await addAnyhow(shopper, aid);
      expect(answer).toEqual({
        errors: {
          'items.variant_id': { code: expect.any(String), message: expect.any(String) },
        },
      });
    });

    test('4 keeps the state the SDK had', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      await addAnyhow(shopper, aid);
      expect(Reflect.get(shopper.cart, 'state')).toMatchObject({ item_quantity: 1 });
    });

    test('4 PUT /cart uses the hard form, because wallets take a resolved value for success', async () => {
      const shopper = await store.shopper();
      const { id } = (await add(shopper, charger)).items[0] ?? {};
      for (const change of [
        { account: { email: 'nope' } },
        { items: [{ id, quantity: -1 }] },
        { coupon_code: 'NOPE' },
      ]) {
        expect(await refusalOf(shopper.cart.update(change))).toHaveProperty('status', 400);
      }
    });

    test('4 POST /cart/order uses the hard form', async () => {
      const { cart } = await store.shopper();
      expect(await refusalOf(cart.submitOrder())).toHaveProperty('status', 400);
    });
  });

  describe('4 headers of answers', () => {
    test.each(['/api/cart', '/api/session', '/api/settings', '/api/products', '/api/account'])(
      '4 %s is JSON in UTF-8 that nobody may sniff',
      async (path) => {
        const { headers } = await store.send(path);
        expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
        if (!store.isProxy) expect(headers.get('x-content-type-options')).toBe('nosniff');
      },
    );

    test.each(['/api/nothing', '/api/account/orders', '/api/cart/items'])(
      '4 nobody may sniff a refusal either: %s',
      async (path) => {
        const { headers } = await store.send(path);
        if (!store.isProxy) expect(headers.get('x-content-type-options')).toBe('nosniff');
      },
    );

    test.each(['/api/cart', '/api/session', '/api/account', '/api/cart/order'])(
      '4 %s is kept nowhere',
      async (path) => {
        expect((await store.send(path)).headers.get('cache-control')).toContain('no-store');
      },
    );
  });
}
