import { startHearingTest } from '@/server/http/handlers/hearing-orders';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default startHearingTest;
