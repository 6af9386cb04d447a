import { hardRefusal } from '../refusals';
import { expectList } from '../types/type-expectations';
import type { Store } from '../store';

/** The shop gets more texts over time; these three stay. */
const three = { slug: { $in: ['returns', 'terms-of-service', 'warranty'] } };

const article = 'how-a-home-hearing-check-works';

/** Contract 7.5: content. */
export function contentChecks(store: Store): void {
  const slugs = async (model: string, query: object) => {
    const { results } = await (await store.shopper()).content.list(model, { ...query });
    return results.map(({ slug }) => slug);
  };

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

    test.each(['secrets', 'constructor', '__proto__'])(
      '7.5 the unknown model %s is an empty envelope on list and null on get',
      async (model) => {
        const { content } = await store.shopper();
        expect(await content.list(model)).toMatchObject({ count: 0, results: [] });
        expect(await content.get(model, 'returns')).toBeNull();
      },
    );

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

    test('7.5 a page of the list says everything that the page has', async () => {
      const { content } = await store.shopper();
      expect(await content.list('pages', { where: { slug: 'returns' } })).toEqual({
        count: 1,
        page: 1,
        limit: 15,
        page_count: 1,
        results: [
          {
            id: 'returns',
            slug: 'returns',
            title: 'Returns policy',
            name: 'Returns policy',
            content: expect.stringContaining('<h2>How long you have</h2>'),
            published: true,
            date_published: '2026-11-21T00:00:00.000Z',
            meta_title: 'Returns policy',
            meta_description: expect.any(String),
            date_created: '2026-11-21T00:00:00.000Z',
            date_updated: '2026-11-21T00:00:00.000Z',
          },
        ],
      });
    });

    test('7.5 an article also has a picture with its size and its caption', async () => {
      const { content } = await store.shopper();
      expect(await content.get('blogs', article)).toMatchObject({
        id: article,
        author_id: 'boreal-hearing',
        category_id: 'patient-resources',
        summary: expect.any(String),
        image: { caption: expect.any(String), file: { content_type: 'image/webp', width: 1600 } },
        tags: ['hearing test', 'getting started'],
      });
      expect(await content.get('blogs', 'reading-an-audiogram')).toMatchObject({
        image: { file: { content_type: 'image/svg+xml' } },
      });
    });

    test.each<[string, object, string[]]>([
      ['a sort', { where: three, sort: 'slug desc' }, ['warranty', 'terms-of-service', 'returns']],
      ['a page', { where: three, sort: 'slug asc', limit: 1, page: 2 }, ['terms-of-service']],
      ['a page beyond the end', { page: 99 }, []],
      ['a condition', { where: { title: 'Warranty' } }, ['warranty']],
      ['any other key as a condition', { slug: 'warranty' }, ['warranty']],
      ['starts of words', { search: 'serv TERMS' }, ['terms-of-service']],
      ['no middles of words', { search: 'ervice' }, []],
      ['signs alone', { search: '--' }, []],
      ['a preview that is no filter', { $preview: true, slug: 'warranty' }, ['warranty']],
    ])('7.5 a list of pages understands %s', async (_, query, expected) => {
      expect(await slugs('pages', query)).toEqual(expected);
    });

    test('7.5 articles are found by their category', async () => {
      const inCategory = (category_id: string) => slugs('blogs', { category_id, slug: article });
      expect(await inCategory('patient-resources')).toEqual([article]);
      expect(await inCategory('general')).toEqual([]);
    });

    test.each(['none', '..', '%2e%2e', '..%2fpages%2freturns', 'returns.md'])(
      '7.5 the id %s is no path to a file',
      async (id) => {
        const answer = await store.send(`/api/content/pages/${id}`);
        expect(await answer.text()).not.toContain('Returns policy');
        expect(answer.status).toBeLessThan(500);
      },
    );

    test.each(['expand=author', 'limit=1001'])('7.5 pages refuse %s', async (query) => {
      await hardRefusal(await store.send(`/api/content/pages?${query}`), 400);
    });

    test('T pages are ContentPage, blogs ContentBlog', async () => {
      const { content } = await store.shopper();
      expectList('ContentPage', await content.list('pages'));
      expectList('ContentBlog', await content.list('blogs'));
    });
  });
}
