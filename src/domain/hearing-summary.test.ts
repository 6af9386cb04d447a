import { aTestResult } from '@/testing/hearing';
import type { Point, TestResult } from './audiometry/test-result';
import { changesBetween, earLineOf, headlineOf } from './hearing-summary';

function flat(db: number): Point[] {
  return [250, 500, 1000, 2000, 4000, 8000].map((hz) => ({ hz, db, n: 8 }));
}

const ears = (right: number, left: number): TestResult['ears'] => ({
  R: { points: flat(right), pta4: right },
  L: { points: flat(left), pta4: left },
});
const empty = { points: [], pta4: null };
const unheardEar = (triedDb: number) => ({
  points: flat(0).map(({ hz }) => ({ hz, db: null, noResponse: true, triedDb, n: 4 })),
  pta4: null,
});
const unheard = (right: number, left: number): TestResult['ears'] => ({
  R: unheardEar(right),
  L: unheardEar(left),
});
const relative = { mode: 'relative', sdDb: null } as const;

test.each<[string, Partial<TestResult>]>([
  ['softHigh', {}],
  ['repeat', { reliability: 'poor' }],
  ['relativeHigh', { calibration: relative }],
  ['relativeEven', { calibration: relative, ears: ears(30, 30) }],
  ['well', { ears: ears(5, 5) }],
  ['soft', { ears: ears(40, 40) }],
  ['oneSided', { ears: ears(5, 50) }],
  ['oneSided', { flags: ['asymmetry'] }],
  ['relativeOneSided', { calibration: relative, flags: ['asymmetry'] }],
  ['mayDiffer', { reliability: 'poor', flags: ['asymmetry'] }],
  ['beyond', { calibration: relative, ears: unheard(70, 70) }],
  ['nothingHeard', { reliability: 'poor', flags: ['nothing-heard'], ears: unheard(70, 70) }],
  ['incomplete', { calibration: relative, ears: { R: empty, L: empty } }],
])('the sentence is %s', (headline, change) => {
  expect(headlineOf(aTestResult(change))).toBe(headline);
});

test('an ear is given a range of grades, and none when the result is poor or relative', () => {
  expect(earLineOf(aTestResult(), 'R')).toEqual({ key: 'range', from: 'mild', to: 'moderate' });
  expect(earLineOf(aTestResult({ reliability: 'poor' }), 'R')).toEqual({ key: 'poor' });
  expect(earLineOf(aTestResult({ calibration: relative }), 'R')).toEqual({
    key: 'tiltHigh',
    db: 40,
  });
  expect(earLineOf(aTestResult({ calibration: relative, ears: ears(30, 30) }), 'L')).toEqual({
    key: 'tiltEven',
  });
});

test('a tone that was not heard at the loudest level is a finding and no gap', () => {
  const oneDeafEar = { R: ears(30, 30).R, L: unheardEar(70) };
  const found = aTestResult({ calibration: relative, ears: oneDeafEar });
  expect(earLineOf(found, 'L')).toEqual({ key: 'nothingHeard' });
  expect(earLineOf(found, 'R')).toEqual({ key: 'tiltEven' });
  const highs = flat(30).map((point) =>
    point.hz >= 4000 ? { hz: point.hz, db: null, noResponse: true, triedDb: 70, n: 4 } : point,
  );
  const partly = { R: { points: highs, pta4: null }, L: empty };
  const result = aTestResult({ calibration: relative, ears: partly });
  expect(earLineOf(result, 'R')).toEqual({ key: 'someUnheard' });
  expect(earLineOf(result, 'L')).toEqual({ key: 'incomplete' });
  const poor = aTestResult({
    reliability: 'poor',
    flags: ['nothing-heard'],
    ears: unheard(70, 70),
  });
  expect(earLineOf(poor, 'R')).toEqual({ key: 'nothingHeard' });
});

test('two results are compared only where both mean the same', () => {
  const before = aTestResult({ ears: ears(20, 20) });
  const after = aTestResult({ ears: ears(40, 20) });
  expect(changesBetween(before, after)).toContainEqual({ side: 'R', hz: 1000, from: 20, to: 40 });
  expect(changesBetween(before, aTestResult({ calibration: relative }))).toBeNull();
  expect(changesBetween(before, aTestResult({ reliability: 'poor' }))).toBeNull();
});
