import { vault } from '@/server/http/handlers/vault';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default vault;
