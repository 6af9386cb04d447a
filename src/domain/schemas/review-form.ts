import { boolean, object, string } from 'yup';
import { maximumReviewLength } from '../reviews/review';
import { isReviewProblem, type ReviewProblem, type ReviewValues } from '../reviews/review-values';
import { fieldProblems } from './field-problems';

const key = (problem: ReviewProblem) => problem;

const schema = object({
  stars: string().required(key('starsMissing')),
  text: string().trim().required(key('textMissing')).max(maximumReviewLength, key('textLong')),
  isPublic: boolean().oneOf([true], key('publicMissing')),
});

/** Problems of a review, in the order of the screen. */
export const findReviewProblems = (values: ReviewValues) =>
  fieldProblems(
    { schema, fields: ['stars', 'text', 'isPublic'], isProblem: isReviewProblem },
    values,
  );
