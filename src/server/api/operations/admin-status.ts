import { object } from 'yup';
import { readShopStatus } from '@/server/circuit-breakers/shop-status';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';

/** How the shop's services fare. Nobody's record is looked at, and no address or key of a service is told. */
export const adminStatus = route({
  GET: adminEndpoint({
    may: 'status',
    input: object({}),
    showsNobody: 'How services fare, without records',
    handle: ({ services }) => readShopStatus(services),
  }),
});
