/**
 * The login's interface for other features and the shell. Light enough for every page: the rest is loaded when needed.
 */
export { AccountControl } from './account-control';
export { forgetAccount, logOut, mailPasswordLink, showCustomer } from './lazy-auth-actions';
export { useTellFailure } from './auth-failure';
export { mailLoginLink } from './log-in/mail-login-link';
export { RequireCustomer } from './require-customer';
export { useMailedValues } from './use-mailed-values';
