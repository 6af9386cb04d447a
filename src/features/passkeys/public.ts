/** The passkeys' interface for the logins and the account. Light: the code for the device is loaded on first use. */
export { usePasskeySupport } from './use-passkey-support';
export { askDevice, askPasskeys } from './ask-passkeys';
export type { PasskeyView } from './passkey-requests';
