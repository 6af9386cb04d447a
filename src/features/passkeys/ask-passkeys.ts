import { refusalOf, type StoreRefusal } from '@/client/store-answer';

type PasskeyRequests = typeof import('./passkey-requests');

/** Asks through the requests, a chunk of their own. Code that cannot be loaded is as good as a missing connection. */
export function askPasskeys<Answer>(
  ask: (requests: PasskeyRequests) => Promise<Answer>,
): Promise<Answer | StoreRefusal> {
  return import('./passkey-requests').then(ask).catch(refusalOf);
}
