import { adminFileWords } from '@/server/http/handlers/admin-files';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminFileWords;
