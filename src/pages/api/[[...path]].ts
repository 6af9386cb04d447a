import { createApi } from '@/server/api/create-api';
import { services } from '@/server/main/services';

export const config = { api: { bodyParser: false, externalResolver: true } };

/**
 * Everything under `/api` while developing. In the shop's own process calls do not come this far
 * (src/serving/api-calls.ts), but for addresses that Next has to read first.
 */
export default createApi(services);
