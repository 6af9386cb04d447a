import { searchIndex } from '@/server/http/handlers/search-index';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default searchIndex;
