import { adminAuthenticator } from '@/server/http/handlers/staff/second-step';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminAuthenticator;
