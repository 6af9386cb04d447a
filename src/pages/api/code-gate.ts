import { codeGate } from '@/server/http/handlers/code-gate';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default codeGate;
