import { consistencyOf } from './answer-consistency';
import { combinePoints } from './combined-points';
import { limitsOf } from './cup-limits';
import type { Frequency } from './frequencies';
import type { Check, ProcedureState } from './procedure-state';
import { otherSide } from './rounds';
import { largestRiseDb } from './safety';
import { earSides, type EarSide, type Trial } from './test-result';

/** Pitches for clearly audible tones, the surest first. */
const clearPitches: readonly Frequency[] = [1000, 500, 2000, 250, 4000, 8000];

const closingTonesPerEar = 2;

/**
 * A listener counts as attentive only from this evidence on (`attentionEvidence`): by Wald's bound one in three
 * thousand inattentive listeners gets this far, before all other signs. Below `attentionForDespair` more tones do not
 * help.
 */
export const attentionForTrust = 8;
const attentionForDespair = -4;

/** More tones tire the listener and prove no more about one who misses some. */
const mostTonesInDoubt = 24;

/** Tones 10 dB above thresholds of this ear, the surest first; empty where no threshold leaves room for them. */
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

/**
 * After the break, one clear tone in each ear, of which only the one in the second ear is to be answered: a wrong
 * answer shows headphones that were put on the other way round. The order must not be guessable.
 */
export function sideTones({ settings, trials }: ProcedureState): readonly Check[] {
  const { firstEar, clearDb } = settings;
  const wanted = otherSide(firstEar);
  const ears = trials.length % 2 === 0 ? [firstEar, wanted] : [wanted, firstEar];
  return ears.map((ear) => ({ reason: 'sides', ear, hz: 1000, levelDb: clearDb, misses: 0 }));
}

/** Clear tones at the end: a listener who has fallen asleep misses what was easy in the beginning. */
export function closingTones(state: ProcedureState): readonly Check[] {
  return ofBothEars(state, (tones) => tones.slice(0, closingTonesPerEar));
}

/**
 * One more clear tone, until the answers show an attentive listener: an ear that hears little gives little evidence by
 * itself.
 */
export function toneInDoubt(state: ProcedureState): readonly Check[] {
  const played = checksOf(state.trials);
  if (played.length >= closingTonesPerEar * earSides.length + mostTonesInDoubt) return [];
  const evidence = consistencyOf(state.trials)?.attentionEvidence ?? 0;
  if (evidence >= attentionForTrust || evidence <= attentionForDespair) return [];
  const timesPlayed = (tone: Check) =>
    played.filter(({ ear, hz }) => ear === tone.ear && hz === tone.hz).length;
  return ofBothEars(state, (tones) => tones)
    .sort((one, other) => timesPlayed(one) - timesPlayed(other))
    .slice(0, 1);
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
): Check[] {
  const { firstEar } = state.settings;
  const ears = [firstEar, otherSide(firstEar)];
  return ears.flatMap((ear) => choose(clearTones(state, ear, 'closing')));
}
