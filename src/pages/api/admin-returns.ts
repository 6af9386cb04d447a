import { adminReturns } from '@/server/http/handlers/admin-returns';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminReturns;
