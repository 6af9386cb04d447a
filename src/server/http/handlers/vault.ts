import { services } from '@/server/services';
import { nodeHandler } from '../node-handler';

/** The card vault. Its query strings hold card numbers: nothing on this way may write them down. */
export const vault = nodeHandler(async () => (await services()).commerce.vault, '/api/vault');
