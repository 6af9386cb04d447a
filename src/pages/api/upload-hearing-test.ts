import { uploadHearingTest } from '@/server/http/handlers/hearing-files';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default uploadHearingTest;
