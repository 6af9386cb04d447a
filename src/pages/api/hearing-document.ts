import { hearingDocument } from '@/server/http/handlers/hearing-document';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default hearingDocument;
