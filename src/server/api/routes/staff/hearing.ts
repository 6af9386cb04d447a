import { row } from '@/server/api/endpoints/route-row';

/** Hearing tests and files, for the clinic. */
export const staffHearingRoutes = [
  row(
    '/api/admin-file-words',
    async () => (await import('@/server/api/admin/admin-files')).adminFileWords,
    { POST: { who: 'staff', may: 'health', audit: ['view upload'] } },
  ),
  row(
    '/api/admin-list-hearing-tests',
    async () => (await import('@/server/api/admin/admin-hearing')).adminListHearingTests,
    {
      GET: { who: 'staff', may: 'health', audit: ['list hearing_result'] },
      POST: { who: 'staff', may: 'health', audit: ['list hearing_result'] },
    },
  ),
  row(
    '/api/admin-hearing-result-details',
    async () => (await import('@/server/api/admin/admin-hearing')).adminHearingDetails,
    {
      POST: {
        who: 'staff',
        may: 'health',
        audit: [
          'view hearing_result',
          'view hearing_waiver',
          'view upload',
          'view questionnaire',
          'view account',
        ],
      },
    },
  ),
  row(
    '/api/admin-enter-audiogram',
    async () => (await import('@/server/api/admin/admin-hearing')).adminEnterAudiogram,
    { POST: { who: 'staff', may: 'health', audit: ['change upload'] } },
  ),
  row(
    '/api/admin-review-hearing-test',
    async () => (await import('@/server/api/admin/admin-hearing')).adminReviewHearingTest,
    { POST: { who: 'staff', may: 'health', audit: ['change hearing_result'] } },
  ),
  row(
    '/api/admin-attach-test',
    async () => (await import('@/server/api/admin/admin-attach-test')).adminAttachTest,
    { POST: { who: 'staff', may: 'health', audit: ['change order', 'change hearing_result'] } },
  ),
  row(
    '/api/admin-approve-order',
    async () => (await import('@/server/api/admin/admin-approve-order')).adminApproveOrder,
    { POST: { who: 'staff', may: 'health', audit: ['change order'] } },
  ),
];
