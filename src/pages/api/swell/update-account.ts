import { updateAccount } from '@/server/http/handlers/account';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default updateAccount;
