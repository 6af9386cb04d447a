import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

/** The shop gets more texts over time; these three stay. */
const three = { slug: { $in: ['returns', 'terms-of-service', 'warranty'] } };

describe('editorial texts over swell-js', () => {
  const store = useStoreServer(pglite.use);

  const slugs = async (model: string, query: object) => {
    const { results } = await store.visitor().content.list(model, { ...query });
    return results.map(({ slug }) => slug);
  };

  it('lists the pages with all that they say', async () => {
    const list = await store.visitor().content.list('pages', { where: { slug: 'returns' } });
    expect(list).toEqual({
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

  it('gives an article with author, category, summary, picture and tags', async () => {
    const article = await store.visitor().content.get('blogs', 'how-a-home-hearing-check-works');
    expect(article).toMatchObject({
      id: 'how-a-home-hearing-check-works',
      author_id: 'boreal-hearing',
      category_id: 'patient-resources',
      summary: expect.any(String),
      image: { caption: expect.any(String), file: { content_type: 'image/webp', width: 1600 } },
      tags: ['hearing test', 'getting started'],
    });
  });

  it.each<[string, object, string[]]>([
    ['a sort', { where: three, sort: 'slug desc' }, ['warranty', 'terms-of-service', 'returns']],
    ['a page', { where: three, sort: 'slug asc', limit: 1, page: 2 }, ['terms-of-service']],
    ['a page beyond the end', { page: 99 }, []],
    ['a condition', { where: { title: 'Warranty' } }, ['warranty']],
    ['any other key as a condition', { slug: 'warranty' }, ['warranty']],
    ['starts of words', { search: 'serv TERMS' }, ['terms-of-service']],
    ['no middles of words', { search: 'ervice' }, []],
    ['signs alone', { search: '--' }, []],
    ['a preview that is no filter', { $preview: true, slug: 'warranty' }, ['warranty']],
  ])('understands %s', async (_, query, expected) => {
    expect(await slugs('pages', query)).toEqual(expected);
  });

  it('has articles of a category', async () => {
    const slug = 'how-a-home-hearing-check-works';
    expect(await slugs('blogs', { category_id: 'patient-resources', slug })).toEqual([slug]);
    expect(await slugs('blogs', { category_id: 'general', slug })).toEqual([]);
  });

  it('says what kind of file a drawing is', async () => {
    const article = await store.visitor().content.get('blogs', 'reading-an-audiogram');
    expect(article).toMatchObject({ image: { file: { content_type: 'image/svg+xml' } } });
  });

  it.each(['secrets', 'constructor', '__proto__'])('knows no model %s', async (model) => {
    expect(await store.visitor().content.list(model)).toMatchObject({ count: 0, results: [] });
    expect(await store.visitor().content.get(model, 'returns')).toBeNull();
  });

  it('knows nothing of files', async () => {
    for (const id of ['none', '..', '%2e%2e', '..%2fpages%2freturns', 'returns.md']) {
      const answer = await store.send(`/api/content/pages/${id}`);
      expect(await answer.text()).not.toContain('Returns policy');
      expect(answer.status).toBeLessThan(500);
    }
  });

  it.each(['/api/content/pages?expand=author', '/api/content/pages?limit=1001'])(
    'refuses %s',
    async (path) => expect((await store.send(path)).status).toBe(400),
  );
});
