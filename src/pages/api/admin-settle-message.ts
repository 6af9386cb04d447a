import { adminSettleMessage } from '@/server/http/handlers/admin-messages';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminSettleMessage;
