import { expectList } from '../types/type-expectations';
import type { Store } from '../store';

/** Contract 7.5: content. */
export function contentChecks(store: Store): void {
  describe('7.5 content', () => {
    test('7.5 pages are an envelope of published records', async () => {
      const list = await (await store.shopper()).content.list('pages');
      expect(list.count).toBeGreaterThan(0);
      for (const page of list.results) {
        expect(page).toMatchObject({
          id: expect.any(String),
          title: expect.any(String),
          name: expect.any(String),
          slug: expect.any(String),
          content: expect.any(String),
          published: true,
          date_published: expect.stringMatching(/Z$/),
        });
      }
    });

    test('7.5 blogs tell author, category, summary and tags', async () => {
      const list = await (await store.shopper()).content.list('blogs');
      expect(list.count).toBeGreaterThan(0);
      for (const blog of list.results) {
        expect(blog).toMatchObject({
          title: expect.any(String),
          author_id: expect.any(String),
          category_id: expect.any(String),
          summary: expect.any(String),
          tags: expect.any(Array),
        });
      }
    });

    test('7.5 a page is found by slug and by id', async () => {
      const { content } = await store.shopper();
      const [first] = (await content.list('pages')).results;
      const bySlug = await content.get('pages', first?.slug ?? '');
      expect(bySlug).toMatchObject({ id: first?.id });
      expect(await content.get('pages', first?.id ?? '')).toEqual(bySlug);
    });

    test.each([true, false])('7.5 $preview=%s is never a filter', async (previewContent) => {
      const { content } = await store.shopper({ previewContent });
      const [first] = (await content.list('pages')).results;
      expect(await content.get('pages', first?.slug ?? '')).toMatchObject({ id: first?.id });
    });

    test('7.5 an unknown model is an empty envelope on list and null on get', async () => {
      const { content } = await store.shopper();
      expect(await content.list('secrets')).toMatchObject({ count: 0, results: [] });
      expect(await content.get('secrets', 'one')).toBeFalsy();
    });

    test('7.5 an unknown record is null', async () => {
      expect(await (await store.shopper()).content.get('pages', 'none')).toBeFalsy();
    });

    test.each(['__proto__', 'constructor', '..', '%00'])(
      '7.5 the model %s is no crash',
      async (model) => {
        const answer = await store.send(`/api/content/${model}`);
        expect(answer.status).toBeLessThan(500);
      },
    );

    test('T pages are ContentPage, blogs ContentBlog', async () => {
      const { content } = await store.shopper();
      expectList('ContentPage', await content.list('pages'));
      expectList('ContentBlog', await content.list('blogs'));
    });
  });
}
