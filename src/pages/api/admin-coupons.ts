import { adminCoupons } from '@/server/http/handlers/admin-coupons';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminCoupons;
