import { live } from '@/server/http/handlers/health';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default live;
