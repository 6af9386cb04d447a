import { scorePresses, withPress } from '@/domain/audiometry/answers/presses';
import type { TonePlan } from './sound/tone-graph';

/** The part of the sound player that a trial needs. */
export interface TrialSound {
  now(): number;
  heardNow(): number;
  play(plan: TonePlan): boolean;
}

/** One slot: a tone, or silence of the same length. Seconds. */
export type TrialPlan = {
  /** Null for a silent slot. */
  tone: Omit<TonePlan, 'onset' | 'seconds'> | null;
  seconds: number;
  /** From the end of the previous slot to this one's onset. */
  gap: number;
  /** Time after the tone in which an answer counts. */
  wait: number;
};

export type TrialAnswer = {
  /** On the context's clock. */
  onset: number;
  heard: boolean;
  latencyMs: number | null;
  /** Presses outside of any answer window since the previous slot. */
  earlyPresses: number;
};

/** A tone is scheduled at least this long ahead, in seconds, so that the sound card gets it in time. */
const lookahead = 0.12;

/** Longest wait between two checks of the clock, in milliseconds. */
const longestNap = 200;

/** If the sound's clock stops for this many checks, and this many milliseconds, the sound was taken away. */
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
 * Plays slots one after the other and records the button. All times are on the sound's own clock: a press is matched to
 * the sound at the ear at that moment, so delays of the device do not count as the listener's.
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

/** True when the ear has reached `time`; false when the wait was aborted or the sound's clock stopped. */
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
