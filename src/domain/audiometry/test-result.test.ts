import { parseTestResult, testResultVersion, type TestResult } from './test-result';

const result: TestResult = {
  version: testResultVersion,
  takenAt: '2026-11-21T17:00:00.000Z',
  calibration: { mode: 'reference', sdDb: 5 },
  ears: {
    R: { points: [{ hz: 1000, db: 25, n: 11 }], pta4: 25 },
    L: {
      points: [{ hz: 4000, db: null, noResponse: true, triedDb: 80, n: 6 }],
      pta4: 60,
      ptaIsLowerBound: true,
    },
  },
  reliability: 'good',
  flags: ['asymmetry'],
  device: { sampleRate: 48_000, headphone: 'earpods' },
  trials: [
    {
      kind: 'catch',
      ear: 'R',
      channel: 'R',
      hz: 1000,
      db: 30,
      dbfs: null,
      onset: 12.5,
      heard: false,
      latencyMs: null,
      earlyPresses: 0,
      state: 'scored',
    },
  ],
};

test('a result reads back as it was written', () => {
  expect(parseTestResult(JSON.parse(JSON.stringify(result)))).toEqual(result);
});

test('the log may be missing, unknown fields are dropped', () => {
  const short = { ...result, trials: undefined };
  expect(parseTestResult({ ...short, injected: '<script>' })).toEqual(short);
});

test.each([
  ['nothing', null],
  ['text', 'good'],
  ['an ear missing', { ...result, ears: { R: result.ears.R } }],
  ['a label of its own', { ...result, reliability: 'excellent' }],
  ['a time that is none', { ...result, takenAt: 'yesterday' }],
  [
    'a level that is no number',
    { ...result, ears: { ...result.ears, R: { points: [], pta4: NaN } } },
  ],
  ['an endless level', { ...result, ears: { ...result.ears, R: { points: [], pta4: Infinity } } }],
  ['numbers as text', { ...result, device: { sampleRate: '48000' } }],
])('%s is no result', (_what, value) => {
  expect(parseTestResult(value)).toBeNull();
});
