import { row } from '@/server/api/endpoints/route-row';

/** Hearing aids after they were sent, for the clinic. */
export const staffDeviceRoutes = [
  row(
    '/api/admin-devices',
    async () => (await import('@/server/api/devices/admin-devices')).adminDevices,
    {
      GET: { who: 'staff', may: 'health', audit: ['list devices'] },
      POST: { who: 'staff', may: 'health', audit: ['list devices'] },
    },
  ),
  row(
    '/api/admin-device-case',
    async () => (await import('@/server/api/devices/admin-devices')).adminDeviceCase,
    {
      GET: {
        who: 'staff',
        may: 'health',
        audit: ['view device_claim', 'view device_adjustment', 'view device'],
      },
    },
  ),
  row(
    '/api/admin-device-claim',
    async () => (await import('@/server/api/devices/admin-devices')).adminDeviceClaim,
    {
      GET: { who: 'staff', may: 'health', audit: ['view device_claim'] },
      POST: { who: 'staff', may: 'health', audit: ['change device_claim'] },
    },
  ),
  row(
    '/api/admin-refund-device-fee',
    async () => (await import('@/server/api/devices/admin-devices')).adminRefundDeviceFee,
    { POST: { who: 'staff', may: 'orders.change', audit: ['change device_claim'] } },
  ),
  row(
    '/api/admin-device-adjustment',
    async () => (await import('@/server/api/devices/admin-devices')).adminDeviceAdjustment,
    {
      POST: {
        who: 'staff',
        may: 'health',
        audit: ['change device_adjustment', 'change fitting_sheet'],
      },
    },
  ),
  row(
    '/api/admin-device',
    async () => (await import('@/server/api/devices/admin-devices')).adminDevice,
    {
      POST: { who: 'staff', may: 'health', audit: ['change device'] },
      PUT: { who: 'staff', may: 'health', audit: ['change device'] },
    },
  ),
];
