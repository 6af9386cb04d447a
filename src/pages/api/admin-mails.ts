import { adminMails } from '@/server/http/handlers/admin-mails';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default adminMails;
