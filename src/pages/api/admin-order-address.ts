import { adminOrderAddress } from '@/server/http/handlers/admin-order-changes';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminOrderAddress;
