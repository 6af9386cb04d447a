import type { Cart } from 'swell-js';
import { aid, charger, premiumPair } from '../../http-shopper/goods';
import { add, buyCharger, newEmail } from '../purchase';
import type { Store } from '../store';

/** Fields in which null has a meaning: a session is merged into the one that the client knows (contract 5.2). */
const sessionFields = /^\/session\//;

/** Paths of all null fields. */
function nullsIn(value: unknown, path = ''): string[] {
  if (value === null) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, field]) => nullsIn(field, `${path}/${name}`));
}

/** Contract 14, in the stricter form that Swell's own clients need in every answer. */
export function wireFormChecks(store: Store): void {
  describe('14 what has no value is left out', () => {
    test('14 a cart that was just opened may be taken apart with defaults', async () => {
      const cart: Cart = await add(await store.shopper(), charger);
      // Like the Klarna, QuickPay and paysafecard pages of swell-js, and like its bancontact page.
      const {
        shipping: { service } = {},
        billing: { method } = {},
        account: { email } = {},
      } = cart;
      expect([service, method, email]).toEqual([undefined, undefined, undefined]);
      expect(Reflect.get(cart.billing ?? {}, 'method')).toBeUndefined();
      expect(typeof cart.billing).toBe('object');
      expect(nullsIn(cart)).toEqual([]);
    });

    test('14 no answer has a field that is null', async () => {
      const shopper = await store.shopper();
      await add(shopper, aid, { options: premiumPair });
      await shopper.cart.update({ shipping: { country: 'CA' } });
      const rated = await shopper.cart.get();
      const order = await buyCharger(shopper);
      const account = await shopper.account.create({ email: newEmail(), password: 'long enough' });
      const settings = await (await shopper.send('/api/settings/all')).json();
      const answers = {
        rated,
        order,
        account,
        products: await shopper.products.list({ expand: ['variants', 'categories'] }),
        product: await shopper.products.get(aid),
        categories: await shopper.categories.list(),
        category: await shopper.categories.get('accessories'),
        pages: await shopper.content.list('pages'),
        blogs: await shopper.content.list('blogs'),
        settings,
        cartSettings: await shopper.cart.getSettings(),
      };
      expect(
        nullsIn(answers).filter((path) => !sessionFields.test(path.slice('/settings'.length))),
      ).toEqual([]);
    });

    test('14 metadata comes back as it was sent', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const metadata = { gift_for: null, list: [1, null], nested: { empty: null } };
      const cart = await shopper.cart.update({ metadata });
      expect(cart?.metadata).toMatchObject({ list: [1, null] });
    });

    test('5.2 a session says null, because clients merge it into what they know', async () => {
      const answer = await (await store.shopper()).session.get();
      expect(answer).toMatchObject({ account_id: null, cart_id: null });
    });
  });

  describe('9.1 addresses lead back here from any host', () => {
    test('9.1 pictures and the checkout have an origin, whatever the Host header says', async () => {
      const shopper = await store.shopper();
      const cart = await add(shopper, aid, { options: premiumPair });
      const product = await shopper.products.get(aid);
      const settings = await (await shopper.send('/api/settings')).json();
      const origin: string = settings.store.url;
      expect(origin).toMatch(/^https?:\/\/[^/]+$/);
      const pictures = [product, cart.items[0]?.product, cart.items[0]?.variant].map(
        (shown) => shown?.images?.[0]?.file?.url,
      );
      for (const url of pictures) {
        expect(url?.startsWith(`${origin}/pictures/`)).toBe(true);
      }
      expect(cart.checkout_url).toBe(`${origin}/checkout`);
      const poisoned = await shopper.send(`/api/products/${aid}`, {
        headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
      });
      expect(await poisoned.text()).not.toContain('evil.example');
    });
  });
}
