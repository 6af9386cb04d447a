import type { ListRules } from '../staff/admin-list';
import { findRedFlags, type HealthSign } from '../audiometry/red-flags';
import type { TestResult } from '../audiometry/test-result';
import { isClearResult } from './hearing-profile';

/**
 * What our staff makes of a saved test: `clear` needs nobody's look by itself, `open` waits for one; `reviewed` and
 * `needs_more` are what somebody decided. One that needs more is as good as none to the orders it belongs to.
 */
export const reviewStates = ['open', 'clear', 'reviewed', 'needs_more'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewDecisions = ['reviewed', 'needs_more'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Longest note to a decision, in characters. */
export const maximumNoteLength = 2000;

/** What the list of tests can be sorted by and narrowed to. */
export const hearingTestList = {
  sorts: ['-taken'],
  filters: {
    state: reviewStates,
    reliability: ['good', 'fair', 'poor'],
    flags: ['yes'],
  },
} as const satisfies ListRules;

/** Does something in the test, or told beside it, speak for a doctor first? */
export function isFlaggedResult(result: TestResult, signs: readonly HealthSign[]): boolean {
  return findRedFlags(signs, result).length > 0;
}

/** Where a result starts that was just saved. `isFlagged`: by the test, or by what its taker told us before. */
export function firstReviewState(result: TestResult, isFlagged: boolean): ReviewState {
  return isClearResult(result) && !isFlagged ? 'clear' : 'open';
}
