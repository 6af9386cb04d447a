import { accountLookup } from '@/server/http/handlers/account-lookup';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default accountLookup;
