import fc from 'fast-check';
import { isAsymmetric } from '../asymmetry';
import { calibrationOf } from '../calibration';
import { mainFrequencies, type Frequency } from '../frequencies';
import { nominalScale } from '../headphones';
import { startProcedure } from '../procedure';
import type { Measurement, ProcedureState, Round } from '../procedure-state';
import { earOf } from '../pure-tone-average';
import { earSides, type EarSide, type TestResult } from '../test-result';
import { bandOf } from '../uncertainty';
import { resultWithHelper } from './calibrated-result';
import type { Helper } from './helper';

const takenAt = '2026-11-23T10:00:00.000Z';
const young: Helper = { birthYear: 2006, sex: 'woman' };

/** A finished run with these measurements and nothing else. */
function runWith(measurements: readonly Measurement[], isHelper = false): ProcedureState {
  const settings = {
    firstEar: 'R' as const,
    scale: nominalScale(),
    calibration: calibrationOf('anchored'),
    isAnchored: true,
    isSensitive: false,
    isHelper,
    sideCheck: { correct: 6, of: 6 },
    clearDb: 40,
    waitSeconds: 1,
  };
  return { ...startProcedure(settings), stage: 'done', familiarisation: null, measurements };
}

function measured(
  levelOf: (ear: EarSide, hz: Frequency) => number | null,
  round: { R: Round; L: Round } = { R: 'first-ear', L: 'second-ear' },
): Measurement[] {
  return earSides.flatMap((ear) =>
    mainFrequencies.map((hz) => ({
      ear,
      channel: ear,
      hz,
      round: round[ear],
      db: levelOf(ear, hz),
      triedDb: levelOf(ear, hz) === null ? 80 : null,
      n: 6,
    })),
  );
}

const helperOf = (levelOf: (cup: EarSide, hz: Frequency) => number | null) =>
  runWith(measured(levelOf), true);

function calibrated(own: ProcedureState, helperRun: ProcedureState, helper = young): TestResult {
  const device = { sampleRate: 48_000 };
  const made = resultWithHelper(own, helperRun, { helper, takenAt, device });
  if (!made.ok) throw new Error(made.code);
  return made.result;
}

const levels = (result: TestResult, side: EarSide) =>
  result.ears[side].points.map(({ hz, db }) => [hz, db]);

describe('cup by cup', () => {
  it('takes what the helper heard in the same cup off each measurement', () => {
    const own = runWith(measured((ear) => (ear === 'R' ? 50 : 40)));
    const result = calibrated(
      own,
      helperOf((cup, hz) => (cup === 'R' ? 10 : hz === 250 ? 20 : 0)),
    );
    expect(levels(result, 'R')).toEqual(
      [250, 500, 1000, 2000, 3000, 4000, 8000].map((hz) => [hz, 40]),
    );
    expect(levels(result, 'L')[0]).toEqual([250, 20]);
    expect(result.ears.L.pta4).toBe(40);
    expect(result.calibration).toEqual({ mode: 'reference', sdDb: expect.closeTo(5, 1) });
  });

  it('corrects a turned headphone by the cup that was on the ear, not by the ear', () => {
    const turned = (['R', 'L'] as const).map((ear) => ({
      ear,
      channel: ear === 'R' ? ('L' as const) : ('R' as const),
      hz: 2000 as const,
      round: 'swapped' as const,
      db: ear === 'R' ? 30 : 48,
      triedDb: null,
      n: 6,
    }));
    // The right cup is 18 dB weak and both ears hear 30.
    const own = runWith([...measured((ear) => (ear === 'R' ? 48 : 30)), ...turned]);
    const result = calibrated(
      own,
      helperOf((cup) => (cup === 'R' ? 18 : 0)),
    );
    expect(levels(result, 'R')).toEqual(levels(result, 'L'));
    expect(result.flags).not.toContain('headphones-differ');
    expect(result.flags).not.toContain('asymmetry');
  });

  it('shifts the loudest level too, where nothing was heard', () => {
    const own = runWith(measured((_ear, hz) => (hz === 8000 ? null : 40)));
    const point = calibrated(
      own,
      helperOf(() => 10),
    ).ears.R.points.at(-1);
    expect(point).toMatchObject({ hz: 8000, db: null, noResponse: true, triedDb: 70 });
  });

  it('leaves out a pitch that the helper did not hear, and says that it is missing', () => {
    const result = calibrated(
      runWith(measured(() => 40)),
      helperOf((cup, hz) => (cup === 'L' && hz === 8000 ? null : 0)),
    );
    expect(result.ears.L.points.at(-1)).toEqual({ hz: 8000, db: null, n: 6 });
    expect(result.flags).toContain('incomplete');
  });

  it('takes the mean of the helper’s neighbours for a pitch between two octaves', () => {
    const extra = { ear: 'R', channel: 'R', hz: 6000, round: 'first-extras' } as const;
    const own = runWith([...measured(() => 40), { ...extra, db: 60, triedDb: null, n: 6 }]);
    const result = calibrated(
      own,
      helperOf((_cup, hz) => (hz === 4000 ? 10 : 0)),
    );
    expect(result.ears.R.points.find(({ hz }) => hz === 6000)?.db).toBe(55);
  });
});

