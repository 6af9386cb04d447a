import { adminCaptureOrder } from '@/server/http/handlers/admin-capture-order';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminCaptureOrder;
