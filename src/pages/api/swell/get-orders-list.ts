import { ordersList } from '@/server/http/handlers/orders';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default ordersList;
