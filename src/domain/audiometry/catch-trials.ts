import type { Rng } from './procedure-state';
import type { Trial } from './test-result';

/** Silent slots: a press in one of them is a press without hearing. */

/** Fewest in a whole test. */
export const fewestCatchTrials = 10;

/** A catch trial is always followed by a tone; after that each slot may be silent. One slot in eight is, on average. */
const chance = 1 / 7;

/** Once presses without a tone have raised a doubt, one slot in five is silent. */
const chanceInDoubt = 1 / 4;
const falseAlarmsForDoubt = 2;

/**
 * At most this many tones between two silent slots; a short test, of an ear that hears little, has them closer
 * together.
 */
const mostTonesBetween = 12;
const mostTonesWhenBehind = 3;

/**
 * Whether the next slot is to be silent. Never two in a row, never before the first tone. `share`: how much of the test
 * is done, 0 to 1.
 */
export function isSilentSlot(trials: readonly Trial[], share: number, rng: Rng): boolean {
  const last = trials.findLastIndex(({ kind }) => kind === 'catch');
  const tonesSince = trials.slice(last + 1).filter(({ kind }) => kind === 'tone').length;
  if (tonesSince === 0) return false;
  const isBehind = countCatchTrials(trials) < Math.floor(fewestCatchTrials * share);
  if (tonesSince >= (isBehind ? mostTonesWhenBehind : mostTonesBetween)) return true;
  return rng() < (countFalseAlarms(trials) >= falseAlarmsForDoubt ? chanceInDoubt : chance);
}

export function countCatchTrials(trials: readonly Trial[]): number {
  return trials.filter(({ kind, state }) => kind === 'catch' && state === 'scored').length;
}

/** Presses in silent slots. */
export function countFalseAlarms(trials: readonly Trial[]): number {
  return trials.filter(({ kind, state, heard }) => kind === 'catch' && state === 'scored' && heard)
    .length;
}
