import type { Product } from 'swell-js';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('catalogue over swell-js', () => {
  const store = useStoreServer(pglite.use);

  it('lists the hearing aids with their variants', async () => {
    const list = await store
      .visitor()
      .products.list({ limit: 25, page: 1, where: { tags: 'product' }, expand: ['variants'] });
    expect(list).toMatchObject({ count: 1, page: 1, limit: 25, page_count: 1 });
    expect(list.results[0]?.variants?.results).toHaveLength(72);
  });

  it.each([
    ['a tag', { tags: 'accessories' }],
    ['a condition', { where: { tags: 'accessories' } }],
    ['a condition with a list', { where: { tags: { $in: ['accessories'] } } }],
    ['a category', { category: 'accessories' }],
    ['categories', { categories: ['accessories'] }],
    ['a filter', { $filters: { category: ['accessories'] } }],
  ])('finds the same six accessories by %s', async (_, query) => {
    const list = await store.visitor().products.list({ ...query, limit: 25 });
    expect(list.results.map(({ slug }) => slug).toSorted()).toEqual([
      'dome-and-filter-kit',
      'dry-clean-charger',
      'pure-portable-charger',
      'remote-mini-pocket',
      'standard-charger',
      'stream-line-tv',
    ]);
    expect(list.results[0]).not.toHaveProperty('variants');
  });

  it('finds the variant of each of the 72 choices, at its own price', async () => {
    const visitor = store.visitor();
    const product = await visitor.products.get('charge-go');
    const choices = choicesOf(product);
    expect(choices).toHaveLength(72);
    const found = choices.map((choice) => visitor.products.variation(product, choice));
    const ids = found.map((variation) => Reflect.get(variation, 'variant_id'));
    expect(new Set(ids).size).toBe(72);
    expect(ids).not.toContain(undefined);
    for (const [index, choice] of choices.entries()) {
      const perEar = { Basic: 750, Advanced: 1500, Premium: 2000 }[choice['Tech level'] ?? ''];
      const ears = choice.Ears === 'Pair' ? 2 : 1;
      expect(found[index]?.price).toBe((perEar ?? NaN) * ears);
    }
  });

  it('gives no variant for an incomplete choice', async () => {
    const visitor = store.visitor();
    const product = await visitor.products.get('charge-go');
    const [option] = product.options ?? [];
    const chosen = { [option?.name ?? '']: option?.values?.[0]?.name };
    expect(visitor.products.variation(product, chosen)).not.toHaveProperty('variant_id');
  });

  it('answers null for what it does not have', async () => {
    const visitor = store.visitor();
    expect(await visitor.products.get('no-such-thing')).toBeNull();
    expect(await visitor.categories.get('no-such-thing')).toBeNull();
    expect(await visitor.attributes.get('no-such-thing')).toBeNull();
    expect(await visitor.content.get('pages', 'no-such-thing')).toBeNull();
  });

  it('searches starts of words only', async () => {
    const find = async (search: string) => (await store.visitor().products.list({ search })).count;
    expect(await find('charger')).toBe(3);
    expect(await find('PORT char')).toBe(1);
    expect(await find('harger')).toBe(0);
    expect(await find('%')).toBe(0);
    expect(await find("' or 1=1 --")).toBe(0);
  });

  it('walks pages without repeating or losing a record', async () => {
    const visitor = store.visitor();
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const list = await visitor.products.list({ limit: 2, page, sort: 'price asc' });
      expect(list.count).toBe(8);
      seen.push(...list.results.map(({ id }) => id ?? ''));
    }
    expect(new Set(seen).size).toBe(8);
    expect(seen).toHaveLength(8);
  });

  it.each([
    ['price_asc', 'price asc'],
    ['price_desc', 'price desc'],
  ])('takes %s, as storefronts made for Swell send it', async (sort, same) => {
    const visitor = store.visitor();
    const slugs = async (order: string) =>
      (await visitor.products.list({ sort: order })).results.map(({ slug }) => slug);
    expect(await slugs(sort)).toEqual(await slugs(same));
    expect(await slugs(sort)).not.toEqual(await slugs('name asc'));
  });

  it('sorts by price and filters by its range', async () => {
    const list = await store
      .visitor()
      .products.list({ sort: 'price desc', $filters: { price: [150, 300] } });
    const prices = list.results.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...prices)).toBeLessThanOrEqual(300);
  });

  it('understands comparisons, lists of conditions and negation', async () => {
    const count = async (where: object) => {
      const list = await store.visitor().products.list({ where: { ...where } });
      return list.count;
    };
    expect(await count({ price: { $lt: 100 } })).toBe(2);
    expect(await count({ slug: { $regex: '^Stream', $options: 'i' } })).toBe(1);
    expect(await count({ $or: [{ slug: 'charge-go' }, { slug: 'stream-line-tv' }] })).toBe(2);
    expect(await count({ tags: { $ne: 'accessories' } })).toBe(2);
    expect(await count({ 'attributes.nothing': { $exists: true } })).toBe(0);
    expect(await count({ slug: { $nin: ['charge-go'] } })).toBe(7);
  });

  it('refuses an unknown expansion by name, and a page above the limit', async () => {
    const { products } = store.visitor();
    await expect(products.list({ expand: ['secrets'] })).rejects.toMatchObject({
      code: 'permission_error',
      param: 'secrets',
      status: 400,
    });
    await expect(products.list({ limit: 1001 })).rejects.toMatchObject({
      code: 'invalid_request',
      status: 400,
    });
    await expect(products.list({ where: { price: { $where: '1' } } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('touches no session', async () => {
    const visitor = store.visitor();
    await visitor.products.list();
    await visitor.settings.load();
    expect(visitor.cookies.size).toBe(0);
    expect(await store.db.query('select 1 from sessions')).toHaveLength(0);
  });

  it('answers anew only when something changed, and compressed to those who ask twice', async () => {
    const path = '/api/products?limit=25&expand[0]=variants';
    const ask = (headers: Record<string, string>) => store.send(path, { headers });
    const first = await ask({ 'Accept-Encoding': 'identity' });
    const tag = first.headers.get('etag') ?? '';
    const same = await ask({ 'If-None-Match': tag });
    expect([same.status, await same.text()]).toEqual([304, '']);

    await ask({ 'Accept-Encoding': 'identity' });
    const encodings = new Set<string | null>();
    for (let tries = 0; tries < 50 && !encodings.has('br'); tries += 1) {
      const answer = await ask({ 'Accept-Encoding': 'gzip, br' });
      encodings.add(answer.headers.get('content-encoding'));
      expect(await answer.json()).toMatchObject({ count: 8 });
    }
    expect(encodings).toContain('br');

    await store.db.query(`update catalogue_stock set level = 3`);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const changed = await ask({ 'If-None-Match': tag });
    expect(changed.status).toBe(200);
  });
});

function choicesOf(product: Product): Record<string, string>[] {
  return (product.options ?? []).reduce<Record<string, string>[]>(
    (choices, option) =>
      choices.flatMap((choice) =>
        (option.values ?? []).map((value) => ({
          ...choice,
          [option.name ?? '']: value.name ?? '',
        })),
      ),
    [{}],
  );
}
