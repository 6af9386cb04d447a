import type { Trial } from '../test-result';

/** Above this share of slots with presses between tones, the instructions are shown again. */
export const mostEarlyShare = 0.2;

/** Number of scored slots in which the listener had pressed before the tone. */
export function earlyPressesOf(trials: readonly Trial[]): { early: number; slots: number } {
  const scored = trials.filter(({ state }) => state === 'scored');
  return {
    early: scored.filter(({ earlyPresses }) => earlyPresses > 0).length,
    slots: scored.length,
  };
}
