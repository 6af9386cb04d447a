import { orderLookup } from '@/server/http/handlers/order-lookup';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default orderLookup;
