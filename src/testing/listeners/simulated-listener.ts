import { chanceOfYes } from '@/domain/audiometry/psychometric';
import type { Presentation, Response, Rng, SideCheck } from '@/domain/audiometry/procedure-state';
import { earSides, type EarSide } from '@/domain/audiometry/test-result';
import type { TrueHearing } from './audiograms';

/** A simulated test taker. Rates are shares of slots, 0 to 1. */
export type Listener = {
  hearing: TrueHearing;
  /** Standard deviation of the psychometric curve in dB. */
  slopeDb: number;
  /** Share of presses without hearing a tone, in silent and other slots. */
  guess: number;
  /** Share of audible tones that are missed. */
  lapse: number;
  /** Share of presses in the gaps between tones. */
  early: number;
  /** Share of slots with a noise burst, in which nothing is heard. */
  noise: number;
  /** Wears the headphones the wrong way round. */
  isSwapped: boolean;
  /** Number of slots after which the listener no longer presses; null stays awake. */
  fallsAsleepAfter: number | null;
  /** How much louder each cup plays than the scale says, in dB. */
  cupErrorDb: Readonly<Record<EarSide, number>>;
};

/** The careful listener of section 12: slope, guesses and lapses from the literature of in-silico audiometry. */
export function carefulListener(hearing: TrueHearing, change: Partial<Listener> = {}): Listener {
  return {
    hearing,
    slopeDb: 3,
    guess: 0.02,
    lapse: 0.02,
    early: 0,
    noise: 0,
    isSwapped: false,
    fallsAsleepAfter: null,
    cupErrorDb: { R: 0, L: 0 },
    ...change,
  };
}

/**
 * A listener's response to one slot; `slot` counts from 0, `wantedEar` is the ear whose tones are to be answered after
 * the break.
 */
export function respond(
  listener: Listener,
  presentation: Presentation,
  { slot, wantedEar, rng }: { slot: number; wantedEar: EarSide; rng: Rng },
): Response {
  const isAsleep = listener.fallsAsleepAfter !== null && slot >= listener.fallsAsleepAfter;
  const isMasked = rng() < listener.noise;
  const isAsked = presentation.kind !== 'side' || isInEar(listener, presentation, wantedEar);
  const heard =
    !isAsleep && rng() < (isAsked ? chance(listener, presentation, isMasked) : listener.guess);
  const early = !isAsleep && rng() < listener.early;
  return {
    heard,
    latencyMs: heard ? 300 + 500 * rng() : null,
    earlyPresses: early ? 1 : 0,
    aborted: false,
  };
}

/** Six loud tones, three per side, in any order: counts how many are placed in the ear they were played to. */
export function checkSides(
  listener: Listener,
  { levelDb, rng }: { levelDb: number; rng: Rng },
): SideCheck {
  const tones = [...earSides, ...earSides, ...earSides];
  const correct = tones.filter((cup) => {
    const ear = earUnder(listener, cup);
    const above = levelDb + listener.cupErrorDb[cup] - listener.hearing[ear][1000];
    return rng() < chanceOfYes(above, listener) && ear === cup;
  }).length;
  return { correct, of: tones.length };
}

function chance(listener: Listener, presentation: Presentation, isMasked: boolean): number {
  const { dbfs, ear, channel, hz, levelDb } = presentation;
  if (dbfs === null || isMasked) return listener.guess;
  // Where the headphones were turned round on purpose, `channel` is the other cup on the same ear.
  const worn = listener.isSwapped ? otherEar(ear) : ear;
  const above = levelDb + listener.cupErrorDb[channel] - listener.hearing[worn][hz];
  return chanceOfYes(above, listener);
}

/** Whether the tone sounds in this ear, whichever ear it was meant for. */
function isInEar(listener: Listener, { ear }: Presentation, wanted: EarSide): boolean {
  return earUnder(listener, ear) === wanted;
}

function earUnder(listener: Listener, cup: EarSide): EarSide {
  return listener.isSwapped ? otherEar(cup) : cup;
}

function otherEar(ear: EarSide): EarSide {
  return ear === 'R' ? 'L' : 'R';
}
