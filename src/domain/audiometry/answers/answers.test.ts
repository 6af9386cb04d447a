import { waitFor } from './answer-window';
import { scorePresses, withPress } from './presses';

test.each<[string, number[], number]>([
  ['a quick hand', [420, 480, 450, 500], 1],
  ['somebody of 75', [900, 1150, 1300, 800], 1],
  ['a slow hand', [1500, 1700, 1600, 1400], 1.0],
  ['a slow and unsteady hand', [1200, 1900, 1500, 1700], 1.48],
  ['a very slow one, up to the limit', [1900, 2600, 1500, 2300], 1.6],
  ['too few answers', [1900, 2600], 1],
  ['answers that are none', [NaN, NaN, NaN], 1],
])('the test waits for %s', (_who, latenciesMs, seconds) => {
  expect(waitFor(latenciesMs, 1)).toBeCloseTo(seconds, 1);
});

test('two presses of a trembling hand are one', () => {
  expect([1, 1.2, 1.5].reduce(withPress, [] as number[])).toEqual([1, 1.5]);
});

test('a press belongs to the slot whose window it falls in', () => {
  const slot = { onset: 10, until: 12 };
  expect(scorePresses([10.16], slot)).toEqual({ answer: 10.16, early: 0, later: [] });
  expect(scorePresses([9, 10.1], slot)).toEqual({ answer: null, early: 2, later: [] });
  expect(scorePresses([9, 11, 12.5], slot)).toEqual({ answer: 11, early: 1, later: [12.5] });
});
