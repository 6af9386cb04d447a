import {
  flatAudiogram,
  notchAt4000,
  standardAudiogram,
  type StandardName,
} from '@/testing/listeners/audiograms';
import { isAsymmetric } from './asymmetry';
import { shapeOf } from './audiogram-shape';
import { calibrationOf } from './calibration';
import { mainFrequencies } from './frequencies';
import { degreeOf, degreeOfEar, gradeOf, isOneSided } from './hearing-degree';
import type { ByFrequency } from './level';
import { earOf, highFrequencyAverage, puretoneAverage } from './pure-tone-average';
import { findRedFlags } from './red-flags';
import { suggestTech } from './tech-suggestion';
import type { CalibrationMode, Point, Reliability, TestResult } from './test-result';
import { bandOf } from './uncertainty';

/** A clinic's readings of an ear; from `cap` on nothing is heard. */
function points(levels: ByFrequency, cap = 200): Point[] {
  const pitches = [...mainFrequencies].sort((a, b) => a - b);
  return pitches.map((hz) => {
    const isHeard = levels[hz] <= cap;
    return isHeard
      ? { hz, db: levels[hz], n: 10 }
      : { hz, db: null, noResponse: true, triedDb: cap, n: 10 };
  });
}

type Change = {
  mode?: CalibrationMode;
  reliability?: Reliability;
  flags?: string[];
  right?: ByFrequency;
  left?: ByFrequency;
  cap?: number;
};

function result(change: Change = {}): TestResult {
  const { mode = 'reference', reliability = 'good', flags = [], cap } = change;
  const right = change.right ?? standardAudiogram('N3');
  return {
    version: '1',
    takenAt: '2026-11-21T12:00:00.000Z',
    calibration: calibrationOf(mode),
    ears: {
      R: earOf(points(right, cap)),
      L: earOf(points(change.left ?? right, cap)),
    },
    reliability,
    flags,
    device: { sampleRate: 48_000 },
  };
}

describe('averages', () => {
  test.each<[StandardName, number, string]>([
    ['N1', 16.25, 'normal'],
    ['N2', 31.25, 'mild'],
    ['N3', 46.25, 'moderate'],
    ['N4', 62.5, 'moderatelySevere'],
    ['N5', 76.25, 'severe'],
    ['N6', 88.75, 'profound'],
    ['N7', 102.5, 'complete'],
    ['S1', 22.5, 'mild'],
    ['S2', 48.75, 'moderate'],
    ['S3', 62.5, 'moderatelySevere'],
  ])('%s has an average of %d dB, which WHO calls %s', (name, average, grade) => {
    const { db } = puretoneAverage(points(standardAudiogram(name)));
    expect(db).toBe(average);
    expect(gradeOf(average)).toBe(grade);
  });

  test('one tone that was not heard makes a lower bound, with the level tried in its place', () => {
    const s3 = standardAudiogram('S3');
    expect(puretoneAverage(points(s3, 75))).toEqual({
      db: (35 + 60 + 75 + 75) / 4,
      isLowerBound: true,
      isBeyond: false,
    });
  });

  test('two of them are beyond measure, and never a number', () => {
    const ear = earOf(points(standardAudiogram('S2'), 50));
    expect(ear.pta4).toBeNull();
    expect(puretoneAverage(ear.points).isBeyond).toBe(true);
  });

  test('a pitch that was given up leaves no average', () => {
    const gaveUp = points(flatAudiogram(30)).map((point) =>
      point.hz === 2000 ? { ...point, db: null } : point,
    );
    expect(puretoneAverage(gaveUp)).toEqual({ db: null, isLowerBound: false, isBeyond: false });
  });

  test('high pitches have an average of their own', () => {
    expect(highFrequencyAverage(points(standardAudiogram('S1'))).db).toBe(62.5);
  });
});

