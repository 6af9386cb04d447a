import { customerData } from '@/server/http/handlers/conversations';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default customerData;
