import { aid, charger } from '../../http-shopper/goods';
import { fiveAccessories } from '../purchase';
import type { Store } from '../store';

/** Contract 7.1: products, and the SDK's view of a list of them. */
export function productChecks(store: Store): void {
  const list = async (query: object = {}) => {
    const { results } = await (await store.shopper()).products.list({ limit: 100, ...query });
    return results;
  };

  const slugs = async (query: object) => (await list(query)).map(({ slug }) => slug).toSorted();

  const get = async (slug: string) => (await store.shopper()).products.get(slug);

  describe('7.1 list filters', () => {
    test.each<[string, object]>([
      ['tags', { tags: 'accessories' }],
      ['where', { where: { tags: 'accessories' } }],
      ['where $in', { where: { tags: { $in: ['accessories'] } } }],
      ['category slug', { category: 'accessories' }],
      ['categories', { categories: ['accessories'] }],
      ['$filters.category', { $filters: { category: ['accessories'] } }],
    ])('7.1 %s finds the accessories', async (_, query) => {
      const found = await slugs(query);
      expect(found).toEqual(expect.arrayContaining(fiveAccessories));
      expect(found).toEqual(await slugs({ tags: 'accessories' }));
      expect(found).not.toContain(aid);
    });

    test('7.1 category takes an id too', async () => {
      const category = await (await store.shopper()).categories.get('accessories');
      expect(await slugs({ category: category?.id })).toEqual(
        expect.arrayContaining(fiveAccessories),
      );
    });

    test('7.1 an unknown category yields an empty list', async () => {
      for (const query of [
        { category: 'none' },
        { categories: ['none'] },
        { $filters: { category: ['none'] } },
      ]) {
        expect(await slugs(query)).toEqual([]);
      }
    });

    test('7.1 $filters.price is a range', async () => {
      expect(await slugs({ $filters: { price: [100, 200] }, tags: 'accessories' })).toEqual([
        'pure-portable-charger',
        'standard-charger',
      ]);
    });

    test('7.1 $filters.stock_status picks by status', async () => {
      const all = await list({ expand: ['variants'] });
      const found = await slugs({ $filters: { stock_status: ['out_of_stock'] } });
      const expected = all.filter(({ stock_status }) => stock_status === 'out_of_stock');
      expect(found).toEqual(expected.map(({ slug }) => slug).toSorted());
    });

    test('7.1 values of one attribute are alternatives, keys combine', async () => {
      expect(await slugs({ $filters: { use: ['TV', 'Remote control'] } })).toEqual([
        'remote-mini-pocket',
        'stream-line-tv',
      ]);
      expect(await slugs({ $filters: { use: ['TV'], price: [0, 100] } })).toEqual([]);
    });

    test('7.1 an unknown attribute in $filters finds nothing', async () => {
      expect(await slugs({ $filters: { nothing: ['x'] } })).toEqual([]);
    });

    test('7.1 hearing aids carry the tag product, and nothing carries both tags', async () => {
      expect(await slugs({ tags: 'product' })).toContain(aid);
      expect(await slugs({ where: { tags: { $all: ['product', 'accessories'] } } })).toEqual([]);
    });
  });

  describe('7.1 search', () => {
    test.each<[string, string[]]>([
      ['CHARGER standard', ['standard-charger']],
      ['stream', ['stream-line-tv']],
      ['remote-mini', ['remote-mini-pocket']],
      ['harger', []],
      ['standard stream', []],
      ['%', []],
      ['--', []],
    ])('7.1 %j is found by starts of words in name, slug or sku', async (search, expected) => {
      expect(await slugs({ search })).toEqual(expected);
    });

    test('7.1 a sku is found', async () => {
      const { sku } = await get(charger);
      expect(await slugs({ search: sku })).toEqual([charger]);
    });
  });

  describe('7.1 what a product says', () => {
    test('7.1 every product has id, name, slug, price, currency and tags of the right kind', async () => {
      for (const product of await list()) {
        expect(product).toMatchObject({
          id: expect.any(String),
          name: expect.any(String),
          slug: expect.any(String),
          active: true,
          price: expect.any(Number),
          currency: 'USD',
          tags: expect.any(Array),
          description: expect.any(String),
          sku: expect.any(String),
          date_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          date_updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        });
      }
    });

    test("7.1 the prices are the shop's", async () => {
      const prices = Object.fromEntries((await list()).map(({ slug, price }) => [slug, price]));
      expect(prices).toMatchObject({
        'dry-clean-charger': 249,
        'pure-portable-charger': 199,
        'standard-charger': 149,
        'remote-mini-pocket': 99,
        'stream-line-tv': 299,
      });
    });

    test('7.1 images have a file with url, size and type', async () => {
      for (const { images } of await list({ tags: 'accessories' })) {
        expect(images?.[0]?.file).toMatchObject({
          url: expect.stringMatching(/^(\/|https?:)/),
          width: expect.any(Number),
          height: expect.any(Number),
          content_type: expect.stringMatching(/^image\//),
        });
      }
    });

    test('7.1 list has no variants key unless expanded, get always has it', async () => {
      for (const product of await list()) expect(product).not.toHaveProperty('variants');
      expect(await get(aid)).toMatchObject({ variants: { count: 72, page: 1 } });
    });

    test('7.1 purchase options tell the price of buying once', async () => {
      const product = await get(charger);
      expect(product.purchase_options?.standard).toMatchObject({ price: product.price });
    });

    test('7.1 orig_price stands only beside a lowered price', async () => {
      for (const { orig_price, price = 0, sale } of await list({ expand: ['variants'] })) {
        if (orig_price === undefined || orig_price === null) expect(sale ?? false).toBe(false);
        else expect(orig_price).toBeGreaterThanOrEqual(price);
      }
    });

    test('7.1 attributes are keyed by id with value, type and flags', async () => {
      const { attributes } = await get('stream-line-tv');
      expect(attributes?.use).toMatchObject({
        id: 'use',
        name: expect.any(String),
        type: expect.any(String),
        value: expect.anything(),
        visible: expect.any(Boolean),
        filterable: expect.any(Boolean),
      });
    });

    test('7.1 categories come with expand or with a category scope only', async () => {
      const [expanded] = await list({ where: { slug: charger }, expand: ['categories'] });
      const [scoped] = await list({ category: 'accessories' });
      for (const product of [expanded, scoped]) {
        expect(product?.categories?.[0]).toMatchObject({
          id: expect.any(String),
          name: expect.any(String),
          slug: 'accessories',
        });
      }
      const [plain] = await list({ where: { slug: charger } });
      expect(plain).not.toHaveProperty('categories');
    });

    test('7.1 stock_status null means not tracked, and always buyable', async () => {
      const product = await get(charger);
      expect(product.stock_status ?? null).toBeNull();
      expect(product).toMatchObject({ stock_tracking: false, stock_purchasable: true });
    });

    test('7.1 a tracked variant tells its level and status', async () => {
      const found = (await get(aid)).variants?.results.find(({ name }) =>
        /Basic.*Right ear.*Rose.*Large/.test(name ?? ''),
      );
      expect(found).toMatchObject({
        stock_level: expect.any(Number),
        stock_status: expect.stringMatching(/^(in_stock|out_of_stock)$/),
      });
    });

    test('7.1 all numbers are JSON numbers', async () => {
      const numeric = /^(price|orig_price|sale_price|stock_level|width|height)$/;
      const wrong: string[] = [];
      JSON.stringify(await list({ expand: ['variants'] }), (key, value: unknown) => {
        if (numeric.test(key) && value !== null && typeof value !== 'number') wrong.push(key);
        return value;
      });
      expect(wrong).toEqual([]);
    });
  });

  describe('7.2 filters() over a list', () => {
    test('7.2 the SDK makes a price range, categories and attributes of a list', async () => {
      const shopper = await store.shopper();
      const results = await list({ category: 'accessories' });
      const filters = shopper.products.filters({ count: 5, page: 1, limit: 15, results });
      expect(filters.map((filter) => Reflect.get(filter, 'id'))).toEqual(
        expect.arrayContaining(['price', 'category', 'use']),
      );
    });

    test('7.2 filterableAttributeFilters reads the filterable attributes', async () => {
      const shopper = await store.shopper();
      const filters = await shopper.products.filterableAttributeFilters(await list());
      expect(filters.map((filter) => Reflect.get(filter, 'id'))).toContain('use');
    });

    test('7.2 priceRange finds numbers', async () => {
      const shopper = await store.shopper();
      const range = shopper.products.priceRange({
        count: 5,
        page: 1,
        limit: 15,
        results: (await list({ tags: 'accessories' })).filter(({ slug = '' }) =>
          fiveAccessories.includes(slug),
        ),
      });
      expect(range).toMatchObject({ min: 90, max: 300 });
    });
  });
}
