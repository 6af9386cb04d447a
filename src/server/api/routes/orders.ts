import { row } from '../endpoints/route-row';

/** A customer’s or a guest’s own orders. */
export const orderRoutes = [
  row(
    '/api/order-lookup',
    async () => (await import('@/server/api/orders/order-lookup')).orderLookup,
    { POST: { who: 'anyone', limits: ['orderProof', 'orderProofOfEmail', 'orderProofByClient'] } },
  ),
  row(
    '/api/swell/order-receipt',
    async () => (await import('@/server/api/orders/order-receipt')).orderReceipt,
    { GET: { who: 'visitor' } },
  ),
  row(
    '/api/order-return',
    async () => (await import('@/server/api/orders/order-return')).orderReturn,
    { POST: { who: 'anyone', limits: ['orderProof', 'orderProofOfEmail', 'orderProofByClient'] } },
  ),
  row(
    '/api/order-fitting',
    async () => (await import('@/server/api/orders/order-fitting')).orderFitting,
    { GET: { who: 'visitor' } },
  ),
  row(
    '/api/swell/return-label',
    async () => (await import('@/server/api/orders/return-label')).returnLabel,
    { GET: { who: 'visitor' } },
  ),
  row(
    '/api/swell/get-orders-list',
    async () => (await import('@/server/api/orders/orders')).ordersList,
    { GET: { who: 'customer' } },
  ),
  row(
    '/api/swell/get-order-details',
    async () => (await import('@/server/api/orders/orders')).orderDetails,
    { GET: { who: 'visitor' } },
  ),
  row(
    '/api/swell/update-order',
    async () => (await import('@/server/api/orders/orders')).updateOrder,
    { POST: { who: 'visitor' }, PUT: { who: 'visitor' } },
  ),
  row(
    '/api/swell/submit-order',
    async () => (await import('@/server/api/orders/orders')).submitOrder,
    { POST: { who: 'visitor' } },
  ),
  row(
    '/api/sandbox/confirm',
    async () => (await import('@/server/api/commerce/sandbox-confirm')).sandboxConfirm,
    { GET: { who: 'anyone' }, POST: { who: 'anyone' } },
  ),
];
