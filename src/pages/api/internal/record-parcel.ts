import { recordParcel } from '@/server/http/handlers/record-care';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default recordParcel;
