import { row } from '../endpoints/route-row';

/** Reviews of hearing aids: by their writers, and for staff. */
export const reviewRoutes = [
  row(
    '/api/review/look-up',
    async () => (await import('@/server/api/reviews/reviews')).reviewLookup,
    { POST: { who: 'anyone' } },
  ),
  row('/api/review', async () => (await import('@/server/api/reviews/reviews')).review, {
    POST: { who: 'anyone', limits: ['reviewByClient'] },
  }),
  row(
    '/api/review/remove',
    async () => (await import('@/server/api/reviews/reviews')).removeReview,
    { POST: { who: 'anyone' } },
  ),
  row(
    '/api/admin-reviews',
    async () => (await import('@/server/api/reviews/admin-reviews')).adminReviews,
    {
      GET: { who: 'staff', may: 'reviews', audit: ['list reviews'] },
      POST: { who: 'staff', may: 'reviews', audit: ['list reviews'] },
    },
  ),
  row(
    '/api/admin-answer-review',
    async () => (await import('@/server/api/reviews/admin-reviews')).adminAnswerReview,
    { POST: { who: 'staff', may: 'reviews', audit: ['change review'] } },
  ),
  row(
    '/api/admin-hide-review',
    async () => (await import('@/server/api/reviews/admin-reviews')).adminHideReview,
    { POST: { who: 'staff', may: 'reviews', audit: ['change review'] } },
  ),
];
