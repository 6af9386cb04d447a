import { forgetSession, hasSession } from '@/client/session/session';
import { storeAccountMark } from '@/client/storage/stored-account';
import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { refusalOf, type StoreAnswer, type StoreRefusal } from '@/client/requests/store-answer';
import { paths } from '@/domain/pages/paths';
import type { AuthActions } from './auth-actions';
import { useAuthStore } from './auth-store';
import { tellOtherTabs } from './auth-tabs';

type SignInSteps = typeof import('./log-in/sign-in-steps');

/** The parts of the login that talk to the server; separate chunks. */
export const loadAuthActions = () =>
  import('./auth-actions').then(({ pageAuthActions }) => pageAuthActions());
const loadSignInSteps = () => import('./log-in/sign-in-steps');

/** Runs one of the actions. Code that cannot be loaded counts as a missing connection. */
export function askActions<Answer>(
  ask: (actions: AuthActions) => Promise<Answer>,
): Promise<Answer | StoreRefusal> {
  return loadAuthActions().then(ask).catch(refusalOf);
}

/** Runs one of the login steps in the same way. */
export function askSteps<Answer>(
  ask: (steps: SignInSteps) => Promise<Answer>,
): Promise<Answer | StoreRefusal> {
  return loadSignInSteps().then(ask).catch(refusalOf);
}

/**
 * Asks who is logged in. The first check without a session is answered here at once: nobody is. Without the code for
 * it, or without an answer, the store says that the server is out of reach.
 */
export function checkAuth(): void {
  if (!hasSession() && useAuthStore.getState().status === 'unknown') {
    useAuthStore.setState({ status: 'guest', isUnreachable: false });
    return;
  }
  loadAuthActions()
    .then((actions) => actions.check())
    .catch(() => useAuthStore.setState({ isUnreachable: true }));
}

/** Logs out and reloads the page. Rejects when the code for it cannot be loaded. */
export async function logOut(): Promise<void> {
  await (await loadAuthActions()).logOut();
}

/** After an account was deleted: this device and its other tabs forget the customer. */
export function forgetAccount(): void {
  forgetSession();
  storeAccountMark(false);
  tellOtherTabs();
}

/** Shows a customer's account from the answer to another call. */
export async function showCustomer(account: CustomerAccount): Promise<void> {
  (await loadAuthActions()).take(account);
}

/** Mails a link to choose a new password. */
export function mailPasswordLink(email: string): Promise<StoreAnswer<unknown>> {
  return askSteps((steps) => steps.mailPasswordLink(email, paths.resetPassword));
}
