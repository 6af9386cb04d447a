import { passkeyRequest } from '@/server/http/handlers/passkeys';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default passkeyRequest;
