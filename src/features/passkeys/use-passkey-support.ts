import { useSyncExternalStore } from 'react';

const never = () => () => {};
const isSupported = () => typeof window.PublicKeyCredential === 'function';

/** Whether this browser supports passkeys at all; false on the server and until hydration. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(never, isSupported, () => false);
}
