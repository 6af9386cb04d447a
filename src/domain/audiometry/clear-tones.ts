import { consistencyOf } from './answer-consistency';
import { combinePoints } from './combined-points';
import { limitsOf } from './cup-limits';
import type { Frequency } from './frequencies';
import type { Check, ProcedureState } from './procedure-state';
import { otherSide } from './rounds';
import { largestRiseDb } from './safety';
import { earSides, type EarSide, type Trial } from './test-result';

/** Pitches that a clearly audible tone is taken from, the surest first. */
const clearPitches: readonly Frequency[] = [1000, 500, 2000, 250, 4000, 8000];

const closingTonesPerEar = 2;
const tonesInDoubtPerEar = 3;

/** Evidence of lapses from which the end of the test is looked at more closely. */
const lapseEvidenceForDoubt = 0.1;

/** Of twelve. An ear that hears little and one that is not attended to look alike: few tones tell them apart. */
const fewestThresholdsForTrust = 10;

/** Tones 10 dB above thresholds of this ear, the surest first: none where none was found that leaves room for it. */
export function clearTones(
  state: ProcedureState,
  ear: EarSide,
  reason: Check['reason'],
): readonly Check[] {
  const points = combinePoints(state.measurements, ear);
  return clearPitches.flatMap((hz) => {
    const threshold = points.find((point) => point.hz === hz)?.db ?? null;
    const { loudestDb } = limitsOf(state.settings, ear, hz);
    if (threshold === null || threshold + largestRiseDb > loudestDb) return [];
    return [{ reason, ear, hz, levelDb: threshold + largestRiseDb, misses: 0 }];
  });
}

/** Somebody who fell asleep on the way no longer hears what was easy in the beginning. */
export function closingTones(state: ProcedureState): readonly Check[] {
  return ofBothEars(state, (tones) => tones.slice(0, closingTonesPerEar));
}

/** More of them, at other pitches, for a listener who may not be attending: four tones prove little. */
export function tonesInDoubt(state: ProcedureState): readonly Check[] {
  const evidence = consistencyOf(state.trials)?.lapseEvidence ?? 0;
  const heard = earSides
    .flatMap((ear) => combinePoints(state.measurements, ear))
    .filter(({ db }) => db !== null).length;
  const isInDoubt =
    evidence >= lapseEvidenceForDoubt ||
    countMissedChecks(state.trials) > 0 ||
    heard < fewestThresholdsForTrust;
  if (!isInDoubt) return [];
  return ofBothEars(state, (tones) =>
    tones.slice(closingTonesPerEar, closingTonesPerEar + tonesInDoubtPerEar),
  );
}

/** Clearly audible tones that were not answered. */
export function countMissedChecks(trials: readonly Trial[]): number {
  return checksOf(trials).filter(({ heard }) => !heard).length;
}

export function countHeardChecks(trials: readonly Trial[]): number {
  return checksOf(trials).filter(({ heard }) => heard).length;
}

function checksOf(trials: readonly Trial[]): readonly Trial[] {
  return trials.filter(({ kind, state }) => kind === 'check' && state === 'scored');
}

function ofBothEars(
  state: ProcedureState,
  choose: (tones: readonly Check[]) => readonly Check[],
): readonly Check[] {
  const { firstEar } = state.settings;
  const ears = [firstEar, otherSide(firstEar)];
  return ears.flatMap((ear) => choose(clearTones(state, ear, 'closing')));
}
