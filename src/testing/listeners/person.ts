import { longestWaitSeconds } from '@/domain/audiometry/answers/answer-window';
import { scorePresses, withPress } from '@/domain/audiometry/answers/presses';
import type { Frequency } from '@/domain/audiometry/frequencies';
import type { ByFrequency } from '@/domain/audiometry/level';
import type { Presentation, Response, Rng, SideCheck } from '@/domain/audiometry/procedure-state';
import { earSides, type EarSide } from '@/domain/audiometry/test-result';
import { otherSide } from '@/domain/audiometry/rounds';
import type { TrueHearing } from './audiograms';
import { normalRandom } from './seeded-random';

/** A simulated visitor, whose presses are points in time and not answers to slots. */
export type Person = {
  hearing: TrueHearing;
  /** Slope of the logistic curve at the threshold, per dB. */
  slopePerDb: number;
  /** Share of audible tones that are missed, 0 to 1; it grows by `tiring` each minute. */
  lapse: number;
  tiring: number;
  /** Chance of a press without a tone, for any two seconds. */
  falsePresses: number;
  /** Presses regularly at this interval, whatever sounds; null does not. */
  beatSeconds: number | null;
  /** Reaction time to a clear tone: a normal part and an exponential tail, in seconds. */
  reaction: { mean: number; sd: number; tail: number };
  /** Standard deviation of a slowly drifting threshold, in dB. */
  driftDb: number;
  /** Bursts of noise per minute, each a few seconds long. */
  noiseBursts: number;
  hasTinnitus: boolean;
  isSwapped: boolean;
  /** Changes of headphones and volume in the break between the ears. */
  inBreak: { louderDb?: number; isSwapped?: boolean };
  /** How much louder each cup plays, in dB. */
  cupErrorDb: Readonly<Record<EarSide, number>>;
};

/** Attenuation of the head by air conduction, in dB: a louder tone is heard in the other ear. */
const acrossHeadDb = 50;

/** Level of a living room's noise that masks a tone, by pitch, in dB HL. */
const maskedDb: ByFrequency = {
  250: 38,
  500: 32,
  1000: 26,
  2000: 22,
  3000: 18,
  4000: 16,
  6000: 14,
  8000: 14,
};
const burstSeconds = { shortest: 2, longest: 6 };

/** Longest reaction time, in seconds. */
const slowestReaction = 2.5;

/** Extra reaction time near the threshold, and how fast it fades above it. */
const unsureSeconds = 0.35;
const unsureDb = 6;

/** Tinnitus at 6 kHz: presses at tones that are not there, and a flatter curve near its pitch. */
const tinnitus = { pitches: [4000, 6000, 8000], presses: 0.1, slopePerDb: 0.2 };

/** Lookahead of the test, in seconds. */
const lookahead = 0.12;

export function steadyPerson(hearing: TrueHearing, change: Partial<Person> = {}): Person {
  return {
    hearing,
    slopePerDb: 0.5,
    lapse: 0.035,
    tiring: 0,
    falsePresses: 0.02,
    beatSeconds: null,
    reaction: { mean: 0.55, sd: 0.1, tail: 0.3 },
    driftDb: 1.5,
    noiseBursts: 0,
    hasTinnitus: false,
    isSwapped: false,
    inBreak: {},
    cupErrorDb: { R: 0, L: 0 },
    ...change,
  };
}

/** The actions of a listener in a test; `answer` is called for each slot. */
export type Subject = {
  /** Plays six loud tones, three per side. */
  sideCheck(levelDb: number): SideCheck;
  /** Reaction times of the practice, in milliseconds. */
  practise(): number[];
  takeBreak(): void;
  answer(
    step: Presentation,
    about: { slot: number; waitSeconds: number; wantedEar: EarSide },
  ): Response;
};

