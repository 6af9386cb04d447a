import { monitoring } from '@/server/http/handlers/monitoring';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default monitoring;
