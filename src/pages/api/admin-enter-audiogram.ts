import { adminEnterAudiogram } from '@/server/http/handlers/admin-hearing';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminEnterAudiogram;
