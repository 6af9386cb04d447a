import type { BenefitRecord } from '../benefit/measures';
import { goalChanges, lastRecord } from '../benefit/verdict';

/**
 * What became of one person's goals between the time before and week six, the best first. A goal changes by two steps;
 * one step can be chance (`benefit/verdict.ts`).
 */
export const benefitChanges = ['all_better', 'better', 'unsure', 'worse'] as const;
export type BenefitChange = (typeof benefitChanges)[number];

/** Changes that count as better. */
export const betterChanges = ['all_better', 'better'] as const satisfies readonly BenefitChange[];

/**
 * Sums up one person's goals. Null when nothing can be told: a rating is missing, or every goal was reached before.
 *
 * `better` means more goals clearly better than clearly worse, `worse` the reverse, and `unsure` neither.
 */
export function benefitChangeOf(records: readonly BenefitRecord[]): BenefitChange | null {
  const before = lastRecord(records, 'goals', ['before']);
  const now = lastRecord(records, 'goals', ['week_6']);
  if (!before || !now) return null;
  // The words of the goals stay sealed: their ids are enough.
  const goals = Object.keys(before.values).map((id) => ({ id, text: '' }));
  const telling = goalChanges(goals, before.values, now.values).filter(
    ({ kind }) => kind !== 'reached_before',
  );
  if (telling.length === 0) return null;
  const better = telling.filter(({ kind }) => kind === 'better').length;
  const worse = telling.filter(({ kind }) => kind === 'worse').length;
  if (better === telling.length) return 'all_better';
  if (better === worse) return 'unsure';
  return better > worse ? 'better' : 'worse';
}
