import { consistencyOf } from '../answer-consistency';
import { countCatchTrials, countFalseAlarms } from '../catch-trials';
import type { ProcedureState } from '../procedure-state';
import { doubtsOfAnswers } from './answer-doubts';

/** Before this nobody is sent home, in seconds of listening: people learn on the way. */
const earliestStop = 6 * 60;

/** From here on a run goes on only while it is not refused, in seconds of listening. */
const latestStop = 14.5 * 60;

/** Beyond all doubt: the evidence of the answers, and presses in half of at least so many silent slots. */
const overwhelming = { evidence: 10, rate: 0.3, silentSlots: 8, silentShare: 0.4 };

/** Judging takes a while; it is done every so many slots. */
const slotsBetween = 10;

/**
 * Can the answers no longer make a result that is shown? Then listening on only tires. It takes overwhelming evidence
 * within the first minutes, and late in the test what would make its result poor.
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
