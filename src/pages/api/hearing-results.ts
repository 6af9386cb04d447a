import { hearingResults } from '@/server/http/handlers/hearing-results';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default hearingResults;
