import { createApi } from '@/server/api/create-api';
import { services } from '@/server/main/services';

export const config = { api: { bodyParser: false, externalResolver: true } };

/**
 * Everything under `/api` during development. In production, calls do not reach this page (src/serving/api-calls.ts),
 * except for addresses that Next has to read first.
 */
export default createApi(services);
