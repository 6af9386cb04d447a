import fc from 'fast-check';
import { hiddenCells, isFew, smallestGroup } from './small-groups';

const hiddenOf = (...sizes: number[]) => [...hiddenCells(sizes.map((size) => [size]))];

test('one to four people are few; nobody is not', () => {
  expect([0, 1, 4, 5].map(isFew)).toEqual([false, true, true, false]);
});

test('nothing is hidden without a small group', () => {
  expect(hiddenOf(0, 5, 80)).toEqual([]);
});

test('one hidden group would follow from the total: the next smallest is hidden with it', () => {
  expect(hiddenOf(3, 40, 12, 0)).toEqual([0, 2]);
});

test('two small groups that are few together take a third', () => {
  expect(hiddenOf(1, 2, 30, 60)).toEqual([0, 1, 2]);
  expect(hiddenOf(3, 3, 30, 60)).toEqual([0, 1]);
});

test('the other side of a share counts too', () => {
  // All but two of twenty: the two are hidden, with the next smallest.
  expect([
    ...hiddenCells([
      [20, 18, 2],
      [40, 30, 10],
      [60, 30, 30],
    ]),
  ]).toEqual([0, 1]);
});

test('nothing hidden follows from a total, whatever the groups are', () => {
  const cell = fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]) => [a + b, a, b]);
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 8 }), (cells) => {
      const hidden = hiddenCells(cells);
      const held = cells.filter((counts, place) => hidden.has(place) && (counts[0] ?? 0) > 0);
      const visible = cells.filter((_, place) => !hidden.has(place));
      expect(visible.flat().some(isFew)).toBe(false);
      if (hidden.size === 0) return;
      const isAll = visible.every(([size]) => size === 0);
      const sums = [0, 1, 2].map((part) => held.reduce((sum, one) => sum + (one[part] ?? 0), 0));
      if (!isAll) {
        expect(held.length).toBeGreaterThan(1);
        expect(sums[0]).toBeGreaterThanOrEqual(smallestGroup);
        expect(sums.some(isFew)).toBe(false);
      }
    }),
  );
});

test('only what is small, and what protects it, is hidden', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 8 }), (sizes) => {
      const hidden = hiddenOf(...sizes);
      if (!sizes.some(isFew)) expect(hidden).toEqual([]);
      // A group is never hidden while a smaller one with people in it is shown.
      const largest = Math.max(0, ...hidden.map((place) => sizes[place] ?? 0));
      const shown = sizes.filter((size, place) => size > 0 && !hidden.includes(place));
      for (const size of shown) expect(size).toBeGreaterThanOrEqual(largest);
    }),
  );
});
