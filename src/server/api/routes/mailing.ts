import { row } from '../endpoints/route-row';

/** The mailing list. */
export const mailingRoutes = [
  row(
    '/api/subscribe',
    async () => (await import('@/server/api/consultations/mailing')).subscribe,
    {
      POST: { who: 'anyone', limits: ['mailByClient', 'newsMailHere', 'newsMail'] },
    },
  ),
  row(
    '/api/confirm-subscription',
    async () => (await import('@/server/api/consultations/mailing')).confirmSubscription,
    { POST: { who: 'anyone' } },
  ),
  row(
    '/api/unsubscribe-email-with-code',
    async () => (await import('@/server/api/consultations/mailing')).unsubscribe,
    { POST: { who: 'anyone' }, GET: { who: 'anyone' } },
  ),
  row(
    '/api/stop-follow-ups',
    async () => (await import('@/server/api/consultations/stop-follow-ups')).stopFollowUps,
    { POST: { who: 'anyone' }, GET: { who: 'anyone' } },
  ),
  row(
    '/api/email-subscription',
    async () => (await import('@/server/api/consultations/mailing')).emailSubscription,
    {
      GET: { who: 'customer' },
      PUT: { who: 'customer', limits: ['mailByClient', 'newsMailHere', 'newsMail'] },
    },
  ),
];
