import { loginLinkOwner } from '@/server/http/handlers/login-link-owner';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default loginLinkOwner;
