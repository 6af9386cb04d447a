import { consistencyOf } from '../answer-consistency';
import { countCatchTrials, countFalseAlarms } from '../catch-trials';
import { attentionForTrust, countMissedChecks } from '../clear-tones';
import type { Reliability, Trial } from '../test-result';
import { earlyPressesOf, mostEarlyShare } from './early-presses';

/** Reasons in the answers to doubt a run. */
export type AnswerDoubt =
  'false-alarms' | 'guessing' | 'lapses' | 'attention-unproven' | 'early-presses';

export type Found<Doubt> = { doubt: Doubt; label: Exclude<Reliability, 'good'> };

/** Presses in silent slots: the fewest that count, and their share of the silent slots. */
const falseAlarms = { fewest: 3, fairShare: 0.1, poorShare: 0.2 };

/** Evidence against a careful listener; a rate counts as high only with evidence of its own (`answer-consistency.ts`). */
const guessing = { fairEvidence: 1, poorEvidence: 3, poorRate: 0.2 };
const lapsing = { fairEvidence: 0.5, poorEvidence: 3, poorRate: 0.3 };
/** From this evidence on, lapses count if a clearly audible tone was missed as well. */
const lapseEvidenceWithMiss = 0.1;

/** Doubts that the answers alone raise, at any time of a run. */
export function doubtsOfAnswers(trials: readonly Trial[]): Found<AnswerDoubt>[] {
  const found: Found<AnswerDoubt>[] = [];
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
): Found<AnswerDoubt>['label'] {
  return rate >= limits.poorRate && evidence >= limits.poorEvidence ? 'poor' : 'fair';
}
