import { aTestResult } from '@/testing/hearing';
import type { Point } from '../audiometry/test-result';
import { relativeLevelOf } from './relative-levels';

const points = (levels: readonly (number | null)[]): Point[] =>
  levels.map((db, index) =>
    db === null ? { hz: index, db, noResponse: true, triedDb: 70, n: 4 } : { hz: index, db, n: 4 },
  );

const resultOf = (right: readonly (number | null)[], left: readonly (number | null)[]) =>
  aTestResult({
    calibration: { mode: 'relative', sdDb: null },
    ears: { R: { points: points(right), pta4: null }, L: { points: points(left), pta4: null } },
  });

test.each([
  [0, 'muchSofter'],
  [1, 'softer'],
  [2, 'softer'],
  [3, 'middle'],
  [4, 'middle'],
  [5, 'louder'],
  [6, 'muchLouder'],
] as const)('pitch %d of seven is %s', (index, level) => {
  const ear = [5, 10, 15, 25, 30, 40, 50];
  expect(relativeLevelOf(resultOf(ear, [27]), 'R', index)).toBe(level);
});

test('the middle is that of both ears, and a tone that was not heard counts as the loudest tried', () => {
  const result = resultOf([20, 20, 20], [50, 50, null]);
  expect(relativeLevelOf(result, 'R', 0)).toBe('softer');
  expect(relativeLevelOf(result, 'L', 0)).toBe('louder');
  expect(relativeLevelOf(result, 'L', 2)).toBeNull();
  expect(relativeLevelOf(result, 'L', 9)).toBeNull();
});

test('the scale has no meaning: the same ears through headphones 20 dB louder read the same', () => {
  const ear = [10, 20, 30, 45];
  const words = (offset: number) =>
    ear.map((_, index) =>
      relativeLevelOf(
        resultOf(
          ear.map((db) => db - offset),
          [25 - offset],
        ),
        'R',
        index,
      ),
    );
  expect(words(20)).toEqual(words(0));
});
