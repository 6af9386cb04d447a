import { refusalOf, type StoreRefusal } from '@/client/requests/store-answer';

type PasskeyRequests = typeof import('./passkey-requests');
type DevicePrompts = typeof import('./device-prompts');

/** Runs a passkey request from a separate chunk. Code that cannot be loaded counts as a missing connection. */
export function askPasskeys<Answer>(
  ask: (requests: PasskeyRequests) => Promise<Answer>,
): Promise<Answer | StoreRefusal> {
  return import('./passkey-requests').then(ask).catch(refusalOf);
}

/** Does the same for the device's prompts alone, for callers that send the request themselves. */
export function askDevice<Answer>(
  ask: (prompts: DevicePrompts) => Promise<Answer>,
): Promise<Answer | StoreRefusal> {
  return import('./device-prompts').then(ask).catch(refusalOf);
}
