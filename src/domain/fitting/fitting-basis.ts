import { isInHearingLevels, type EarSide, type TestResult } from '../audiometry/test-result';
import { earThresholdsOf } from './ear-thresholds';

/**
 * What a sheet is made from: a saved test, an audiogram that staff typed in from a prescription, thresholds measured
 * through the delivered aids, or nothing: then it is a starting fit for a typical loss, and says so.
 */
export const fittingBases = ['test', 'typed', 'in_situ', 'starting'] as const;
export type FittingBasis = (typeof fittingBases)[number];

/** Why no targets are made from a result. Each has a sentence that says how to get a better one. */
export const basisFaults = ['relative', 'poor', 'incomplete'] as const;
export type BasisFault = (typeof basisFaults)[number];

/** Why this result cannot set these ears; null when it can. */
export function basisFaultOf(result: TestResult, ears: readonly EarSide[]): BasisFault | null {
  if (!isInHearingLevels(result.calibration)) return 'relative';
  if (result.reliability === 'poor') return 'poor';
  const isWhole = ears.every((side) => earThresholdsOf(result.ears[side].points) !== null);
  return isWhole ? null : 'incomplete';
}
