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

/**
 * Nobody counts as attentive before the answers speak for it this clearly (`attentionEvidence`): by Wald's bound one in three
 * thousand who do not attend gets so far, before all other signs of it. Below `attentionForDespair` no more tones help.
 */
export const attentionForTrust = 8;
const attentionForDespair = -4;

/** More of them tire, and prove no more about somebody who misses some. */
const mostTonesInDoubt = 24;

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

/**
 * After the break, one clear tone in each ear, of which only the one in the second ear is to be answered: it shows headphones
 * that were put on the other way round. The order is not to be guessed.
 */
export function sideTones({ settings, trials }: ProcedureState): readonly Check[] {
  const { firstEar, clearDb } = settings;
  const wanted = otherSide(firstEar);
  const ears = trials.length % 2 === 0 ? [firstEar, wanted] : [wanted, firstEar];
  return ears.map((ear) => ({ reason: 'sides', ear, hz: 1000, levelDb: clearDb, misses: 0 }));
}

/** Somebody who fell asleep on the way no longer hears what was easy in the beginning. */
export function closingTones(state: ProcedureState): readonly Check[] {
  return ofBothEars(state, (tones) => tones.slice(0, closingTonesPerEar));
}

/** Another one, until the answers speak for a listener who attends: an ear that hears little proves little by itself. */
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