describe('the degree', () => {
  test.each([
    [19.9, 'normal'],
    [20, 'mild'],
    [34.9, 'mild'],
    [35, 'moderate'],
    [50, 'moderatelySevere'],
    [65, 'severe'],
    [80, 'profound'],
    [95, 'complete'],
  ])('%d dB is %s', (average, grade) => {
    expect(gradeOf(average)).toBe(grade);
  });

  test('spans the grades that the band reaches', () => {
    const wide = degreeOf(result({ mode: 'model', right: flatAudiogram(35) }));
    expect(wide).toEqual({ kind: 'range', from: 'mild', to: 'moderate', isAtLeast: false });
  });

  test('is one grade where the band lies within it', () => {
    const sure = degreeOf(result({ right: flatAudiogram(42) }));
    expect(sure).toEqual({ kind: 'range', from: 'moderate', to: 'moderate', isAtLeast: false });
  });

  test('is that of the better ear', () => {
    const one = result({ right: standardAudiogram('N4'), left: flatAudiogram(42) });
    expect(degreeOf(one)).toEqual(degreeOfEar(one, 'L'));
  });

  test.each([
    ['relative', { mode: 'relative' }],
    ['relative', { mode: 'anchored' }],
    ['poor', { reliability: 'poor' }],
  ] as const)('is not named where the result is %s', (reason, change) => {
    expect(degreeOf(result(change))).toEqual({ kind: 'unknown', reason });
  });

  test('is beyond measure where the better ear is', () => {
    expect(degreeOf(result({ right: standardAudiogram('N7'), cap: 80 }))).toEqual({
      kind: 'beyond',
    });
  });

  test('one-sided: normal in one ear, 35 dB or more in the other', () => {
    expect(isOneSided(result({ right: flatAudiogram(10), left: flatAudiogram(35) }))).toBe(true);
    expect(isOneSided(result({ right: flatAudiogram(10), left: flatAudiogram(30) }))).toBe(false);
    expect(isOneSided(result({ right: flatAudiogram(10), left: flatAudiogram(90), cap: 80 }))).toBe(
      true,
    );
    expect(isOneSided(result({ right: flatAudiogram(25), left: flatAudiogram(60) }))).toBe(false);
  });
});

test.each([
  ['flat', flatAudiogram(40)],
  ['sloping', standardAudiogram('N2')],
  ['steep', standardAudiogram('S1')],
  ['notch', notchAt4000()],
  ['rising', { ...flatAudiogram(20), 250: 55, 500: 50, 1000: 40 }],
  ['mixed', { ...flatAudiogram(30), 1000: 50 }],
] as const)('the shape is %s', (shape, levels) => {
  expect(shapeOf(points(levels))).toBe(shape);
});

test('an ear with a pitch missing has no shape', () => {
  expect(shapeOf(points(flatAudiogram(30)).slice(1))).toBeNull();
});

describe('asymmetry', () => {
  const even = points(flatAudiogram(30));

  test.each([
    ['N1 and N3', points(standardAudiogram('N1')), points(standardAudiogram('N3')), true],
    ['the same ears', even, even, false],
    ['15 dB at one pitch', even, points({ ...flatAudiogram(30), 2000: 45 }), false],
    ['15 dB at two neighbours', even, points({ ...flatAudiogram(30), 3000: 45, 4000: 45 }), true],
    [
      'two pitches that are no neighbours',
      even,
      points({ ...flatAudiogram(30), 500: 45, 4000: 45 }),
      false,
    ],
    [
      'neighbours to different sides',
      even,
      points({ ...flatAudiogram(30), 3000: 45, 4000: 15 }),
      false,
    ],
    ['one ear that hears nothing', even, points(flatAudiogram(90), 60), true],
    [
      'two ears that hear nothing',
      points(flatAudiogram(90), 60),
      points(flatAudiogram(90), 65),
      false,
    ],
  ])('%s', (_what, right, left, expected) => {
    expect(isAsymmetric(right, left)).toBe(expected);
    expect(isAsymmetric(left, right)).toBe(expected);
  });
});