it('takes what is normal at the helper’s age off their levels, and widens the band', () => {
  const own = runWith(measured(() => 40));
  const helperRun = helperOf(() => 10);
  const at25 = calibrated(own, helperRun, { birthYear: 2001, sex: 'man' });
  const at44 = calibrated(own, helperRun, { birthYear: 1982, sex: 'man' });
  expect(levels(at25, 'R').at(-1)).toEqual([8000, 31]);
  expect(levels(at44, 'R').at(-1)).toEqual([8000, 44]);
  expect(bandOf(at44)).toBeGreaterThan(bandOf(at25) + 3);
  expect(calibrated(own, helperRun, { birthYear: 1982, sex: 'unsaid' }).ears.R.pta4).toBeLessThan(
    at44.ears.R.pta4 ?? 0,
  );
});

it('doubts the result where the helper’s run leaves doubt', () => {
  const made = calibrated(
    runWith(measured(() => 40)),
    helperOf(() => 0),
  );
  expect(made.reliability).toBe('fair');
});

/** Levels on the grid of the test, by pitch; now and then nothing was heard. */
const heardLevels = fc
  .record({
    base: fc.integer({ min: 0, max: 12 }),
    rest: fc.array(fc.integer({ min: -4, max: 5 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ base, rest }) => rest.map((step) => 5 * (base + step)));
const anyMeasurements = fc
  .record({
    R: heardLevels,
    L: heardLevels,
    again: heardLevels,
    turned: heardLevels,
    pair: fc.integer({ min: -1, max: 4 }),
    isTurned: fc.boolean(),
  })
  .map(({ R, L, again, turned, pair, isTurned }): Measurement[] => {
    const pitches = [250, 500, 1000, 2000, 4000, 8000] as const;
    const at = (found: readonly number[], hz: Frequency) =>
      found[pitches.findIndex((pitch) => pitch === hz)] ?? 0;
    const first = measured((ear, hz) =>
      at(ear === 'R' ? R : L, hz) > 75 ? null : at(ear === 'R' ? R : L, hz),
    );
    const wanted = pair < 0 ? [] : pitches.slice(pair, pair + 2);
    const more = (round: Round, found: readonly number[]) =>
      earSides.flatMap((ear) =>
        wanted.map((hz, index): Measurement => ({
          ear,
          channel: round === 'swapped' ? (ear === 'R' ? 'L' : 'R') : ear,
          hz,
          round,
          db: found[index + (ear === 'R' ? 0 : 2)] ?? 0,
          triedDb: null,
          n: 6,
        })),
      );
    return [...first, ...more('asymmetry', again), ...(isTurned ? more('swapped', turned) : [])];
  });
const helperLevels = fc.array(
  fc.integer({ min: -2, max: 4 }).map((step) => 5 * step),
  { minLength: 16, maxLength: 16 },
);

it('flags always agree with the points that are shown', () => {
  const seen = { asymmetric: 0, even: 0 };
  fc.assert(
    fc.property(anyMeasurements, helperLevels, (own, heard) => {
      const helperRun = helperOf(
        (cup, hz) =>
          heard[mainFrequencies.findIndex((pitch) => pitch === hz) + (cup === 'R' ? 0 : 8)] ?? 0,
      );
      const result = calibrated(runWith(own), helperRun);
      const { R, L } = result.ears;
      const isFlagged = result.flags.includes('asymmetry');
      seen[isFlagged ? 'asymmetric' : 'even'] += 1;
      expect(isFlagged).toBe(isAsymmetric(R.points, L.points));
      expect(result.ears).toEqual({ R: earOf(R.points), L: earOf(L.points) });
    }),
    { numRuns: 400, seed: 20261123 },
  );
  expect(seen.asymmetric).toBeGreaterThan(40);
  expect(seen.even).toBeGreaterThan(40);
});
