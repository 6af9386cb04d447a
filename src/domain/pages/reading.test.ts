import { articlePage, articlesPerPage, readersFirst } from './reading';

describe('a page of articles', () => {
  const articles = Array.from({ length: 2 * articlesPerPage + 1 }, (_, index) => index);

  it('is the first one without a number', () => {
    expect(articlePage(articles, undefined)).toEqual({
      page: 1,
      pageCount: 3,
      shown: articles.slice(0, articlesPerPage),
    });
  });

  it('is the asked one, and the last one is shorter', () => {
    expect(articlePage(articles, '3')).toMatchObject({ page: 3, shown: [2 * articlesPerPage] });
  });

  it.each(['0', '-1', '4', '1.5', 'two', '9'.repeat(30), ['2', '3'], '<b>'])(
    'is the first one for %j',
    (asked) => {
      expect(articlePage(articles, asked).page).toBe(1);
    },
  );

  it('is empty, and still one page, where there is no article', () => {
    expect(articlePage([], '2')).toEqual({ page: 1, pageCount: 1, shown: [] });
  });
});

test('articles for professionals come after those for readers, each in their order', () => {
  const articles = [
    { slug: 'a', category: 'health-professional-resources' },
    { slug: 'b', category: 'general' },
    { slug: 'c', category: 'health-professional-resources' },
    { slug: 'd', category: 'patient-resources' },
  ] as const;
  expect(readersFirst(articles).map(({ slug }) => slug)).toEqual(['b', 'd', 'a', 'c']);
});
