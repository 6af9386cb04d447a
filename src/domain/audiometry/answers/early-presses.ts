import type { Trial } from '../test-result';

/** Presses between tones in more than this share of slots: what to do is explained again. */
export const mostEarlyShare = 0.2;

/** In how many of the scored slots the listener had pressed before the tone. */
export function earlyPressesOf(trials: readonly Trial[]): { early: number; slots: number } {
  const scored = trials.filter(({ state }) => state === 'scored');
  return {
    early: scored.filter(({ earlyPresses }) => earlyPresses > 0).length,
    slots: scored.length,
  };
}
