import fc from 'fast-check';
import { distributionInParts, distributionOf } from './distribution';
import { isFew } from './small-groups';

const keys = ['a', 'b', 'c', 'd'];
const answersOf = (...counts: number[]) =>
  counts.flatMap((count, place) => Array.from({ length: count }, () => keys[place] ?? ''));

test('small answers are counted together', () => {
  expect(distributionOf(keys, answersOf(7, 5, 3, 2))).toEqual({
    of: 17,
    isFew: false,
    cells: [
      { key: 'a', count: 7 },
      { key: 'b', count: 5 },
    ],
    together: [{ keys: ['c', 'd'], count: 5 }],
  });
});

test('of fewer than five people nothing is shown, not even how many', () => {
  expect(distributionOf(keys, answersOf(2, 0, 2))).toEqual({
    ...{ of: 0, isFew: true, cells: [], together: [] },
  });
});

test('nobody at all is shown as nobody', () => {
  const { of, cells } = distributionOf(keys, []);
  expect([of, ...cells.map(({ count }) => count)]).toEqual([0, 0, 0, 0, 0]);
});

test('a fold stays on the side whose sum is shown', () => {
  const parts = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  // 46 + 103 are better: with `a` in the fold of `d`, both would follow.
  expect(distributionInParts(keys, answersOf(46, 103, 52, 3), parts).together).toEqual([
    { keys: ['c', 'd'], count: 55 },
  ]);
  // A side of three people is no sum to show: the fold takes from the other one.
  expect(distributionInParts(keys, answersOf(46, 103, 2, 1), parts).together).toEqual([
    { keys: ['a', 'c', 'd'], count: 49 },
  ]);
});

test('no shown count is of one to four people, and the counts add up', () => {
  const counts = fc.array(fc.nat(12), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(counts, (sizes) => {
      const shown = distributionOf(keys, answersOf(...sizes));
      const all = [...shown.cells, ...shown.together].map(({ count }) => count);
      expect(all.some(isFew)).toBe(false);
      expect(all.reduce((sum, count) => sum + count, 0)).toBe(shown.of);
      for (const { keys: folded } of shown.together) expect(folded.length).toBeGreaterThan(1);
    }),
  );
});
