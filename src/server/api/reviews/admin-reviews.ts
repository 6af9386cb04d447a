import { number, object } from 'yup';
import { staffReviewSchema } from '@/domain/staff/answers/staff-review';
import { AppError } from '@/domain/failures/errors';
import { maximumReviewLength, reviewList } from '@/domain/reviews/review';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import type { ReviewChangeOutcome } from '@/server/reviews/staff-reviews';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';
import { listRoute } from '../endpoints/list-route';
import { route } from '../endpoints/route';

const which = { id: recordId, revision: number().integer().min(0).required() };

/** Written reviews, for staff; each reading is noted. */
export const adminReviews = listRoute({
  may: 'reviews',
  rules: reviewList,
  row: staffReviewSchema,
  noted: 'reviews',
  read: ({ input, services }) => services.reviews.page(input),
});

/** Answers a review in public; an empty text removes the answer. The review itself is never changed. */
export const adminAnswerReview = route({
  POST: adminEndpoint({
    may: 'reviews',
    input: object({ ...which, answer: trimmedText().max(maximumReviewLength).defined() }),
    notes: ({ id }) => ({ action: 'change', subject: 'review', recordId: id }),
    handle: async ({ input: { answer, ...change }, services }) =>
      changed(await services.reviews.answer(change, answer || null)),
  }),
});

/** Hides a review for abuse, with the reason; an empty reason shows it again. */
export const adminHideReview = route({
  POST: adminEndpoint({
    may: 'reviews',
    input: object({ ...which, reason: trimmedText().max(200).defined() }),
    notes: ({ id }) => ({ action: 'change', subject: 'review', recordId: id }),
    handle: async ({ input: { reason, ...change }, services }) =>
      changed(await services.reviews.hide(change, reason || null)),
  }),
});

function changed(outcome: ReviewChangeOutcome) {
  if (outcome.ok) return { revision: outcome.revision };
  throw outcome.code === 'review_not_found'
    ? new AppError('not_found_error', 'This review is unknown')
    : new AppError('conflict', 'Somebody else changed this review meanwhile');
}
