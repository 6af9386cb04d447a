import { adminPassword } from '@/server/http/handlers/staff/own-login';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminPassword;
