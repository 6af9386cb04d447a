import { adminCatalogue } from '@/server/http/handlers/admin-catalogue';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminCatalogue;
