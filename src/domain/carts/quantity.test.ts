import { parseQuantity } from './quantity';

describe('quantities', () => {
  test.each([
    [1, 1],
    [9999, 9999],
    [0, 0],
    ['3', 3],
    [' 12 ', 12],
  ])('%p is %i', (value, quantity) => {
    expect(parseQuantity(value)).toBe(quantity);
  });

  test.each([-1, 10_000, 1.5, NaN, Infinity, '', '1.5', '-2', '1e3', 'two', null, true, [1], {}])(
    '%p is none',
    (value) => {
      expect(parseQuantity(value)).toBeNull();
    },
  );
});
