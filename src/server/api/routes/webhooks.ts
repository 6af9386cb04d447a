import { row } from '../endpoints/route-row';

/** Reports of other services; a secret or a signature proves the sender. */
export const webhookRoutes = [
  row(
    '/api/external-hearing-test',
    async () => (await import('@/server/api/hearing/external-hearing-test')).externalHearingTest,
    { POST: { who: 'sender' } },
  ),
  row(
    '/api/webhooks/shippo/:secret',
    async () => (await import('@/server/api/commerce/shippo-webhook')).shippoWebhook,
    { POST: { who: 'sender' } },
  ),
  row(
    '/api/webhooks/texts/twilio',
    async () => (await import('@/server/api/sixty-days/texts-webhook')).textsWebhook,
    { POST: { who: 'sender' } },
  ),
  row(
    '/api/webhooks/:gateway',
    async () => (await import('@/server/api/commerce/payment-webhook')).paymentWebhook,
    { POST: { who: 'sender' } },
  ),
  row(
    '/api/webhooks/swell/:secret',
    async () => (await import('@/server/api/commerce/swell-webhook')).swellWebhook,
    { POST: { who: 'sender' } },
  ),
];
