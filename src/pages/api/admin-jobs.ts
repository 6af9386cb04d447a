import { adminJobs } from '@/server/http/handlers/admin-jobs';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminJobs;