/** Lets a person take the test, with a separate clock. */
export function seat(person: Person, rng: Rng): Subject {
  let now = 0;
  let lastEnd = 0;
  let presses: number[] = [];
  let driftDb = 0;
  let burstUntil = 0;
  let nextBurst = person.noiseBursts > 0 ? exponential(60 / person.noiseBursts, rng) : Infinity;
  let nextBeat = person.beatSeconds ?? Infinity;
  let isSwapped = person.isSwapped;
  let louderDb = 0;

  function sideOf(cup: EarSide): EarSide {
    return isSwapped ? otherSide(cup) : cup;
  }

  function isNoisy(at: number): boolean {
    while (nextBurst <= at) {
      const { shortest, longest } = burstSeconds;
      burstUntil = nextBurst + shortest + (longest - shortest) * rng();
      nextBurst = burstUntil + exponential(60 / person.noiseBursts, rng);
    }
    return at < burstUntil;
  }

  /** How far the tone is above the threshold of the ear that hears it best, and which ear that is. */
  function aboveThreshold(step: Presentation, at: number) {
    const worn = sideOf(step.ear);
    const level = step.levelDb + person.cupErrorDb[step.channel] + louderDb;
    const noise = isNoisy(at) ? maskedDb[step.hz] : -Infinity;
    const above = (ear: EarSide, db: number) =>
      db - Math.max(person.hearing[ear][step.hz] + driftDb, noise);
    const here = above(worn, level);
    const across = above(otherSide(worn), level - acrossHeadDb);
    return here >= across ? { ear: worn, db: here } : { ear: otherSide(worn), db: across };
  }

  function reactionTime(aboveDb: number): number {
    const { mean, sd, tail } = person.reaction;
    const clear = mean + sd * normalRandom(rng) + exponential(tail, rng);
    const unsure = unsureSeconds * Math.exp(-Math.max(0, aboveDb) / unsureDb);
    return Math.min(slowestReaction, Math.max(0.2, clear + unsure));
  }

  function lapseNow(): number {
    return Math.min(1, person.lapse + (person.tiring * now) / 60);
  }

  function hears(aboveDb: number, hz: Frequency): boolean {
    const isNearRinging = person.hasTinnitus && tinnitus.pitches.includes(hz);
    const slope = isNearRinging ? tinnitus.slopePerDb : person.slopePerDb;
    return rng() < (1 - lapseNow()) / (1 + Math.exp(-slope * aboveDb));
  }

  /** Presses until `until` that no tone caused. */
  function strayPresses(until: number): number[] {
    const stray: number[] = [];
    const perSecond = -Math.log(1 - person.falsePresses) / 2;
    if (perSecond > 0) {
      for (let at = now + exponential(1 / perSecond, rng); at < until;) {
        stray.push(at);
        at += exponential(1 / perSecond, rng);
      }
    }
    for (; nextBeat < until; nextBeat += person.beatSeconds ?? Infinity) stray.push(nextBeat);
    return stray;
  }

  return {
    sideCheck(levelDb) {
      const cups = [...earSides, ...earSides, ...earSides];
      const correct = cups.filter((cup) => {
        const ear = sideOf(cup);
        const level = levelDb + person.cupErrorDb[cup];
        const here = level - person.hearing[ear][1000];
        const across = level - acrossHeadDb - person.hearing[otherSide(ear)][1000];
        return here >= across && ear === cup && hears(here, 1000);
      }).length;
      return { correct, of: cups.length };
    },
    practise: () =>
      Array.from({ length: 4 }, () => reactionTime(30))
        .filter((seconds) => seconds <= 1.1 + longestWaitSeconds)
        .map((seconds) => 1000 * seconds),
    takeBreak() {
      louderDb += person.inBreak.louderDb ?? 0;
      if (person.inBreak.isSwapped) isSwapped = !isSwapped;
    },
    answer(step, { waitSeconds, wantedEar }) {
      const onset = Math.max(lastEnd + step.gapSeconds, now + lookahead);
      const end = onset + step.toneSeconds;
      const until = end + waitSeconds;
      const decay = 0.03;
      driftDb += -decay * driftDb + person.driftDb * Math.sqrt(2 * decay) * normalRandom(rng);
      const made = strayPresses(until);
      if (step.dbfs !== null && person.beatSeconds === null) {
        const { ear, db } = aboveThreshold(step, onset);
        const isWanted = step.kind !== 'side' || ear === wantedEar;
        if (isWanted && hears(db, step.hz)) made.push(onset + reactionTime(db));
      }
      const isNearRinging = person.hasTinnitus && tinnitus.pitches.includes(step.hz);
      if (isNearRinging && rng() < tinnitus.presses) made.push(onset + 2 * rng());
      presses = [...presses, ...made].sort((a, b) => a - b).reduce(withPress, []);
      const { answer, early, later } = scorePresses(presses, { onset, until });
      presses = later;
      now = until;
      lastEnd = end;
      return {
        heard: answer !== null,
        latencyMs: answer === null ? null : Math.round((answer - onset) * 1000),
        earlyPresses: early,
        aborted: false,
      };
    },
  };
}

function exponential(mean: number, rng: Rng): number {
  return -mean * Math.log(1 - rng());
}
