import { consistencyOf } from './answer-consistency';
import { countCatchTrials, countFalseAlarms } from './catch-trials';
import { attentionForTrust, countHeardChecks, countMissedChecks } from './clear-tones';
import { agreementDb, combinePoints } from './combined-points';
import { mainFrequencies } from './frequencies';
import { earlyPressesOf, mostEarlyShare } from './procedure';
import type { Measurement, ProcedureState } from './procedure-state';
import { repeatDifference, retestAgrees } from './rounds';
import { earSides, type Point, type Reliability } from './test-result';

/** What may lower the trust in a result; each is a flag of the result. */
export type Doubt =
  | 'unfinished'
  | 'sides-wrong'
  | 'sides-unchecked'
  | 'false-alarms'
  | 'guessing'
  | 'lapses'
  | 'attention-unproven'
  | 'early-presses'
  | 'repeat-differs'
  | 'missed-clear-tones'
  | 'nothing-heard'
  | 'little-heard'
  | 'incomplete'
  | 'noisy'
  | 'device-changed'
  | 'level-changed';

type Found = { doubt: Doubt; label: Exclude<Reliability, 'good'> };

/** Of six loud tones this many have to be placed in the ear they were played to. */
export const fewestSidesRight = 5;

/** Presses in silent slots: how many, and which share of them. */
const falseAlarms = { fewest: 3, fairShare: 0.1, poorShare: 0.2 };

/** Evidence against a careful listener; a rate counts as high only with evidence of its own (`answer-consistency.ts`). */
const guessing = { fairEvidence: 1, poorEvidence: 3, poorRate: 0.2 };
const lapsing = { fairEvidence: 0.5, poorEvidence: 3, poorRate: 0.3 };
/** Weak evidence counts when a clearly audible tone was missed besides. */
const lapseEvidenceWithMiss = 0.1;

/** Where fewer tones than this can be made clearly audible, nobody can tell who attends. */
const fewestClearTones = 3;

/** Clearly audible tones missed: one lapse may happen, and one in ten. The same tone twice is worse (a flag of the run). */
const clearTonesMissed = { most: 1, mostShare: 0.1 };

/** ISO 8253-1 asks for agreement within 5 dB; a retest that agrees clears up a difference of 10. */
const unreliableRepeatDb = 15;

const missingPitches = { fair: 1, poor: 4 };

/** With fewer thresholds nobody can tell ears that hear little from a listener who does not answer. */
const thresholdsFound = { fewestForFair: 3, fewestForGood: 7 };

/** How far a run can be trusted, and what speaks against it. One weighty doubt makes it poor, any makes it fair. */
export function judgeReliability(state: ProcedureState): {
  reliability: Reliability;
  doubts: Doubt[];
} {
  const found = [
    ...doubtsOfSetting(state),
    ...doubtsOfAnswers(state),
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

function doubtsOfAnswers({ trials }: ProcedureState): Found[] {
  const found: Found[] = [];
  const hits = countFalseAlarms(trials);
  const share = hits / Math.max(1, countCatchTrials(trials));
  if (hits >= falseAlarms.fewest && share >= falseAlarms.fairShare) {
    found.push({ doubt: 'false-alarms', label: share >= falseAlarms.poorShare ? 'poor' : 'fair' });
  }
  const fit = consistencyOf(trials);
  if (fit && fit.guessEvidence >= guessing.fairEvidence) {
    const { guessRate: rate, guessEvidence: evidence } = fit;
    found.push({ doubt: 'guessing', label: weigh({ rate, evidence }, guessing) });
  }
  const lapseLimit = countMissedChecks(trials) > 0 ? lapseEvidenceWithMiss : lapsing.fairEvidence;
  if (fit && fit.lapseEvidence >= lapseLimit) {
    const { lapseRate: rate, lapseEvidence: evidence } = fit;
    found.push({ doubt: 'lapses', label: weigh({ rate, evidence }, lapsing) });
  }
  if (!fit || fit.attentionEvidence < attentionForTrust) {
    found.push({ doubt: 'attention-unproven', label: 'fair' });
  }
  const { early, slots } = earlyPressesOf(trials);
  if (early > mostEarlyShare * slots) found.push({ doubt: 'early-presses', label: 'fair' });
  return found;
}

function weigh(
  { rate, evidence }: { rate: number; evidence: number },
  limits: { poorEvidence: number; poorRate: number },
): Found['label'] {
  return rate >= limits.poorRate && evidence >= limits.poorEvidence ? 'poor' : 'fair';
}

function doubtsOfCompleteness({ stage, measurements, trials }: ProcedureState): Found[] {
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
  else if (difference > agreementDb && !isSettled(measurements)) {
    found.push({ doubt: 'repeat-differs', label: 'fair' });
  }
  if (flags.includes('missed-clear-tones')) {
    found.push({ doubt: 'missed-clear-tones', label: 'poor' });
  } else if (missesClearTones(trials)) {
    found.push({ doubt: 'missed-clear-tones', label: 'fair' });
  }
  for (const doubt of ['noisy', 'device-changed', 'level-changed'] as const) {
    if (flags.includes(doubt)) found.push({ doubt, label: 'fair' });
  }
  return found;
}

function missesClearTones(trials: ProcedureState['trials']): boolean {
  const missed = countMissedChecks(trials);
  const share = missed / Math.max(1, missed + countHeardChecks(trials));
  return missed > clearTonesMissed.most && share > clearTonesMissed.mostShare;
}

function isSettled(measurements: readonly Measurement[]): boolean {
  const again = measurements.filter(({ round }) => round === 'retest');
  return again.some((one) => retestAgrees(measurements, one));
}

function isMeasured({ hz, db, noResponse }: Point): boolean {
  return mainFrequencies.some((main) => main === hz) && (db !== null || noResponse === true);
}
