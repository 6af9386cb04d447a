import { scorePresses, withPress } from '@/domain/audiometry/answers/presses';
import type { TonePlan } from './sound/tone-graph';

/** What a trial needs of the sound; the player has more. */
export interface TrialSound {
  now(): number;
  heardNow(): number;
  play(plan: TonePlan): boolean;
}

/** One slot: a tone, or silence of the same length. Seconds. */
export type TrialPlan = {
  /** Null is a silent slot. */
  tone: Omit<TonePlan, 'onset' | 'seconds'> | null;
  seconds: number;
  /** From the end of the slot before to this one's onset. */
  gap: number;
  /** How long after the tone an answer counts. */
  wait: number;
};

export type TrialAnswer = {
  /** On the context's clock. */
  onset: number;
  heard: boolean;
  latencyMs: number | null;
  /** Presses outside of any window since the slot before. */
  earlyPresses: number;
};

/** A tone is never scheduled closer to now than this, in seconds: the sound card needs to get it in time. */
const lookahead = 0.12;

/** Longest nap between two looks at the clock, in milliseconds. */
const longestNap = 200;

/** The sound's clock stands for this many looks, and this long in milliseconds: the sound was taken away. */
const stalledLooks = 20;
const stalledFor = 5000;

export interface TrialRunner {
  /** Plays one slot and waits for its answer; null when it was broken off or the sound stopped by itself. */
  run(plan: TrialPlan): Promise<TrialAnswer | null>;
  press(): void;
  /** Ends the running slot unscored. */
  abort(): void;
}

/**
 * Plays slots one after the other and listens to the button. Everything is measured on the sound's own clock: the press
 * is placed where the ear was when the hand moved, so delays of the device do not count as the listener's.
 */
export function createTrialRunner(sound: TrialSound): TrialRunner {
  let presses: number[] = [];
  let lastEnd = sound.now();
  let isAborted = false;

  return {
    press() {
      presses = withPress(presses, sound.heardNow());
    },
    abort() {
      isAborted = true;
    },
    async run({ tone, seconds, gap, wait }) {
      isAborted = false;
      const onset = Math.max(lastEnd + gap, sound.now() + lookahead);
      lastEnd = onset + seconds;
      if (tone && !sound.play({ ...tone, onset, seconds })) return null;
      const windowEnd = lastEnd + wait;
      const isOver = await waitUntil(sound, windowEnd, () => isAborted);
      if (!isOver) {
        lastEnd = sound.now();
        presses = [];
        return null;
      }
      const { answer, early, later } = scorePresses(presses, { onset, until: windowEnd });
      presses = later;
      return {
        onset,
        heard: answer !== null,
        latencyMs: answer === null ? null : Math.round((answer - onset) * 1000),
        earlyPresses: early,
      };
    },
  };
}

/** True when the ear has come to `time`; false when the wait was broken off or the sound's clock stands. */
async function waitUntil(
  sound: TrialSound,
  time: number,
  isBroken: () => boolean,
): Promise<boolean> {
  let moved = { at: performance.now(), clock: sound.now(), looks: 0 };
  while (sound.heardNow() < time) {
    if (isBroken()) return false;
    await nap(time - sound.heardNow());
    const clock = sound.now();
    if (clock > moved.clock) moved = { at: performance.now(), clock, looks: 0 };
    else moved.looks += 1;
    if (moved.looks > stalledLooks && performance.now() - moved.at > stalledFor) return false;
  }
  return !isBroken();
}

function nap(seconds: number): Promise<void> {
  const milliseconds = Math.min(longestNap, Math.max(5, seconds * 1000));
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
