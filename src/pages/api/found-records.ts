import { foundRecords } from '@/server/http/handlers/found-records';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default foundRecords;
