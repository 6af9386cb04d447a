import type { Ear, TestResult } from '@/domain/audiometry/test-result';

function ear(levels: readonly [number, number | null][]): Ear {
  const at = (hz: number) => levels.find(([pitch]) => pitch === hz)?.[1] ?? null;
  const four = [500, 1000, 2000, 4000].map(at);
  const heard = four.filter((db) => db !== null);
  const mean = heard.reduce((sum, db) => sum + db, 0) / 4;
  return {
    points: levels.map(([hz, db]) =>
      db === null ? { hz, db, noResponse: true, triedDb: 80, n: 9 } : { hz, db, n: 8 },
    ),
    pta4: heard.length === 4 ? mean : null,
  };
}

/** A result with a high-frequency loss in both ears, calibrated by a helper's ears. */
export function aTestResult(change: Partial<TestResult> = {}): TestResult {
  return {
    version: '1',
    takenAt: '2026-11-20T10:00:00.000Z',
    calibration: { mode: 'reference', sdDb: 5 },
    ears: {
      R: ear([
        [250, 15],
        [500, 20],
        [1000, 30],
        [2000, 45],
        [4000, 55],
        [8000, 60],
      ]),
      L: ear([
        [250, 15],
        [500, 20],
        [1000, 25],
        [2000, 40],
        [4000, 60],
        [8000, 70],
      ]),
    },
    reliability: 'good',
    flags: [],
    device: { sampleRate: 48_000 },
    ...change,
  };
}
