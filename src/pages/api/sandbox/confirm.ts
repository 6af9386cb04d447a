import { sandboxConfirm } from '@/server/http/handlers/sandbox-confirm';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default sandboxConfirm;
