import { reviewPagesToRenew } from './review-pages';

test('only pages are renewed whose reviews changed, came or went', () => {
  const before = new Map([
    ['same', '1'],
    ['answered', '1'],
    ['gone', '1'],
  ]);
  const now = new Map([
    ['same', '1'],
    ['answered', '2'],
    ['new', '1'],
  ]);
  expect(reviewPagesToRenew(before, now)).toEqual([
    '/product/answered',
    '/product/gone',
    '/product/new',
  ]);
  expect(reviewPagesToRenew(now, now)).toEqual([]);
});
