import { takeBackup } from '@/server/http/handlers/take-backup';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default takeBackup;
