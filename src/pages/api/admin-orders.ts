import { adminOrders } from '@/server/http/handlers/admin-orders';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminOrders;
