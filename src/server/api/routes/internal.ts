import { page, row } from '../endpoints/route-row';

/** Calls that this installation makes to itself, each signed for its own address. */
export const internalRoutes = [
  row(
    '/api/internal/change-product',
    async () => (await import('@/server/api/admin/change-product')).changeProduct,
    { POST: { who: 'ourselves' } },
  ),
  row(
    '/api/internal/change-staff',
    async () => (await import('@/server/api/admin/change-staff')).changeStaff,
    { POST: { who: 'ourselves' } },
  ),
  row(
    '/api/internal/record-parcel',
    async () => (await import('@/server/api/admin/record-after-sale')).recordParcel,
    { POST: { who: 'ourselves' } },
  ),
  row(
    '/api/internal/move-return',
    async () => (await import('@/server/api/admin/record-after-sale')).moveReturn,
    { POST: { who: 'ourselves' } },
  ),
  page('/api/internal/renew-pages', { POST: { who: 'ourselves' } }),
  row(
    '/api/internal/take-backup',
    async () => (await import('@/server/api/operations/take-backup')).takeBackup,
    { POST: { who: 'ourselves' } },
  ),
];
