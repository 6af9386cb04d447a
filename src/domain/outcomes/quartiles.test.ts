import fc from 'fast-check';
import { middleOf, quartilesOf } from './quartiles';

test('quartiles are those of a spreadsheet', () => {
  expect(quartilesOf([7, 1, 3, 5])).toEqual({ first: 2.5, median: 4, third: 5.5 });
  expect(quartilesOf([6])).toEqual({ first: 6, median: 6, third: 6 });
  expect(quartilesOf([])).toBeNull();
});

test('quartiles are in order and within the values', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(90), { minLength: 1 }), (values) => {
      const found = quartilesOf(values);
      if (!found) throw new Error('No quartiles');
      const inOrder = [Math.min(...values), found.first, found.median, found.third];
      expect([...inOrder, Math.max(...values)]).toEqual(
        [...inOrder, Math.max(...values)].toSorted((a, b) => a - b),
      );
    }),
  );
});

test('the middle word is by the order of the words, not of the alphabet', () => {
  const order = ['none', 'little', 'a lot'];
  expect(middleOf(order, ['a lot', 'none', 'little'])).toBe('little');
  expect(middleOf(order, ['a lot', 'none'])).toBe('none');
  expect(middleOf(order, [])).toBeNull();
});
