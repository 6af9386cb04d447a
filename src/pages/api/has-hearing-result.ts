import { hasHearingResult } from '@/server/http/handlers/hearing-lookup';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default hasHearingResult;
