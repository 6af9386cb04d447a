import { adminStaff } from '@/server/http/handlers/admin-staff';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminStaff;
