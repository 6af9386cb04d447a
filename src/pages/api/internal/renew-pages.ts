import { renewPages } from '@/server/http/handlers/renew-pages';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default renewPages;
