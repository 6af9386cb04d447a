import { chatMessages } from '@/server/http/handlers/conversations';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default chatMessages;
