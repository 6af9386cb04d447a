import { object } from 'yup';
import { readShopStatus } from '@/server/circuit-breakers/shop-status';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';

/** The state of the shop's services. It reads no personal record and shows no address or key of a service. */
export const adminStatus = route({
  GET: adminEndpoint({
    may: 'status',
    input: object({}),
    showsNobody: 'How services fare, without records',
    handle: ({ services }) => readShopStatus(services),
  }),
});
