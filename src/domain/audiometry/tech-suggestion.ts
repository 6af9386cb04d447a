import type { TechLevel } from '../product-choice';
import { shapeOf } from './audiogram-shape';
import { degreeOf, grades, type Grade } from './hearing-degree';
import { highFrequencyAverage } from './pure-tone-average';
import type { RedFlag } from './red-flags';
import { earSides, type TestResult } from './test-result';

/** Why a level is suggested: for an even loss in quiet days; for speech in noise; for a loss that falls off steeply; for both. */
type SuggestionReason = 'even' | 'speech-in-noise' | 'steep' | 'steep-and-noise';

/** Why none is: safety comes first, then honesty about what was measured. */
export type NoSuggestionReason =
  'red-flag' | 'poor' | 'not-calibrated' | 'incomplete' | 'beyond' | 'too-severe' | 'no-loss';

export type TechSuggestion =
  | { kind: 'level'; level: TechLevel; reason: SuggestionReason }
  | { kind: 'none'; reason: NoSuggestionReason };

/** The worst grade an aid that is chosen without a visit may be suggested for, taking the mildest end of the band. */
const worstGrade: Grade = 'moderate';

/** Average of 4000 and 8000 Hz from which an aid can help although PTA4 is normal. */
const lossInHighPitchesDb = 35;

/**
 * The tech level that fits a result, with its reason. `hasTroubleInNoise`: following talk in noise is what the listener
 * asks help for. Levels differ in how they handle noise, not in how loud they get.
 */
export function suggestTech(
  result: TestResult,
  { redFlags, hasTroubleInNoise }: { redFlags: readonly RedFlag[]; hasTroubleInNoise: boolean },
): TechSuggestion {
  const against = reasonAgainst(result, redFlags);
  if (against) return { kind: 'none', reason: against };
  const shapes = earSides.map((side) => shapeOf(result.ears[side].points));
  const isSteep = shapes.some((shape) => shape === 'steep' || shape === 'notch');
  if (isSteep && hasTroubleInNoise) {
    return { kind: 'level', level: 'premium', reason: 'steep-and-noise' };
  }
  if (isSteep) return { kind: 'level', level: 'advanced', reason: 'steep' };
  if (hasTroubleInNoise) return { kind: 'level', level: 'advanced', reason: 'speech-in-noise' };
  return { kind: 'level', level: 'basic', reason: 'even' };
}

/** A normal average may hide what later years take first. */
function losesHighPitches({ ears }: TestResult): boolean {
  return earSides.every((side) => {
    const { db, isBeyond } = highFrequencyAverage(ears[side].points);
    return isBeyond || (db !== null && db >= lossInHighPitchesDb);
  });
}

function reasonAgainst(
  result: TestResult,
  redFlags: readonly RedFlag[],
): NoSuggestionReason | null {
  if (redFlags.length > 0) return 'red-flag';
  const degree = degreeOf(result);
  if (degree.kind === 'beyond') return 'beyond';
  if (degree.kind === 'unknown') {
    return degree.reason === 'relative' ? 'not-calibrated' : degree.reason;
  }
  if (degree.to === 'normal' && !losesHighPitches(result)) return 'no-loss';
  return grades.indexOf(degree.from) > grades.indexOf(worstGrade) ? 'too-severe' : null;
}
