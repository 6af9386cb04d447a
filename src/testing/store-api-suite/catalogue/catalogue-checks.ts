import type { Store } from '../store';

/** Contract 7.3 and 7.4: categories and attributes. */
export function catalogueChecks(store: Store): void {
  describe('7.3 categories', () => {
    test('7.3 the list is an envelope of active categories', async () => {
      const list = await (await store.shopper()).categories.list();
      expect(list.count).toBeGreaterThanOrEqual(2);
      for (const category of list.results) {
        expect(category).toMatchObject({
          id: expect.any(String),
          name: expect.any(String),
          slug: expect.any(String),
          description: expect.any(String),
          images: expect.any(Array),
          sort: expect.any(Number),
          active: true,
        });
      }
    });

    test('7.3 get also has children, and a parent where there is one', async () => {
      const category = await (await store.shopper()).categories.get('accessories');
      expect(category).toMatchObject({ children: { results: expect.any(Array) } });
      expect(category).not.toHaveProperty('parent');
    });

    test('7.3 where works on categories', async () => {
      const list = await (
        await store.shopper()
      ).categories.list({ where: { slug: 'accessories' } });
      expect(list.results.map(({ slug }) => slug)).toEqual(['accessories']);
    });
  });

  describe('7.4 attributes', () => {
    test('7.4 the list tells type and flags', async () => {
      const { results } = await (await store.shopper()).attributes.list();
      expect(results.find(({ id }) => id === 'use')).toMatchObject({
        name: expect.any(String),
        type: expect.any(String),
        visible: expect.any(Boolean),
        filterable: true,
        searchable: expect.any(Boolean),
        variant: expect.any(Boolean),
        multi: expect.any(Boolean),
        values: expect.arrayContaining(['TV']),
      });
    });

    test.each([true, false])('7.4 filterable=%s filters', async (filterable) => {
      const { results } = await (await store.shopper()).attributes.list({ filterable });
      for (const attribute of results) expect(attribute.filterable).toBe(filterable);
      if (filterable) expect(results.length).toBeGreaterThan(0);
    });

    test('7.4 one is read by its id', async () => {
      expect(await (await store.shopper()).attributes.get('use')).toMatchObject({ id: 'use' });
    });
  });
}
