import { aTestResult } from '@/testing/hearing';
import type { Point, TestResult } from '../audiometry/test-result';
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
  });
  expect(earLineOf(aTestResult({ calibration: relative, ears: ears(30, 30) }), 'L')).toEqual({
    key: 'tiltEven',
  });
});

/** Relative points of both ears: low pitches, and high ones that may be missed. */
function tilted(low: number, high: number, unheard: readonly number[] = []): TestResult['ears'] {
  const points = [250, 500, 1000, 2000, 4000, 8000].map((hz): Point => {
    const db = hz >= 4000 ? high : low;
    return unheard.includes(hz)
      ? { hz, db: null, noResponse: true, triedDb: db, n: 8 }
      : { hz, db, n: 8 };
  });
  return { R: { points, pta4: null }, L: { points, pta4: null } };
}

test.each<[string, TestResult['ears'], string, string]>([
  ['15 dB, which headphones can make', tilted(20, 35), 'relativeEven', 'tiltEven'],
  ['20 dB', tilted(20, 40), 'relativeHigh', 'tiltHigh'],
  ['20 dB the other way', tilted(40, 20), 'relativeLow', 'tiltLow'],
  ['high tones that were not heard', tilted(20, 60, [4000, 8000]), 'relativeHigh', 'someUnheard'],
  [
    'low tones that were not heard either',
    tilted(20, 60, [250, 8000]),
    'relativeEven',
    'someUnheard',
  ],
])('relative: %s', (_what, found, headline, line) => {
  const result = aTestResult({ calibration: relative, ears: found });
  expect(headlineOf(result)).toBe(headline);
  expect(earLineOf(result, 'L')).toEqual({ key: line });
});

test('relative: both ears together decide, so one odd cup does not', () => {
  const [one, other] = [tilted(20, 45), tilted(20, 25)];
  const result = aTestResult({ calibration: relative, ears: { R: one.R, L: other.L } });
  expect(headlineOf(result)).toBe('relativeEven');
});

test('relative: where a pitch was not measured, that is said', () => {
  const points = flat(30).slice(1);
  const result = aTestResult({
    calibration: relative,
    ears: { R: { points, pta4: 30 }, L: { points, pta4: 30 } },
  });
  expect(headlineOf(result)).toBe('incomplete');
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
  const alone = aTestResult({ calibration: relative });
  expect(changesBetween(alone, alone)).toBeNull();
  expect(changesBetween(before, aTestResult({ reliability: 'poor' }))).toBeNull();
});
