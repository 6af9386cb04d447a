/** What the logins and the account may use of passkeys. Light: the code that talks to the device comes with the first use. */
export { usePasskeySupport } from './use-passkey-support';
export { askDevice, askPasskeys } from './ask-passkeys';
export type { PasskeyView } from './passkey-requests';
