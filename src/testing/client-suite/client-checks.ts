import type { Product } from 'swell-js';
import { aid, charger, home, premiumPair } from '../http-shopper/goods';
import { add, cardToken, cartNow, cartOf, newEmail, readyToPay } from '../store-api-suite/purchase';
import { createShopper, type ImportSdk, type Shopper } from '../store-api-suite/shopper';
import type { Store } from '../store-api-suite/store';
import { isMenuList, lineAsShown, paymentFieldsOf, targetsOf, variantsByName } from './storefronts';

const password = 'long enough';

/** Makes the calls of origin-theme and vercel/commerce with one version of the SDK. */
export function clientChecks(store: Store, importSdk: ImportSdk): void {
  const client = (options: Parameters<typeof createShopper>[1] = {}) =>
    createShopper(store, options, importSdk);
  const origin = async (): Promise<string> =>
    (await (await store.send('/api/settings')).json()).store.url;

  describe('settings and menus', () => {
    test('the store is loaded with its name, currencies and languages', async () => {
      const { settings } = await client();
      await settings.load();
      expect(await settings.get('store.currency')).toBe('USD');
      expect(await settings.get('store.currencies')).toMatchObject([
        { code: 'USD' },
        { code: 'CAD' },
      ]);
      expect(await settings.payments()).toMatchObject({ card: { gateway: 'embedded' } });
      expect(await settings.subscriptions()).toMatchObject({ enabled: true });
    });

    test('every link of every menu has options to read a target from', async () => {
      const menus: unknown = await (await (await client()).send('/api/settings/menus')).json();
      if (!isMenuList(menus)) throw new Error('No menus');
      expect(menus.flatMap(({ items }) => targetsOf(items)).length).toBeGreaterThan(3);
      expect(await (await client()).settings.menus('header')).toMatchObject({ id: 'header' });
    });
  });

  describe('catalogue', () => {
    const pricesBy = async (sort: string) => {
      const { results } = await (await client()).products.list({ limit: 25, page: 1, sort });
      return results.map(({ price }) => price ?? NaN);
    };

    test('the sort words of both storefronts sort', async () => {
      const rising = await pricesBy('price_asc');
      expect(rising.length).toBeGreaterThan(4);
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(await pricesBy('price_desc')).toEqual(rising.toSorted((a, b) => b - a));
      expect((await pricesBy('popularity')).toSorted((a, b) => a - b)).toEqual(rising);
    });

    test('a category lists its products, and the tree has its name', async () => {
      const { categories, products } = await client();
      expect(await categories.list({ limit: 100 })).toMatchObject({ count: expect.any(Number) });
      expect(await categories.get('accessories')).toMatchObject({ name: 'Accessories' });
      const list = await products.list({
        category: 'accessories',
        expand: ['variants'],
        limit: 24,
      });
      expect(list.results.map(({ slug }) => slug)).toContain(charger);
      const found = await products.list({ search: 'charge', limit: 24 });
      expect(found.results.map(({ slug }) => slug)).toContain(aid);
    });

    test('filters come from the list', async () => {
      const { products, attributes } = await client();
      const list = await products.list({ limit: 100 });
      expect(products.filters(list)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: 'price', type: 'range' }),
          expect.objectContaining({ id: 'use', type: 'select', options: expect.any(Array) }),
        ]),
      );
      expect(await attributes.get('brand')).toBeNull();
    });

    test('pictures can be shown on another host', async () => {
      const product = await (await client()).products.get(aid);
      const urls = (product.images ?? []).map(({ file }) => file?.url ?? '');
      expect(urls.length).toBeGreaterThan(0);
      const pictures = `${await origin()}/pictures/`;
      for (const url of urls) expect(url.slice(0, pictures.length)).toBe(pictures);
    });

    test('a variant is found by its name, split at commas', async () => {
      const { products } = await client();
      const product = await products.get(aid, { expand: ['variants'] });
      const wanted = premiumPair.map(({ value }) => value);
      const found = variantsByName(product).filter(({ values }) =>
        wanted.every((value) => values.includes(value)),
      );
      expect(found).toHaveLength(1);
      const bySdk = products.variation(product, chosen(product));
      expect(found[0]?.id).toBe(Reflect.get(bySdk, 'variant_id'));
      expect(found[0]?.price).toBe(bySdk.price);
    });

    test('texts are listed and read', async () => {
      const { content } = await client();
      const { results } = await content.list('pages', { limit: 100 });
      const [page] = results;
      expect(results.length).toBeGreaterThan(10);
      expect(await content.get('pages', String(page?.slug))).toMatchObject({ id: page?.id });
    });
  });

  describe('cart', () => {
    test('a fresh cart is taken apart with defaults', async () => {
      const shopper = await client();
      expect(await shopper.cart.get()).toBeNull();
      const cart = await add(shopper, charger);
      expect(paymentFieldsOf(cart)).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      // The bancontact and iDEAL pages read this without a default.
      expect(typeof cart.billing).toBe('object');
    });

    test('the variant that was chosen by its name lies in it', async () => {
      const shopper = await client();
      const product = await shopper.products.get(aid);
      const wanted = premiumPair.map(({ value }) => value).toSorted();
      const [variant] = variantsByName(product).filter(
        ({ values }) => values.toSorted().join() === wanted.join(),
      );
      const cart = await add(shopper, aid, { variant_id: variant?.id, quantity: 1 });
      expect(lineAsShown(cart)).toMatchObject([
        { slug: aid, price: 4000, quantity: 1, picture: expect.stringMatching(/^https?:/) },
      ]);
    });

    test('quantities change, lines go, the coupon comes and goes', async () => {
      const shopper = await client();
      await add(shopper, charger, { quantity: 2 });
      const { items } = await add(shopper, aid, { options: premiumPair });
      const [first, second] = items.map(({ id }) => id ?? '');
      expect(await shopper.cart.updateItem(first ?? '', { quantity: 3 })).toMatchObject({
        item_quantity: 4,
      });
      expect(await shopper.cart.applyCoupon('WELCOME10')).toMatchObject({
        coupon_code: 'WELCOME10',
      });
      await expect(shopper.cart.applyCoupon('NO SUCH CODE')).rejects.toMatchObject({
        code: 'invalid_coupon_code',
      });
      const without = cartOf(await shopper.cart.removeCoupon());
      expect(without).not.toHaveProperty('coupon_code');
      expect(await shopper.cart.removeItem(second ?? '')).toMatchObject({ item_quantity: 3 });
      expect(await shopper.cart.setItems([])).toMatchObject({ item_quantity: 0, grand_total: 0 });
    });

    test('the checkout has an address that another host can send people to', async () => {
      const cart = await add(await client(), charger);
      expect(cart.checkout_url).toBe(`${await origin()}/checkout`);
      expect(URL.canParse(cart.checkout_url ?? '')).toBe(true);
    });

    test('another currency is another price, and is remembered', async () => {
      const shopper = await client();
      await shopper.settings.load();
      await shopper.currency.select('CAD');
      expect(shopper.cookies.get('swell-currency')).toBe('CAD');
      expect(await add(shopper, charger)).toMatchObject({ currency: 'CAD' });
      expect(await shopper.products.get(charger)).toMatchObject({ currency: 'CAD' });
    });

    test('keys in camel case, as origin-theme has them', async () => {
      const shopper = await client({ useCamelCase: true });
      const product: object = await shopper.products.get(charger);
      const answer: unknown = await shopper.cart.addItem({
        ...{ productId: Reflect.get(product, 'id') },
        ...{ quantity: 2 },
      });
      expect(answer).toMatchObject({
        itemQuantity: 2,
        checkoutUrl: expect.stringMatching(/\/checkout$/),
        billing: {},
        shipping: {},
      });
    });

    test('an order is placed and shown again', async () => {
      const shopper = await client();
      await add(shopper, charger);
      await readyToPay(shopper, { card: { token: await cardToken(shopper) } });
      const order = await shopper.cart.submitOrder();
      expect(order).toMatchObject({ paid: true, grand_total: expect.any(Number) });
      expect(await shopper.cart.getOrder()).toMatchObject({ id: order.id });
      expect(await shopper.cart.get()).toBeNull();
    });
  });

  describe('account', () => {
    const member = async (): Promise<{ shopper: Shopper; email: string }> => {
      const shopper = await client();
      const email = newEmail();
      await shopper.account.create({ email, password, first_name: 'Ada', last_name: 'Byron' });
      return { shopper, email };
    };

    test('is opened, left and entered again', async () => {
      const { shopper, email } = await member();
      expect(await shopper.account.get()).toMatchObject({ email, first_name: 'Ada' });
      await shopper.account.logout();
      expect(await shopper.account.get()).toBeNull();
      expect(await shopper.account.login(email, 'wrong words')).toBeNull();
      expect(await shopper.account.login(email, password)).toMatchObject({ email });
    });

    test('lists orders, addresses, cards and subscriptions', async () => {
      const { shopper } = await member();
      await shopper.account.createAddress(home);
      expect(await shopper.account.listAddresses()).toMatchObject({ count: 1 });
      expect(await shopper.account.listOrders()).toMatchObject({ count: 0, results: [] });
      expect(await shopper.account.listCards()).toMatchObject({ count: 0 });
      expect(await shopper.subscriptions.list()).toMatchObject({ count: 0 });
    });

    test('the cart of a member knows its member', async () => {
      const { shopper } = await member();
      await add(shopper, charger);
      expect(await cartNow(shopper)).toMatchObject({ guest: false, account_logged_in: true });
    });
  });
}

/** The premium pair's options, in the form that `variation` expects. */
function chosen({ options = [] }: Product) {
  return premiumPair.map(({ id, value }) => ({
    id: options.find(({ name }) => name === id)?.id ?? id,
    value,
  }));
}
