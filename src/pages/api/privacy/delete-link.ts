import { privacyDeleteLink } from '@/server/http/handlers/privacy';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default privacyDeleteLink;
