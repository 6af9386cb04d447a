import { orderListRules } from '@/domain/orders/order-list';
import { orderLine } from '@/domain/staff/answers/order-line';

/** The list of orders, paginated by the server. */
export const orderListSetup = { ...orderListRules, path: '/api/admin-orders', row: orderLine };
