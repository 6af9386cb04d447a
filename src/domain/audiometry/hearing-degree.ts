import { puretoneAverage } from './pure-tone-average';
import { isInHearingLevels, type EarSide, type TestResult } from './test-result';
import { averageSdOf } from './uncertainty';

/** WHO 2021, by the average of 500, 1000, 2000 and 4000 Hz: each grade starts at its value in dB HL. */
const from = {
  normal: -Infinity,
  mild: 20,
  moderate: 35,
  moderatelySevere: 50,
  severe: 65,
  profound: 80,
  complete: 95,
} as const;

export const grades = [
  'normal',
  'mild',
  'moderate',
  'moderatelySevere',
  'severe',
  'profound',
  'complete',
] as const satisfies readonly (keyof typeof from)[];
export type Grade = (typeof grades)[number];

/**
 * The degree of a loss, as far as the result allows one. `range`: likely from one grade to another, the same twice
 * where the band lies within one; `isAtLeast`: the true degree may be higher than `to`, because a tone was not heard.
 * `beyond`: more than this test can measure. `unknown`: no degree can be given.
 */
export type Degree =
  | { kind: 'range'; from: Grade; to: Grade; isAtLeast: boolean }
  | { kind: 'beyond' }
  | { kind: 'unknown'; reason: 'relative' | 'poor' | 'incomplete' };

/** The WHO grade of an average in dB HL. */
export function gradeOf(averageDb: number): Grade {
  return grades.findLast((grade) => averageDb >= from[grade]) ?? 'normal';
}

/** The degree in one ear. */
export function degreeOfEar(result: TestResult, side: EarSide): Degree {
  if (!isInHearingLevels(result.calibration)) return { kind: 'unknown', reason: 'relative' };
  if (result.reliability === 'poor') return { kind: 'unknown', reason: 'poor' };
  const { db, isLowerBound, isBeyond } = puretoneAverage(result.ears[side].points);
  if (isBeyond) return { kind: 'beyond' };
  if (db === null) return { kind: 'unknown', reason: 'incomplete' };
  const sd = averageSdOf(result);
  return {
    kind: 'range',
    from: gradeOf(db - sd),
    to: gradeOf(db + sd),
    isAtLeast: isLowerBound,
  };
}

/** The degree of a person: that of the better ear (WHO). */
export function degreeOf(result: TestResult): Degree {
  return degreeOfEar(result, betterEar(result) ?? 'R');
}

/** The ear with the lower average; null when neither has one. An ear with an average wins over one without. */
function betterEar({ ears }: TestResult): EarSide | null {
  const right = puretoneAverage(ears.R.points).db;
  const left = puretoneAverage(ears.L.points).db;
  if (right === null && left === null) return null;
  if (right === null) return 'L';
  if (left === null) return 'R';
  return left < right ? 'L' : 'R';
}

/** WHO's one-sided loss: below 20 dB in the better ear, 35 or more in the worse one, or too much to be measured. */
export function isOneSided(result: TestResult): boolean {
  const better = betterEar(result);
  if (better === null || degreeOf(result).kind !== 'range') return false;
  const worse = puretoneAverage(result.ears[better === 'R' ? 'L' : 'R'].points);
  const best = puretoneAverage(result.ears[better].points).db ?? Infinity;
  return best < from.mild && (worse.isBeyond || (worse.db ?? -Infinity) >= from.moderate);
}
