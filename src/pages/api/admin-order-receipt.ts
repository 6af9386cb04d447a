import { adminOrderReceipt } from '@/server/http/handlers/order-receipt';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminOrderReceipt;
