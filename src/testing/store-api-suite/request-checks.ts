import { charger } from '../http-shopper/goods';
import { newEmail, productId, unknownCheckoutId, add, cartNow, buyCharger } from './purchase';
import { hardRefusal, isRefused } from './refusals';
import type { Store } from './store';

const json = { 'Content-Type': 'application/json' };

/** Contract 2 and 3: client set-up and the request. */
export function requestChecks(store: Store): void {
  describe('2 client set-up', () => {
    test('2 a client made with create() works like one set up with init()', async () => {
      const shopper = await store.shopper();
      const { default: swell } = await import('swell-js');
      const other = swell.create('embedded', 'pk_embedded', { url: `${store.url}//` });
      expect(await other.products.get(charger)).toEqual(await shopper.products.get(charger));
    });

    test('2 a fixed session beats the cookie', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const session = shopper.cookies.get('swell-session');
      const fixed = await store.shopper({ session, getCookie: () => 'another' });
      expect(await fixed.cart.get()).toMatchObject({ item_quantity: 1 });
    });

    test('2 extra headers of a client change nothing', async () => {
      const shopper = await store.shopper({ headers: { 'X-Anything': 'x', Accept: 'text/html' } });
      expect(await shopper.products.get(charger)).toMatchObject({ slug: charger });
    });
  });

  describe('3 the request', () => {
    test('3 every id that is handed out is safe in an address', async () => {
      const shopper = await store.shopper();
      const cart = await add(shopper, charger);
      const order = await buyCharger(shopper);
      const products = await shopper.products.list({ limit: 100, expand: ['variants'] });
      const ids = [
        cart.id,
        cart.checkout_id,
        cart.items[0]?.id,
        order.id,
        order.items?.[0]?.id,
        ...products.results.flatMap(({ id, slug, variants }) => [
          id,
          slug,
          ...(variants?.results ?? []).map((variant) => variant.id),
        ]),
      ];
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]+$/);
    });

    test('3 no id is a bare number, which the record cache would take for an index', async () => {
      const { results } = await (await store.shopper()).products.list({ limit: 100 });
      for (const { id } of results) expect(id).not.toMatch(/^\d+$/);
    });

    test('3 brackets are understood encoded, as the SDK sends them', async () => {
      const { results } = await (
        await store.shopper()
      ).products.list({
        where: { tags: { $in: ['product'] } },
      });
      expect(results.map(({ slug }) => slug)).toEqual(['charge-go']);
    });

    test('3 brackets are understood bare', async () => {
      const answer = await store.send('/api/products?where[tags][$in][0]=product');
      expect(await answer.json()).toMatchObject({ count: 1 });
    });

    test('3 six levels of brackets are read', async () => {
      const query = 'where[$and][0][$or][0][price][$gt]=250&tags=accessories';
      expect(await (await store.send(`/api/products?${query}`)).json()).toMatchObject({ count: 1 });
    });

    test('3 a list of a hundred values is read', async () => {
      const slugs = [...Array.from({ length: 99 }, (_, index) => `none-${index}`), charger];
      const list = await (await store.shopper()).products.list({ where: { slug: { $in: slugs } } });
      expect(list.count).toBe(1);
    });

    test('3 a thousand parameters are no crash', async () => {
      const query = Array.from({ length: 1500 }, (_, index) => `x[${index}]=1`).join('&');
      expect((await store.send(`/api/products?${query}`)).status).toBeLessThan(500);
    });

    test('3 text in a query is coerced by the field it meets', async () => {
      const { products } = await store.shopper();
      expect((await products.list({ where: { price: '149', active: 'true' } })).count).toBe(1);
    });

    test.each([
      ['POST', '/api/cart/order'],
      ['POST', '/api/account/logout'],
      ['PUT', `/api/cart/recover/${unknownCheckoutId}`],
      ['DELETE', '/api/cart/coupon'],
      ['DELETE', '/api/cart/items/none'],
    ])('3 %s %s takes an empty body with a JSON content type as no data', async (method, path) => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const answer = await shopper.send(path, { method, headers: json });
      expect([200, 400, 404]).toContain(answer.status);
      const body = await answer.json();
      expect(body.error?.message ?? '').not.toMatch(/JSON/i);
    });

    test('3 what arrives as null from NaN is refused or read as nothing', async () => {
      const shopper = await store.shopper();
      const product_id = await productId(shopper, charger);
      await shopper.cart.addItem({ product_id, quantity: NaN });
      expect(await cartNow(shopper)).toMatchObject({ item_quantity: 1 });
    });

    test.each([
      ['no key', {}],
      [
        'the key without colon, as the SDK writes it',
        { Authorization: `Basic ${btoa('pk_test')}` },
      ],
    ])('3 %s reads the catalogue', async (_, headers) => {
      if (store.isProxy && !('Authorization' in headers)) headers = {};
      expect((await store.send('/api/products', { headers })).status).toBe(200);
    });

    test.each(['a/b', 'a?b=1', 'a#b', 'a%b', '..', '../session', 'a b', '', "a'b", 'a[0]'])(
      '3 the id %j, which the SDK does not encode, is no crash',
      async (id) => {
        const shopper = await store.shopper();
        const outcomes = await Promise.allSettled([
          shopper.products.get(id),
          shopper.cart.removeItem(id),
        ]);
        for (const outcome of outcomes) {
          const code = 'reason' in outcome ? outcome.reason.code : null;
          expect(['internal_error', 'connection_error']).not.toContain(code);
        }
      },
    );
  });

  describe('3 what the SDK cannot send', () => {
    test('3 an address with an unknown escape is refused in the hard form or unknown', async () => {
      const answer = await store.send('/api/products/%E0%A4%A');
      if (answer.status !== 200) await hardRefusal(answer, answer.status);
      expect(answer.status).toBeLessThan(500);
    });

    test('3 a trailing slash is the same address', async () => {
      const answer = await store.send('/api/settings/');
      expect(await answer.json()).toHaveProperty('store');
    });

    test('3 a body on GET changes nothing', async () => {
      const shopper = await store.shopper();
      expect(await isRefused(await shopper.send('/api/products?email=' + newEmail()))).toBe(false);
    });
  });
}
