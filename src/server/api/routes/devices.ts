import { row } from '../endpoints/route-row';

/** A customer’s own hearing aids. */
export const deviceRoutes = [
  row('/api/devices', async () => (await import('@/server/api/devices/devices')).ownDevices, {
    GET: { who: 'customer' },
    POST: { who: 'customer', limits: ['deviceByAccount'] },
  }),
  row('/api/device-claim', async () => (await import('@/server/api/devices/devices')).deviceClaim, {
    POST: { who: 'customer', limits: ['deviceByAccount'] },
    PUT: { who: 'customer' },
  }),
  row(
    '/api/device-claim-label',
    async () => (await import('@/server/api/devices/devices')).deviceClaimLabel,
    { GET: { who: 'customer' } },
  ),
  row(
    '/api/device-adjustment',
    async () => (await import('@/server/api/devices/devices')).deviceAdjustment,
    {
      POST: { who: 'customer', limits: ['deviceByAccount'] },
      PUT: { who: 'customer' },
    },
  ),
];
