import type { TechLevel } from '../catalogue/product-choice';
import { degreeOf, grades, type Grade } from './hearing-degree';
import { highFrequencyAverage } from './pure-tone-average';
import type { RedFlag } from './red-flags';
import { earSides, type TestResult } from './test-result';

/** Why a level is suggested: the situations in which the listener wants help. */
export type SuggestionReason = 'quiet' | 'speech-in-noise';

/** Why no level is suggested: safety comes first, then honesty about what was measured. */
export type NoSuggestionReason =
  'red-flag' | 'poor' | 'not-calibrated' | 'incomplete' | 'beyond' | 'too-severe' | 'no-loss';

export type TechSuggestion =
  | { kind: 'level'; level: TechLevel; reason: SuggestionReason }
  | { kind: 'none'; reason: NoSuggestionReason };

/** The worst grade for which an aid may be suggested without a visit, by the mildest end of the band. */
const worstGrade: Grade = 'moderate';

/** Average of 4000 and 8000 Hz from which an aid can help although PTA4 is normal. */
const lossInHighPitchesDb = 35;

/**
 * The tech level to look at first, with its reason. `hasTroubleInNoise`: the listener wants help with following talk in
 * noise. Levels differ in how they handle noise. The shape of a loss decides nothing: blinded trials found no benefit
 * of a higher level (Cox 2014 and 2016), so the most expensive one is never suggested from a result.
 */
export function suggestTech(
  result: TestResult,
  { redFlags, hasTroubleInNoise }: { redFlags: readonly RedFlag[]; hasTroubleInNoise: boolean },
): TechSuggestion {
  const against = reasonAgainst(result, redFlags);
  if (against) return { kind: 'none', reason: against };
  return hasTroubleInNoise
    ? { kind: 'level', level: 'advanced', reason: 'speech-in-noise' }
    : { kind: 'level', level: 'basic', reason: 'quiet' };
}

/** A normal average may hide an age-related loss in the high pitches. */
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
