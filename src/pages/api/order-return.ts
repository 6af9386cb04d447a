import { orderReturn } from '@/server/http/handlers/order-return';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default orderReturn;
