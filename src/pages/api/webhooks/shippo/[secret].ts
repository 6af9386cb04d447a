import { shippoWebhook } from '@/server/http/handlers/shippo-webhook';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default shippoWebhook;
