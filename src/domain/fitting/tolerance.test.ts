import { calibrationOf } from '../audiometry/calibration';
import { byFrequency, type ByFrequency } from '../audiometry/level';
import type { CalibrationMode } from '../audiometry/test-result';
import { standardAudiogram } from '@/testing/listeners/audiograms';
import { normalRandom, seededRandom } from '@/testing/listeners/seeded-random';
import { fitEar } from './fit-ear';
import { isWithinTolerance, shareWithinTolerance } from './tolerance';

/** As `uncertainty.ts` has it: one threshold by the procedure alone. */
const procedureSdDb = 3.5;
const runs = 2000;
const choices = { isPair: false, dome: 'closed', isFirstTime: false } as const;

/** Losses for which the shop's aids are made. */
const losses: readonly ByFrequency[] = [
  standardAudiogram('N2'),
  standardAudiogram('N3'),
  standardAudiogram('S1'),
  byFrequency(() => 40),
];

/**
 * Error of a way of calibration as standard deviations in dB: of a whole cup, and of each pitch by itself.
 * own run has the procedure's error at each pitch; headphones of one model differ in level by 6 dB and at each pitch by
 * 5 (`ordinary-headphones.ts`). Nobody has measured the split; the total is that of `calibration.ts`.
 */
type ErrorSd = { cup: number; pitch: number };
const errors: Partial<Record<CalibrationMode, ErrorSd>> = {
  clinical: { cup: 3, pitch: 0 },
  reference: { cup: 4.3, pitch: 2.5 },
  model: { cup: 6, pitch: 5.3 },
};

/** Share of ears fitted within tolerance, in percent, over simulated listeners. */
function shareOf({ cup, pitch }: ErrorSd): number {
  const rng = seededRandom(20_261_124);
  const fitted = Array.from({ length: runs }, (_, index) => {
    const truth = losses[index % losses.length] ?? byFrequency(() => 40);
    const cupDb = cup * normalRandom(rng);
    const found = byFrequency(
      (hz) => truth[hz] + cupDb + Math.hypot(pitch, procedureSdDb) * normalRandom(rng),
    );
    const [target, measured] = [truth, found].map((thresholdsDbHl) =>
      fitEar({ thresholdsDbHl, bandDb: 0, choices }),
    );
    return target !== undefined && measured !== undefined && isWithinTolerance(measured, target);
  });
  return (100 * fitted.filter(Boolean).length) / runs;
}

test.each(['clinical', 'reference', 'model'] as const)(
  'by simulation, the share of sheets within tolerance is the one we tell: %s',
  (mode) => {
    const error = errors[mode] ?? { cup: 0, pitch: 0 };
    expect(Math.hypot(error.cup, error.pitch)).toBeCloseTo(calibrationOf(mode).sdDb ?? 0, 0);
    expect(Math.abs(shareOf(error) - (shareWithinTolerance[mode] ?? 0))).toBeLessThanOrEqual(3);
  },
);

test('set by comfortable speech it is a coin toss: there is no sheet, and no share to tell', () => {
  // People choose comfortable speech with a spread of about 11 dB.
  expect(shareOf({ cup: 11, pitch: 5 })).toBeLessThan(50);
  expect([shareWithinTolerance.anchored, shareWithinTolerance.relative]).toEqual([null, null]);
});
