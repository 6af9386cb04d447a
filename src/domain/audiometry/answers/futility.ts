import { consistencyOf } from '../answer-consistency';
import { countCatchTrials, countFalseAlarms } from '../catch-trials';
import type { ProcedureState } from '../procedure-state';
import { doubtsOfAnswers } from './answer-doubts';

/** A run is never stopped before this, in seconds of listening: people learn during the test. */
const earliestStop = 6 * 60;

/** After this, a run continues only while its result would not be refused; in seconds of listening. */
const latestStop = 14.5 * 60;

/** Overwhelming: the evidence and rate of the answers, or this share of presses in at least this many silent slots. */
const overwhelming = { evidence: 10, rate: 0.3, silentSlots: 8, silentShare: 0.4 };

/** Judging is slow, so it runs only once in this many slots. */
const slotsBetween = 10;

/**
 * Whether the answers can no longer give a usable result, so that going on would only tire the listener. In the first
 * minutes this takes overwhelming evidence; late in the test, whatever would make the result poor.
 */
export function isFutile({ trials, listenedSeconds, stage }: ProcedureState): boolean {
  if (stage === 'done' || listenedSeconds < earliestStop) return false;
  if (trials.length % slotsBetween !== 0) return false;
  if (listenedSeconds >= latestStop) {
    return doubtsOfAnswers(trials).some(({ label }) => label === 'poor');
  }
  return pressesInSilence(trials) || isOverwhelming(trials);
}

function pressesInSilence(trials: ProcedureState['trials']): boolean {
  const silent = countCatchTrials(trials);
  const share = countFalseAlarms(trials) / Math.max(1, silent);
  return silent >= overwhelming.silentSlots && share >= overwhelming.silentShare;
}

function isOverwhelming(trials: ProcedureState['trials']): boolean {
  const fit = consistencyOf(trials);
  if (!fit) return false;
  const { guessRate, guessEvidence, lapseRate, lapseEvidence } = fit;
  return (
    (guessRate >= overwhelming.rate && guessEvidence >= overwhelming.evidence) ||
    (lapseRate >= overwhelming.rate && lapseEvidence >= overwhelming.evidence)
  );
}
