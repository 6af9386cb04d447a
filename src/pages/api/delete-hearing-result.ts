import { deleteHearingResult } from '@/server/http/handlers/hearing-results';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default deleteHearingResult;
