import { confirmSubscription } from '@/server/http/handlers/mailing';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default confirmSubscription;
