import type { ListRules } from '../staff/admin-list';
import { findRedFlags, type HealthSign } from '../audiometry/red-flags';
import type { TestResult } from '../audiometry/test-result';
import { isClearResult } from './hearing-profile';

/**
 * Review states of a saved test. `clear` needs no review, `open` waits for one; `reviewed` and `needs_more` are
 * decisions of our staff. For its orders, a test that needs more counts as no test.
 */
export const reviewStates = ['open', 'clear', 'reviewed', 'needs_more'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewDecisions = ['reviewed', 'needs_more'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Longest note with a decision, in characters. */
export const maximumNoteLength = 2000;

/** Sort and filter options for the list of tests. */
export const hearingTestList = {
  sorts: ['-taken'],
  filters: {
    state: reviewStates,
    reliability: ['good', 'fair', 'poor'],
    flags: ['yes'],
  },
} as const satisfies ListRules;

/** Whether the test or a reported sign calls for a doctor first. */
export function isFlaggedResult(result: TestResult, signs: readonly HealthSign[]): boolean {
  return findRedFlags(signs, result).length > 0;
}

/** First review state of a saved result. `isFlagged`: by the test, or by what the tested person told us before. */
export function firstReviewState(result: TestResult, isFlagged: boolean): ReviewState {
  return isClearResult(result) && !isFlagged ? 'clear' : 'open';
}
