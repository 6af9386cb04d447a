import { adminSubscriptions } from '@/server/http/handlers/admin-subscriptions';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminSubscriptions;
