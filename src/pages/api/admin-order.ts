import { adminOrder } from '@/server/http/handlers/admin-order';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminOrder;
