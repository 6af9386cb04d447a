import { object } from 'yup';
import { readShopStatus } from '@/server/outages/shop-status';
import { adminOnly } from '../admin-guard';
import { endpoint, route } from '../route';

/** How the shop's services fare. Nobody's record is looked at, and no address or key of a service is told. */
export const adminStatus = route('/api/admin-status', {
  GET: endpoint({
    input: object({}),
    mayCall: adminOnly,
    handle: ({ services }) => readShopStatus(services),
  }),
});
