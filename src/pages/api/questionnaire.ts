import { questionnaire } from '@/server/http/handlers/questionnaire';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default questionnaire;
