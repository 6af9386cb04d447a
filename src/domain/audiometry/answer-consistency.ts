import { chanceOfYes } from './psychometric';
import type { Trial } from './test-result';

/**
 * How well the answers of a whole test fit together. Silent slots alone are too few to find a guesser. A tone far below
 * the threshold that was "heard", or one far above it that was missed, says as much. So all answers are explained at
 * once by the likeliest rates of guesses and lapses, with a threshold for each pitch.
 */
export type Consistency = {
  /** Likeliest share of slots in which the listener pressed without hearing, 0 to 1. */
  guessRate: number;
  /** Likeliest share of audible tones missed, 0 to 1. */
  lapseRate: number;
  /**
   * How much better these rates explain the answers than any rate of a careful listener: natural logarithm of the
   * likelihood ratio, 0 or more. Few answers prove little, whatever rate fits them best.
   */
  guessEvidence: number;
  lapseEvidence: number;
  /**
   * How much better a careful listener explains the answers than one who misses `inattentiveRate` or more of the
   * audible tones. Also a log likelihood ratio; below 0 where inattention explains them better. Answers near the
   * threshold say little, clearly audible tones most.
   */
  attentionEvidence: number;
};

/** Highest rate of a careful listener. */
const carefulRate = 0.06;

/** Lowest rate of an inattentive listener. */
const inattentiveRate = 0.3;

const guessRates = [0.01, 0.03, 0.06, 0.12, 0.2, 0.3, 0.45];
const lapseRates = [0.01, 0.03, 0.06, 0.12, 0.2, 0.3, 0.45];

/** Steepness of the curve in dB: listeners differ. */
const slopes = [2, 3.5, 6];

const thresholdStepDb = 2.5;

/** A threshold may be this many steps outside of the levels that were played. */
const stepsAround = 3;

/** Tones of one pitch at one cup, by level in steps of `thresholdStepDb`: how often each was heard and missed. */
type Levels = { step: number; heard: number; missed: number }[];

/** The levels of a pitch, and the thresholds that could explain them, in steps. */
type Pitch = { levels: Levels; first: number; last: number };

/** Logarithms of the chances of a yes and of a no, by steps above the threshold. */
type LogChances = { yes: number[]; no: number[] };

/** Largest possible distance from the threshold, in steps. */
const mostSteps = 80;

/** Every mix of guesses, lapses and steepness that is tried. */
const curves = guessRates.flatMap((guess) =>
  lapseRates.flatMap((lapse) =>
    slopes.map((slopeDb) => ({ guess, lapse, logs: logChances({ guess, lapse, slopeDb }) })),
  ),
);

/** Null when there are no answers to judge yet. */
export function consistencyOf(trials: readonly Trial[]): Consistency | null {
  // Side checks are left out: some of them are not to be answered.
  const scored = trials.filter(({ state, kind }) => state === 'scored' && kind !== 'side');
  const silent = scored.filter(({ kind }) => kind === 'catch');
  const pitches = groupByPitch(scored.filter(({ kind }) => kind !== 'catch'));
  if (pitches.length === 0) return null;
  const hits = silent.filter(({ heard }) => heard).length;
  const fits = curves.map(({ logs, ...curve }) => {
    const silence =
      hits * Math.log(curve.guess) + (silent.length - hits) * Math.log(1 - curve.guess);
    return { ...curve, likelihood: silence + sumOf(pitches, (pitch) => bestFit(pitch, logs)) };
  });
  const best = likeliest(fits);
  const careful = {
    guess: likeliest(fits.filter(({ guess }) => guess <= carefulRate)),
    lapse: likeliest(fits.filter(({ lapse }) => lapse <= carefulRate)),
  };
  const inattentive = likeliest(fits.filter(({ lapse }) => lapse >= inattentiveRate));
  return {
    guessRate: best.guess,
    lapseRate: best.lapse,
    guessEvidence: best.likelihood - careful.guess.likelihood,
    lapseEvidence: best.likelihood - careful.lapse.likelihood,
    attentionEvidence: careful.lapse.likelihood - inattentive.likelihood,
  };
}

type Fit = { guess: number; lapse: number; likelihood: number };

function likeliest(fits: readonly Fit[]): Fit {
  return fits.reduce((best, fit) => (fit.likelihood > best.likelihood ? fit : best));
}

/** Log likelihood of a pitch's answers with the threshold that explains them best. Runs some 100,000 times a test. */
function bestFit({ levels, first, last }: Pitch, { yes, no }: LogChances): number {
  let best = -Infinity;
  for (let threshold = first; threshold <= last; threshold++) {
    let likelihood = 0;
    for (const { step, heard, missed } of levels) {
      const index = step - threshold + mostSteps;
      likelihood += heard * (yes[index] ?? 0) + missed * (no[index] ?? 0);
    }
    if (likelihood > best) best = likelihood;
  }
  return best;
}

function logChances(curve: { guess: number; lapse: number; slopeDb: number }): LogChances {
  const chances = Array.from({ length: 2 * mostSteps + 1 }, (_, index) =>
    chanceOfYes((index - mostSteps) * thresholdStepDb, curve),
  );
  return {
    yes: chances.map((chance) => Math.log(chance)),
    no: chances.map((chance) => Math.log(1 - chance)),
  };
}

function groupByPitch(tones: readonly Trial[]): Pitch[] {
  const groups = new Map<string, Levels>();
  for (const { ear, channel, hz, db, heard } of tones) {
    const key = `${ear} ${channel} ${hz}`;
    const levels = groups.get(key) ?? [];
    const step = Math.round(db / thresholdStepDb);
    let level = levels.find((one) => one.step === step);
    if (!level) {
      level = { step, heard: 0, missed: 0 };
      levels.push(level);
    }
    if (heard) level.heard++;
    else level.missed++;
    groups.set(key, levels);
  }
  return [...groups.values()].map((levels) => {
    const steps = levels.map(({ step }) => step);
    return {
      levels,
      first: Math.min(...steps) - stepsAround,
      last: Math.max(...steps) + stepsAround,
    };
  });
}

function sumOf<T>(list: readonly T[], valueOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + valueOf(one), 0);
}
