import { chanceOfYes } from './psychometric';
import type { Trial } from './test-result';

/**
 * How well the answers of a whole test fit together. Silent slots alone are too few to find a guesser: one that was
 * not silent says as much when a tone far below the threshold was "heard", or one far above it missed. So all answers
 * are explained at once by the likeliest share of guesses and lapses, with a threshold for each pitch.
 */
export type Consistency = {
  /** Share of slots pressed in without hearing, 0 to 1. */
  guessRate: number;
  /** Share of audible tones missed, 0 to 1. */
  lapseRate: number;
};

const guessRates = [0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5];
const lapseRates = [0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5];

/** Steepness of the curve in dB: listeners differ. */
const slopes = [2, 3.5, 5, 7];

const thresholdStepDb = 2.5;

/** A threshold may lie this many steps outside of the levels that were played. */
const stepsAround = 3;

/** Tones of one pitch at one cup, by level: how often each was heard and missed. */
type Levels = { db: number; heard: number; missed: number }[];

/** Logarithms of the chances of a yes and of a no, by steps above the threshold. */
type LogChances = { yes: number[]; no: number[] };

/** As far from the threshold as levels can be, in steps. */
const mostSteps = 80;

/** Null before there is anything to judge by. */
export function consistencyOf(trials: readonly Trial[]): Consistency | null {
  const scored = trials.filter(({ state }) => state === 'scored');
  const silent = scored.filter(({ kind }) => kind === 'catch');
  const pitches = groupByPitch(scored.filter(({ kind }) => kind !== 'catch'));
  if (pitches.length === 0) return null;
  const hits = silent.filter(({ heard }) => heard).length;
  let best = { guessRate: 0, lapseRate: 0, likelihood: -Infinity };
  for (const guess of guessRates) {
    const silence = hits * Math.log(guess) + (silent.length - hits) * Math.log(1 - guess);
    for (const lapse of lapseRates) {
      for (const slopeDb of slopes) {
        const logs = logChances({ guess, lapse, slopeDb });
        const tones = sumOf(pitches, (levels) => bestFit(levels, logs));
        const likelihood = silence + tones;
        if (likelihood > best.likelihood) {
          best = { guessRate: guess, lapseRate: lapse, likelihood };
        }
      }
    }
  }
  return { guessRate: best.guessRate, lapseRate: best.lapseRate };
}

/** Log likelihood of a pitch's answers with the threshold that explains them best. */
function bestFit(levels: Levels, { yes, no }: LogChances): number {
  const played = levels.map(({ db }) => db / thresholdStepDb);
  const last = Math.max(...played) + stepsAround;
  let best = -Infinity;
  for (let threshold = Math.min(...played) - stepsAround; threshold <= last; threshold++) {
    const likelihood = sumOf(levels, ({ db, heard, missed }) => {
      const index = Math.round(db / thresholdStepDb - threshold) + mostSteps;
      return heard * (yes[index] ?? 0) + missed * (no[index] ?? 0);
    });
    best = Math.max(best, likelihood);
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

function groupByPitch(tones: readonly Trial[]): Levels[] {
  const groups = new Map<string, Levels>();
  for (const { ear, channel, hz, db, heard } of tones) {
    const key = `${ear} ${channel} ${hz}`;
    const levels = groups.get(key) ?? [];
    let level = levels.find((one) => one.db === db);
    if (!level) {
      level = { db, heard: 0, missed: 0 };
      levels.push(level);
    }
    if (heard) level.heard++;
    else level.missed++;
    groups.set(key, levels);
  }
  return [...groups.values()];
}

function sumOf<T>(list: readonly T[], valueOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + valueOf(one), 0);
}
