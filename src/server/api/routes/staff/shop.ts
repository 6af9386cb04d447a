import { row } from '@/server/api/endpoints/route-row';

/** The catalogue, coupons and gift cards, for staff. */
export const staffShopRoutes = [
  row(
    '/api/admin-catalogue',
    async () => (await import('@/server/api/admin/admin-catalogue')).adminCatalogue,
    {
      GET: { who: 'staff', may: 'catalogue.read', audit: [] },
      POST: { who: 'staff', may: 'catalogue.read', audit: [] },
    },
  ),
  row(
    '/api/admin-product',
    async () => (await import('@/server/api/admin/admin-catalogue')).adminProduct,
    { POST: { who: 'staff', may: 'catalogue.change', audit: ['change product'] } },
  ),
  row(
    '/api/admin-coupons',
    async () => (await import('@/server/api/admin/admin-coupons')).adminCoupons,
    {
      GET: { who: 'staff', may: 'coupons', audit: ['list coupons'] },
      POST: { who: 'staff', may: 'coupons', audit: ['list coupons'] },
    },
  ),
  row(
    '/api/admin-coupon',
    async () => (await import('@/server/api/admin/admin-coupons')).adminCoupon,
    {
      POST: { who: 'staff', may: 'coupons', audit: ['change coupon'] },
      PUT: { who: 'staff', may: 'coupons', audit: ['change coupon'] },
    },
  ),
  row(
    '/api/admin-gift-cards',
    async () => (await import('@/server/api/admin/admin-gift-cards')).adminGiftCards,
    {
      GET: { who: 'staff', may: 'gift-cards', audit: ['list gift-cards'] },
      POST: { who: 'staff', may: 'gift-cards', audit: ['list gift-cards'] },
    },
  ),
  row(
    '/api/admin-gift-card',
    async () => (await import('@/server/api/admin/admin-gift-cards')).adminGiftCard,
    {
      POST: { who: 'staff', may: 'gift-cards', audit: ['change gift-card'] },
      PUT: { who: 'staff', may: 'gift-cards', audit: ['change gift-card'] },
    },
  ),
];
