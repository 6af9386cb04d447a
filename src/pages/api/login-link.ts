import { loginLink } from '@/server/http/handlers/login-link';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default loginLink;
