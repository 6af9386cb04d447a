import { hearingQuestions } from '@/server/http/handlers/hearing-questions';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default hearingQuestions;
