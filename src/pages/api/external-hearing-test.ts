import { externalHearingTest } from '@/server/http/handlers/external-hearing-test';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default externalHearingTest;
