import { adminPasskeys } from '@/server/http/handlers/staff/own-second-steps';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminPasskeys;
