import { stripeWebhook } from '@/server/http/handlers/stripe-webhook';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default stripeWebhook;
