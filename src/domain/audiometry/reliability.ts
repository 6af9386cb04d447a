import { doubtsOfAnswers, type AnswerDoubt, type Found as FoundOf } from './answers/answer-doubts';
import { countHeardChecks, countMissedChecks } from './clear-tones';
import { combinePoints } from './combined-points';
import { mainFrequencies } from './frequencies';
import type { ProcedureState } from './procedure-state';
import { holdsAfterBreak, repeatDifference } from './rounds';
import { earSides, type Point, type Reliability } from './test-result';

/** Reasons to trust a result less; each is a flag of the result. */
export type Doubt =
  | AnswerDoubt
  | 'unfinished'
  | 'stopped-early'
  | 'sides-wrong'
  | 'sides-unchecked'
  | 'sides-changed'
  | 'repeat-differs'
  | 'missed-clear-tones'
  | 'nothing-heard'
  | 'little-heard'
  | 'incomplete'
  | 'device-changed'
  | 'level-changed';

type Found = FoundOf<Doubt>;

/** Of six loud tones, the listener must name the right ear for this many. */
export const fewestSidesRight = 5;

/** With fewer clearly audible tones, attention cannot be judged. */
const fewestClearTones = 3;

/**
 * Limits for missed clearly audible tones: one lapse is allowed, and one in ten. Missing the same tone twice (a flag of
 * the run) is a doubt, and a weighty one when a quarter of them were missed: up to 28 are played, and an honest
 * listener of 75 lapses too.
 */
const clearTonesMissed = { most: 1, mostShare: 0.1, poorShare: 0.25 };

/** ISO 8253-1 asks for agreement within 5 dB; further pitches that agree clear up a difference of 10. */
const unreliableRepeatDb = 15;

const missingPitches = { fair: 1, poor: 4 };

/** With fewer thresholds, poor hearing and a listener who does not answer look the same. */
const thresholdsFound = { fewestForFair: 3, fewestForGood: 7 };

/** How far a run can be trusted, with the doubts. One weighty doubt makes it poor, any other makes it fair. */
export function judgeReliability(state: ProcedureState): {
  reliability: Reliability;
  doubts: Doubt[];
} {
  const found = [
    ...doubtsOfSetting(state),
    ...doubtsOfAnswers(state.trials),
    ...doubtsOfCompleteness(state),
    ...doubtsOfCourse(state),
  ];
  const isPoor = found.some(({ label }) => label === 'poor');
  return {
    reliability: isPoor ? 'poor' : found.length > 0 ? 'fair' : 'good',
    doubts: found.map(({ doubt }) => doubt),
  };
}

function doubtsOfSetting({ settings: { sideCheck } }: ProcedureState): Found[] {
  if (!sideCheck) return [{ doubt: 'sides-unchecked', label: 'fair' }];
  return sideCheck.correct < fewestSidesRight ? [{ doubt: 'sides-wrong', label: 'poor' }] : [];
}

function doubtsOfCompleteness({ stage, measurements, trials, flags }: ProcedureState): Found[] {
  if (flags.includes('stopped-early')) return [{ doubt: 'stopped-early', label: 'poor' }];
  if (stage !== 'done') return [{ doubt: 'unfinished', label: 'poor' }];
  const points = earSides.flatMap((ear) => combinePoints(measurements, ear));
  const heard = points.filter(({ db }) => db !== null).length;
  if (heard < thresholdsFound.fewestForFair) return [{ doubt: 'nothing-heard', label: 'poor' }];
  const found: Found[] = [];
  const isLittle =
    heard < thresholdsFound.fewestForGood || countHeardChecks(trials) < fewestClearTones;
  if (isLittle) found.push({ doubt: 'little-heard', label: 'fair' });
  const missing = earSides.length * mainFrequencies.length - points.filter(isMeasured).length;
  if (missing >= missingPitches.fair) {
    found.push({ doubt: 'incomplete', label: missing >= missingPitches.poor ? 'poor' : 'fair' });
  }
  return found;
}

function doubtsOfCourse({ flags, measurements, trials }: ProcedureState): Found[] {
  const found: Found[] = [];
  const difference = repeatDifference(measurements) ?? 0;
  if (difference >= unreliableRepeatDb) found.push({ doubt: 'repeat-differs', label: 'poor' });
  else if (!holdsAfterBreak(measurements)) {
    found.push({ doubt: 'repeat-differs', label: 'fair' });
  }
  const missed = missedClearTones(trials);
  if (flags.includes('missed-clear-tones')) {
    const label = missed.share >= clearTonesMissed.poorShare ? 'poor' : 'fair';
    found.push({ doubt: 'missed-clear-tones', label });
  } else if (missed.count > clearTonesMissed.most && missed.share > clearTonesMissed.mostShare) {
    found.push({ doubt: 'missed-clear-tones', label: 'fair' });
  }
  if (flags.includes('sides-changed')) found.push({ doubt: 'sides-changed', label: 'poor' });
  for (const doubt of ['device-changed', 'level-changed'] as const) {
    if (flags.includes(doubt)) found.push({ doubt, label: 'fair' });
  }
  return found;
}

function missedClearTones(trials: ProcedureState['trials']): { count: number; share: number } {
  const count = countMissedChecks(trials);
  return { count, share: count / Math.max(1, count + countHeardChecks(trials)) };
}

function isMeasured({ hz, db, noResponse }: Point): boolean {
  return mainFrequencies.some((main) => main === hz) && (db !== null || noResponse === true);
}
