import { refusalOf, type StoreRefusal } from '@/client/requests/store-answer';

type PasskeyRequests = typeof import('./passkey-requests');
type DevicePrompts = typeof import('./device-prompts');

/** Asks through the requests, a chunk of their own. Code that cannot be loaded is as good as a missing connection. */
export function askPasskeys<Answer>(
  ask: (requests: PasskeyRequests) => Promise<Answer>,
): Promise<Answer | StoreRefusal> {
  return import('./passkey-requests').then(ask).catch(refusalOf);
}

/** The same for the device's prompts alone, where somebody else asks the server. */
export function askDevice<Answer>(
  ask: (prompts: DevicePrompts) => Promise<Answer>,
): Promise<Answer | StoreRefusal> {
  return import('./device-prompts').then(ask).catch(refusalOf);
}
