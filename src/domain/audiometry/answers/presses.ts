import { fastestAnswerSeconds } from './answer-window';

/** Two presses within this time are one: a trembling hand, a bouncing switch. Seconds. */
const bounceSeconds = 0.25;

/** Adds a press unless it is a bounce of the one before. Seconds on the sound's clock. */
export function withPress(presses: readonly number[], at: number): number[] {
  const isNew = at - (presses.at(-1) ?? -Infinity) > bounceSeconds;
  return isNew ? [...presses, at] : [...presses];
}

/**
 * Scores the presses of a slot from `onset` to `until` (the end of its answer window), all in seconds on one clock: the
 * answer, the number of presses too early to have heard the tone, and the presses that belong to the next slot.
 */
export function scorePresses(
  presses: readonly number[],
  { onset, until }: { onset: number; until: number },
): { answer: number | null; early: number; later: number[] } {
  const from = onset + fastestAnswerSeconds;
  return {
    answer: presses.find((at) => at >= from && at <= until) ?? null,
    early: presses.filter((at) => at < from).length,
    later: presses.filter((at) => at > until),
  };
}