describe('red flags', () => {
  test('a sudden loss is urgent and comes first', () => {
    expect(findRedFlags(['pain', 'sudden-loss'], null)).toEqual([
      { sign: 'sudden-loss', urgency: 'now' },
      { sign: 'pain', urgency: 'soon' },
    ]);
  });

  test('the test finds its own', () => {
    const deaf = result({ right: flatAudiogram(100), cap: 80, flags: ['asymmetry'] });
    expect(findRedFlags([], deaf).map(({ sign }) => sign)).toEqual(['asymmetry', 'beyond-measure']);
    expect(findRedFlags([], result({ flags: ['noisy'] }))).toEqual([]);
  });

  test('a poor result warns of nothing but of a difference between the ears that was confirmed', () => {
    const right = flatAudiogram(100);
    expect(findRedFlags([], result({ reliability: 'poor', right, cap: 80 }))).toEqual([]);
    expect(findRedFlags([], result({ reliability: 'poor', flags: ['asymmetry'] }))).toEqual([
      { sign: 'asymmetry', urgency: 'soon' },
    ]);
  });

  test('tones that both ears missed at the loudest level count without dB HL too', () => {
    const relative = { mode: 'relative', right: flatAudiogram(100), cap: 70 } as const;
    expect(findRedFlags([], result(relative))).toEqual([
      { sign: 'beyond-measure', urgency: 'soon' },
    ]);
    expect(findRedFlags([], result({ ...relative, left: flatAudiogram(30) }))).toEqual([]);
  });
});

describe('the suggested level', () => {
  const quiet = { redFlags: [], hasTroubleInNoise: false };
  const noise = { redFlags: [], hasTroubleInNoise: true };
  const red = { ...quiet, redFlags: findRedFlags(['pain'], null) };
  const s1 = standardAudiogram('S1');

  // The shape of a loss never suggests a more expensive level: there is no evidence for it.
  test.each([
    ['an even loss', {}, quiet, { level: 'basic', reason: 'quiet' }],
    ['trouble in noise', {}, noise, { level: 'advanced', reason: 'speech-in-noise' }],
    ['a steep loss', { right: s1 }, quiet, { level: 'basic', reason: 'quiet' }],
    ['both', { right: s1 }, noise, { level: 'advanced', reason: 'speech-in-noise' }],
  ] as const)('%s', (_what, change, told, expected) => {
    expect(suggestTech(result(change), told)).toEqual({ kind: 'level', ...expected });
  });

  test.each([
    ['red-flag', {}, red],
    ['poor', { reliability: 'poor' }, quiet],
    ['not-calibrated', { mode: 'relative' }, quiet],
    ['beyond', { right: standardAudiogram('N7'), cap: 80 }, quiet],
    ['too-severe', { right: standardAudiogram('N5') }, quiet],
    ['no-loss', { right: flatAudiogram(5) }, quiet],
  ] as const)('none: %s', (reason, change, told) => {
    expect(suggestTech(result(change), told)).toEqual({ kind: 'none', reason });
  });

  test('a normal average with high pitches lost is no reason to suggest nothing', () => {
    const right = { ...flatAudiogram(5), 6000: 45, 4000: 30, 8000: 50 };
    expect(degreeOf(result({ right }))).toMatchObject({ to: 'normal' });
    expect(suggestTech(result({ right }), quiet).kind).toBe('level');
  });
});

test('the band grows with what is uncertain', () => {
  const widths = [
    result({ mode: 'clinical' }),
    result(),
    result({ reliability: 'fair' }),
    result({ mode: 'model' }),
  ].map(bandOf);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(bandOf(result())).toBeCloseTo(2 * Math.hypot(3.5, 5));
  expect(bandOf(result({ mode: 'relative' }))).toBeCloseTo(2 * Math.hypot(3.5, 7.5));
});
