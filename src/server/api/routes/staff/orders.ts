import { row } from '@/server/api/endpoints/route-row';

/** Orders, returns, parcels and subscriptions, for staff. */
export const staffOrderRoutes = [
  row(
    '/api/admin-capture-order',
    async () => (await import('@/server/api/admin/admin-capture-order')).adminCaptureOrder,
    { POST: { who: 'staff', may: 'orders.change', audit: ['change order'] } },
  ),
  row(
    '/api/admin-move-order',
    async () => (await import('@/server/api/admin/admin-order-changes')).adminMoveOrder,
    { POST: { who: 'staff', may: 'orders.change', audit: ['change order'] } },
  ),
  row(
    '/api/admin-order-address',
    async () => (await import('@/server/api/admin/admin-order-changes')).adminOrderAddress,
    { POST: { who: 'staff', may: 'orders.change', audit: ['change order'] } },
  ),
  row(
    '/api/admin-order-serials',
    async () => (await import('@/server/api/devices/admin-order-serials')).adminOrderSerials,
    { POST: { who: 'staff', may: 'orders.change', audit: ['change order'] } },
  ),
  row(
    '/api/admin-order-note',
    async () => (await import('@/server/api/admin/admin-order-changes')).adminOrderNote,
    { POST: { who: 'staff', may: 'orders.change', audit: ['change order'] } },
  ),
  row(
    '/api/admin-order-mail',
    async () => (await import('@/server/api/admin/admin-order-changes')).adminOrderMail,
    { POST: { who: 'staff', may: 'orders.change', audit: ['change order'] } },
  ),
  row(
    '/api/admin-track-parcel',
    async () => (await import('@/server/api/admin/admin-order-changes')).adminTrackParcel,
    { POST: { who: 'staff', may: 'orders.change', audit: ['change order'] } },
  ),
  row(
    '/api/admin-refund-order',
    async () => (await import('@/server/api/admin/admin-order-changes')).adminRefundOrder,
    { POST: { who: 'staff', may: 'orders.change', audit: ['change order'] } },
  ),
  row('/api/admin-order', async () => (await import('@/server/api/admin/admin-order')).adminOrder, {
    GET: {
      who: 'staff',
      may: 'orders.read',
      audit: ['view order', 'view hearing_result', 'view hearing_waiver'],
    },
  }),
  row(
    '/api/admin-orders',
    async () => (await import('@/server/api/admin/admin-orders')).adminOrders,
    {
      GET: { who: 'staff', may: 'orders.read', audit: ['list orders'] },
      POST: { who: 'staff', may: 'orders.read', audit: ['list orders'] },
    },
  ),
  row(
    '/api/admin-export-orders',
    async () => (await import('@/server/api/admin/admin-orders')).adminExportOrders,
    { POST: { who: 'staff', may: 'orders.read', audit: ['list orders'] } },
  ),
  row(
    '/api/admin-returns',
    async () => (await import('@/server/api/admin/admin-returns')).adminReturns,
    {
      GET: { who: 'staff', may: 'returns', audit: ['list returns'] },
      POST: { who: 'staff', may: 'returns', audit: ['list returns'] },
    },
  ),
  row(
    '/api/admin-return',
    async () => (await import('@/server/api/admin/admin-returns')).adminReturn,
    {
      GET: { who: 'staff', may: 'returns', audit: ['view return'] },
      POST: { who: 'staff', may: 'returns', audit: ['change return'] },
    },
  ),
  row(
    '/api/admin-subscriptions',
    async () => (await import('@/server/api/admin/admin-subscriptions')).adminSubscriptions,
    {
      GET: { who: 'staff', may: 'subscriptions', audit: ['list subscriptions'] },
      POST: { who: 'staff', may: 'subscriptions', audit: ['list subscriptions'] },
    },
  ),
  row(
    '/api/admin-subscription',
    async () => (await import('@/server/api/admin/admin-subscriptions')).adminSubscription,
    {
      GET: { who: 'staff', may: 'subscriptions', audit: ['view subscription'] },
      POST: { who: 'staff', may: 'subscriptions', audit: ['change subscription'] },
    },
  ),
  row(
    '/api/admin-order-receipt',
    async () => (await import('@/server/api/orders/order-receipt')).adminOrderReceipt,
    { GET: { who: 'staff', may: 'orders.read', audit: ['view order'] } },
  ),
  row(
    '/api/swell/shippo-order',
    async () => (await import('@/server/api/admin/shipping-label')).shippingLabel,
    {
      GET: { who: 'staff', may: 'orders.change', audit: ['view order'] },
      POST: { who: 'staff', may: 'orders.change', audit: ['change order'] },
    },
  ),
];
