import { articlePage, articlesPerPage } from './reading';

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
