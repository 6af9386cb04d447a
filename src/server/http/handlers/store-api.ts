import { services } from '@/server/services';
import { nodeHandler } from '../node-handler';

/** The Store API: everything under `/api` that is not an endpoint of the product itself. */
export const storeApi = nodeHandler(async () => (await services()).commerce.storeApi, '/api');
