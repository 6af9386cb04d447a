import { isAsymmetric, pairDiffers, type PitchPair } from './asymmetry';
import { combinePoints } from './combined-points';
import type { Measurement, ProcedureState } from './procedure-state';
import { earOf } from './pure-tone-average';
import { judgeReliability } from './reliability';
import { earSides, testResultVersion, type EarSide, type TestResult } from './test-result';

/** Cups that differ by this much, in dB, are flagged. */
const cupsDifferDb = 10;

/**
 * The result of a run. `takenAt`: ISO UTC; `device`: what it was played with. Flags: the doubts of `reliability.ts`,
 * `asymmetry`, `headphones-differ` (it was a cup, not an ear), `swap-declined`.
 *
 * `asymmetry` of a poor result is always a confirmed one: both ears were measured again and once more with the
 * headphones turned round. So it can be trusted whatever the reliability; an unconfirmed difference sets no flag there.
 */
export function resultOf(
  state: ProcedureState,
  about: { takenAt: string; device: TestResult['device'] },
): TestResult {
  const { reliability, doubts } = judgeReliability(state);
  const { measurements } = state;
  const isByCup = Math.abs(cupDifference(measurements)) >= cupsDifferDb;
  const isConfirmed = state.stage === 'done' && wasTurned(measurements);
  const isAsymmetryBelieved = earsDiffer(state, isByCup) && (reliability !== 'poor' || isConfirmed);
  return {
    version: testResultVersion,
    takenAt: about.takenAt,
    calibration: state.settings.calibration,
    ears: {
      R: earOf(combinePoints(measurements, 'R')),
      L: earOf(combinePoints(measurements, 'L')),
    },
    reliability,
    flags: [
      ...doubts,
      ...(isAsymmetryBelieved ? ['asymmetry'] : []),
      ...(isByCup ? ['headphones-differ'] : []),
      ...(state.flags.includes('swap-declined') ? ['swap-declined'] : []),
    ],
    device: about.device,
    trials: [...state.trials],
  };
}

/**
 * Whether the ears differ by the points that are shown. Where a cup made the difference, only the pitches measured with
 * both cups count; a helper has corrected each cup at every pitch.
 */
function earsDiffer({ measurements, settings }: ProcedureState, isByCup: boolean): boolean {
  const right = combinePoints(measurements, 'R');
  const left = combinePoints(measurements, 'L');
  const pair = pairMeasuredAgain(measurements);
  const isCorrected = settings.calibration.mode === 'reference';
  return isByCup && !isCorrected && pair
    ? pairDiffers(pair, right, left)
    : isAsymmetric(right, left);
}

/** Whether the pitches that differ were heard in both ears with the headphones turned round. */
function wasTurned(measurements: readonly Measurement[]): boolean {
  const turned = measurements.filter(({ round }) => round === 'swapped');
  return earSides.every((side) => turned.some(({ ear }) => ear === side));
}

function pairMeasuredAgain(measurements: readonly Measurement[]): PitchPair | null {
  const pitches = measurements
    .filter(({ round }) => round === 'asymmetry')
    .map(({ hz }) => hz)
    .sort((a, b) => a - b);
  const [lower, upper] = [pitches.at(0), pitches.at(-1)];
  return lower === undefined || upper === undefined ? null : [lower, upper];
}

/** How many dB weaker the right cup is than the left one, where both ears heard both cups; else 0. */
function cupDifference(measurements: readonly Measurement[]): number {
  const swapped = measurements.filter(({ round, db }) => round === 'swapped' && db !== null);
  const differences = swapped.flatMap(({ ear, hz, db }) => {
    const inPlace = measurements.filter(
      (one) => one.ear === ear && one.hz === hz && one.channel === ear,
    );
    const before = combinePoints(inPlace, ear).at(0)?.db ?? null;
    return before === null || db === null ? [] : [{ ear, db: before - db }];
  });
  const right = meanOf(differences, 'R');
  const left = meanOf(differences, 'L');
  return right === null || left === null ? 0 : (right - left) / 2;
}

function meanOf(differences: readonly { ear: EarSide; db: number }[], ear: EarSide): number | null {
  const found = differences.filter((one) => one.ear === ear);
  return found.length > 0 ? found.reduce((sum, { db }) => sum + db, 0) / found.length : null;
}
