import { adminMembers } from '@/server/http/handlers/staff/logins';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminMembers;
