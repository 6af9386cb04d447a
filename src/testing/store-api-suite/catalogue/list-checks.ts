import { aid, charger } from '../../http-shopper/goods';
import { fiveAccessories as accessories } from '../purchase';
import { refusalOf, refused } from '../refusals';
import type { Store } from '../store';

/** Contract 6: lists, queries, single records. */
export function listChecks(store: Store): void {
  const list = async (query: object = {}) => (await store.shopper()).products.list({ ...query });
  const slugs = async (query: object) => {
    const { results } = await list({ limit: 100, ...query });
    return results.map(({ slug }) => slug ?? '').toSorted();
  };
  /** Slugs of the five accessories that match a condition. */
  const ofAccessories = async (where: object) =>
    (await slugs({ where: { tags: 'accessories', ...where } })).filter((slug) =>
      accessories.includes(slug),
    );

  describe('6 the envelope', () => {
    test('6 count is the total, page and limit are numbers', async () => {
      const { count } = await list();
      const second = await list({ limit: 2, page: 2 });
      expect(second).toMatchObject({ count, page: 2, limit: 2, page_count: Math.ceil(count / 2) });
      expect(second.results).toHaveLength(2);
    });

    test('6 pages says where each page starts and ends', async () => {
      const { count, pages } = await list({ limit: 4 });
      expect(pages?.[1]).toEqual({ start: 1, end: 4 });
      expect(pages?.[2]).toEqual({ start: 5, end: Math.min(8, count) });
    });

    test('6 the limit is 15 unless asked otherwise', async () => {
      expect(await list()).toMatchObject({ page: 1, limit: 15 });
    });

    test('6 a thousand is the largest limit', async () => {
      expect(await list({ limit: 1000 })).toMatchObject({ limit: 1000 });
      expect(await refusalOf(list({ limit: 1001 }))).toEqual(refused(400, 'invalid_request'));
    });

    test.each([0, -1, 'abc', 1.5, ''])(
      '6 the limit %j is the default or refused',
      async (limit) => {
        const answer = await store.send(`/api/products?limit=${limit}`);
        if (answer.status === 200) expect((await answer.json()).limit).toBe(15);
        else expect(answer.status).toBe(400);
      },
    );

    test('6 a page beyond the end is empty with the same count', async () => {
      const { count } = await list();
      expect(await list({ page: 99 })).toMatchObject({ count, page: 99, results: [] });
    });

    test('6 nothing found is an empty envelope', async () => {
      expect(await list({ where: { slug: 'none' } })).toMatchObject({ count: 0, results: [] });
    });

    test.each(['price asc', 'price desc', 'name asc', undefined])(
      '6 walking the pages by %s neither repeats nor loses a record',
      async (sort) => {
        const { count } = await list();
        const seen: string[] = [];
        for (let page = 1; page <= Math.ceil(count / 2); page += 1) {
          const { results } = await list({ limit: 2, page, ...(sort && { sort }) });
          seen.push(...results.map(({ id }) => id ?? ''));
        }
        expect(seen).toHaveLength(count);
        expect(new Set(seen).size).toBe(count);
      },
    );
  });

  describe('6 sort', () => {
    test.each([
      ['price asc', (a: number, b: number) => a - b],
      ['price desc', (a: number, b: number) => b - a],
    ])('6 sorts by %s', async (sort, order) => {
      const prices = (await list({ sort })).results.map(({ price }) => price ?? NaN);
      expect(prices).toEqual(prices.toSorted(order));
    });

    test('6 sorts by several fields', async () => {
      const { results } = await list({ sort: 'active asc, name desc', tags: 'accessories' });
      const names = results.map(({ name }) => name);
      expect(names).toEqual(names.toSorted().toReversed());
    });

    test('6 the newest comes first by default', async () => {
      const dates = (await list()).results.map(({ date_created }) => date_created ?? '');
      expect(dates).toEqual(dates.toSorted().toReversed());
    });

    test.each(['nothing asc', '__proto__ desc', 'price sideways', ',,,'])(
      '6 the unknown sort %j is the default or refused',
      async (sort) => {
        const answer = await store.send(`/api/products?sort=${encodeURIComponent(sort)}`);
        expect([200, 400]).toContain(answer.status);
      },
    );
  });

  describe('6 where', () => {
    test.each<[string, object, string[]]>([
      ['equality', { slug: charger }, [charger]],
      ['$eq', { slug: { $eq: charger } }, [charger]],
      ['$ne', { slug: { $ne: charger } }, accessories.filter((slug) => slug !== charger)],
      ['$gt', { price: { $gt: 249 } }, ['stream-line-tv']],
      ['$gte', { price: { $gte: 249 } }, ['dry-clean-charger', 'stream-line-tv']],
      ['$lt', { price: { $lt: 149 } }, ['remote-mini-pocket']],
      ['$lte', { price: { $lte: 149 } }, ['remote-mini-pocket', charger]],
      ['two bounds', { price: { $gt: 99, $lt: 199 } }, [charger]],
      ['$in', { slug: { $in: [charger, 'none'] } }, [charger]],
      ['$nin', { slug: { $nin: [charger] } }, accessories.filter((slug) => slug !== charger)],
      ['$regex', { slug: { $regex: '^stream' } }, ['stream-line-tv']],
      ['$regex with $options', { slug: { $regex: '^STREAM', $options: 'i' } }, ['stream-line-tv']],
      ['$exists true', { slug: { $exists: true } }, accessories],
      ['$exists false', { nothing: { $exists: false } }, accessories],
      ['$all on a list', { tags: { $all: ['accessories'] } }, accessories],
      ['$and', { $and: [{ price: { $gt: 100 } }, { price: { $lt: 199 } }] }, [charger]],
      ['$or', { $or: [{ slug: charger }, { price: 99 }] }, ['remote-mini-pocket', charger]],
      ['$not', { price: { $not: { $gt: 149 } } }, ['remote-mini-pocket', charger]],
      ['a dotted path', { 'attributes.use.value': 'TV' }, ['stream-line-tv']],
    ])('6 where understands %s', async (_, where, expected) => {
      expect(await ofAccessories(where)).toEqual(expected.toSorted());
    });

    test('6 equality on a list means contains', async () => {
      expect(await slugs({ where: { tags: 'product' } })).toContain(aid);
    });

    test('6 $ne on a list means contains not', async () => {
      const { results } = await list({ limit: 100 });
      const others = results.filter(({ tags }) => !tags?.includes('accessories'));
      const found = await slugs({ where: { tags: { $ne: 'accessories' } } });
      expect(found).toEqual(others.map(({ slug }) => slug ?? '').toSorted());
      expect(found).toContain(aid);
    });

    test('6 $exists true finds nothing by what nothing has', async () => {
      expect(await slugs({ where: { 'attributes.nothing': { $exists: true } } })).toEqual([]);
    });

    test('6 any other key is folded into where', async () => {
      expect(await slugs({ tags: 'accessories', slug: charger })).toEqual([charger]);
    });

    test('6 an unknown operator is refused, never ignored', async () => {
      expect(await refusalOf(list({ where: { price: { $where: '1' } } }))).toHaveProperty(
        'status',
        400,
      );
    });

    test.each(['$cache', '$preview', '$locale', '$currency', 'fields', 'include'])(
      '6 %s is never a condition',
      async (name) => {
        expect(await slugs({ [name]: 'x', tags: 'accessories' })).toEqual(
          expect.arrayContaining(accessories),
        );
      },
    );
  });

  describe('6 expand', () => {
    test.each([
      'expand[0]=variants',
      'expand=variants',
      'expand[]=variants',
      'expand=variants,categories',
    ])('6 expand may be written %s', async (query) => {
      const answer = await store.send(`/api/products?tags=product&${query}`);
      expect(await answer.json()).toMatchObject({
        results: [{ variants: { results: expect.arrayContaining([expect.anything()]) } }],
      });
    });

    test('6 name:n caps a list', async () => {
      const { results } = await list({ where: { slug: aid }, expand: ['variants:3'] });
      expect(results[0]?.variants?.results).toHaveLength(3);
      expect(results[0]?.variants?.count).toBe(72);
    });

    test('6 variants are unlimited without a cap', async () => {
      const { results } = await list({ where: { slug: aid }, expand: ['variants'] });
      expect(results[0]?.variants?.results).toHaveLength(72);
    });

    test.each(['products', 'categories', 'attributes'])(
      '6 an unknown name is permission_error on %s',
      async (path) => {
        const call = (await store.shopper()).get(`/${path}`, { expand: ['password'] });
        expect(await refusalOf(call)).toEqual(refused(400, 'permission_error', 'password'));
      },
    );
  });

  describe('6 single records', () => {
    test('6 a product is found by id and by slug', async () => {
      const { products } = await store.shopper();
      const bySlug = await products.get(charger);
      expect(await products.get(bySlug.id ?? '')).toEqual(bySlug);
    });

    test('6 a category is found by id and by slug', async () => {
      const { categories } = await store.shopper();
      const bySlug = await categories.get('accessories');
      expect(bySlug).toMatchObject({ slug: 'accessories' });
      expect(await categories.get(bySlug?.id ?? '')).toEqual(bySlug);
    });

    test.each(['/products/none', '/categories/none', '/attributes/none', '/content/pages/none'])(
      '6 what is missing at %s is 200 with null',
      async (path) => {
        const answer = await store.send(`/api${path}`);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toBeNull();
      },
    );
  });
}
