import { useSyncExternalStore } from 'react';

const never = () => () => {};
const isSupported = () => typeof window.PublicKeyCredential === 'function';

/** Whether this browser knows passkeys at all; false on the server and until the page has started. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(never, isSupported, () => false);
}
