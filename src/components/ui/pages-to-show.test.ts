import { pagesToShow } from './pages-to-show';

describe('pagesToShow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
    [6, 12, [1, 'gap-before', 5, 6, 7, 'gap-after', 12]],
    [12, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
  ])('page %i of %i', (page, pageCount, expected) => {
    expect(pagesToShow(page, pageCount)).toEqual(expected);
  });

  it('never hides a single page behind a gap, and shows each page once', () => {
    for (let count = 1; count <= 15; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const shown = pagesToShow(page, count);
        const numbers = shown.filter((entry) => typeof entry === 'number');
        expect(new Set(shown).size).toBe(shown.length);
        expect(numbers).toContain(page);
        numbers.forEach((number, index) => {
          const distance = number - (numbers[index - 1] ?? 0);
          expect(distance).not.toBe(2);
          expect(distance).toBeGreaterThan(0);
        });
      }
    }
  });
});
