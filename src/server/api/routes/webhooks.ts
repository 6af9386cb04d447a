import { row } from '../route-row';

/** Reports of other services; a secret or a signature proves the sender. */
export const webhookRoutes = [
  row(
    '/api/external-hearing-test',
    async () => (await import('@/server/http/handlers/external-hearing-test')).externalHearingTest,
    { POST: { who: 'sender' } },
  ),
  row(
    '/api/webhooks/shippo/:secret',
    async () => (await import('@/server/http/handlers/shippo-webhook')).shippoWebhook,
    { POST: { who: 'sender' } },
  ),
  row(
    '/api/webhooks/stripe',
    async () => (await import('@/server/http/handlers/stripe-webhook')).stripeWebhook,
    { POST: { who: 'sender' } },
  ),
  row(
    '/api/webhooks/swell/:secret',
    async () => (await import('@/server/http/handlers/swell-webhook')).swellWebhook,
    { POST: { who: 'sender' } },
  ),
];
