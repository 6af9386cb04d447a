import { estimateDocument } from '@/server/http/handlers/estimate-document';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default estimateDocument;
