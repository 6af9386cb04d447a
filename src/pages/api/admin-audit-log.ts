import { adminAuditLog } from '@/server/http/handlers/admin-audit';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminAuditLog;
