import { adminStatus } from '@/server/http/handlers/admin-status';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminStatus;
