import { row } from '../endpoints/route-row';

/** Hearing tests, their results and files, and the hearing profiles of orders. */
export const hearingRoutes = [
  row(
    '/api/found-records',
    async () => (await import('@/server/api/accounts/found-records')).foundRecords,
    { GET: { who: 'customer' }, POST: { who: 'customer' } },
  ),
  row(
    '/api/hearing-document',
    async () => (await import('@/server/api/hearing/hearing-document')).hearingDocument,
    { POST: { who: 'anyone', limits: ['document'] } },
  ),
  row(
    '/api/upload-hearing-test',
    async () => (await import('@/server/api/hearing/hearing-files')).uploadHearingTest,
    { POST: { who: 'anyone', limits: ['uploadByClient'] }, GET: { who: 'visitor' } },
  ),
  row(
    '/api/delete-from-s3',
    async () => (await import('@/server/api/hearing/hearing-files')).deleteFile,
    { POST: { who: 'visitor' } },
  ),
  row('/api/files/:id', async () => (await import('@/server/api/hearing/hearing-files')).fileById, {
    GET: { who: 'visitor', staff: { may: 'health', audit: ['view upload'] } },
  }),
  row(
    '/api/has-hearing-result',
    async () => (await import('@/server/api/hearing/hearing-lookup')).hasHearingResult,
    {
      POST: {
        who: 'anyone',
        limits: ['hearingLookup'],
        staff: { may: 'health', audit: ['view account'] },
      },
    },
  ),
  row(
    '/api/hearing-profile',
    async () => (await import('@/server/api/hearing/hearing-orders')).hearingProfile,
    { GET: { who: 'visitor' } },
  ),
  row(
    '/api/tonetest-update-order',
    async () => (await import('@/server/api/hearing/hearing-orders')).updateHearingOrder,
    { POST: { who: 'visitor', limits: ['orderProof', 'orderProofOfEmail', 'orderProofByClient'] } },
  ),
  row(
    '/api/hearing-waiver',
    async () => (await import('@/server/api/hearing/hearing-orders')).hearingWaiver,
    { POST: { who: 'visitor', limits: ['hearingRecordByClient'] } },
  ),
  row(
    '/api/tonetest-start',
    async () => (await import('@/server/api/hearing/hearing-orders')).startHearingTest,
    { POST: { who: 'anyone' } },
  ),
  row(
    '/api/tonetest-questions',
    async () => (await import('@/server/api/hearing/hearing-questions')).hearingQuestions,
    { GET: { who: 'anyone' } },
  ),
  row(
    '/api/hearing-results',
    async () => (await import('@/server/api/hearing/hearing-results')).hearingResults,
    {
      GET: { who: 'visitor' },
      POST: {
        who: 'visitor',
        limits: ['hearingRecordByClient', 'mailByClient', 'mailHere', 'mail'],
      },
    },
  ),
  row(
    '/api/delete-hearing-result',
    async () => (await import('@/server/api/hearing/hearing-results')).deleteHearingResult,
    { POST: { who: 'visitor' } },
  ),
  row(
    '/api/questionnaire',
    async () => (await import('@/server/api/hearing/questionnaire')).questionnaire,
    { POST: { who: 'anyone', limits: ['questionnaireByClient'] } },
  ),
];
