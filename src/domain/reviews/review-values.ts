import { isOneOf } from '../failures/form-problem';
import type { Signature } from './review';

/** A review as its form has it: no stars until one is chosen. */
export type ReviewValues = {
  stars: string | null;
  text: string;
  signature: Signature;
  isPublic: boolean;
};

/** What can be wrong, as keys of the form's own messages. */
const reviewProblems = ['starsMissing', 'textMissing', 'textLong', 'publicMissing'] as const;
export const isReviewProblem = isOneOf(reviewProblems);
export type ReviewProblem = (typeof reviewProblems)[number];
