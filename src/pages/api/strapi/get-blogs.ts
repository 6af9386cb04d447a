import { getBlogs } from '@/server/http/handlers/get-blogs';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default getBlogs;
