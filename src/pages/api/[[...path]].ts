import { storeApi } from '@/server/http/handlers/store-api';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default storeApi;
