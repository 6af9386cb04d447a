import { swellWebhook } from '@/server/http/handlers/swell-webhook';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default swellWebhook;
