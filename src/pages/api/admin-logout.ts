import { adminLogout } from '@/server/http/handlers/admin-login';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminLogout;
