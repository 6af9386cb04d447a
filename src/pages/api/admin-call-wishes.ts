import { adminCallWishes } from '@/server/http/handlers/admin-consultations';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminCallWishes;
