import { changeStaff } from '@/server/http/handlers/change-staff';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default changeStaff;
