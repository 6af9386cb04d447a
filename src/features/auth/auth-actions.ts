import { accountFromWire, type CustomerAccount } from '@/client/wire/account-from-wire';
import { reportError } from '@/client/error-reporting';
import { forgetSession, hasSession } from '@/client/session/session';
import {
  unreadableRefusal,
  type StoreAnswer,
  type StoreRefusal,
} from '@/client/requests/store-answer';
import { forgetStored } from '@/client/storage/forget-stored';
import { storeRequest, type StoreCall } from '@/client/requests/store-requests';
import { storeAccountMark } from '@/client/storage/stored-account';
import { cartActions } from '@/features/cart/public';
import { useAuthStore, type AuthState } from './auth-store';
import { tellOtherTabs } from './auth-tabs';

/** Dependencies of the actions. */
export type AuthWorld = {
  ask(call: StoreCall): Promise<StoreAnswer<unknown>>;
  hasSession(): boolean;
  forgetSession(): void;
  /** Removes personal input from this device: a name, an address, a draft. */
  forgetPerson(): void;
  /** Stores the marker that static pages read. */
  mark(isCustomer: boolean): void;
  tellOtherTabs(): void;
  /** After a login the cart may be another one. */
  refreshCart(): void;
  /** Spec 7: a logout loads a new page, so that nothing of the customer's stays in memory. */
  reload(): void;
};

export type LoginAnswer =
  /** `hadLeftovers`: data that somebody had left in the account before this first proof of its address was removed. */
  { ok: true; hadLeftovers: boolean } | { ok: false; isMismatch: true } | StoreRefusal;

/**
 * All requests about who is logged in. Answers may arrive late and out of order, so each check, login and logout
 * invalidates the answers of all earlier checks.
 */
export class AuthActions {
  private latest = 0;

  constructor(private readonly world: AuthWorld) {}

  /**
   * Asks who is logged in; without a session nobody can be. Without an answer the state stays, and the store says so.
   */
  async check(): Promise<void> {
    const question = this.nextQuestion();
    if (!this.world.hasSession()) return this.show(null);
    const answer = await this.world.ask((swell) => swell.account.get());
    if (question !== this.latest) return;
    const read = readAccount(answer);
    if (read.ok) this.show(read.value);
    else if (read.code === 'UNAUTHORIZED') this.show(null);
    else useAuthStore.setState({ isUnreachable: true });
  }

  /** @param arrival the page to open after a successful login */
  logIn(email: string, password: string, arrival: string): Promise<LoginAnswer> {
    return this.enter((swell) => swell.account.login(email.trim(), password), arrival);
  }

  /**
   * Logs in by the token of a mailed link, which works once and identifies its owner.
   *
   * @param browser the value that this browser sent when it asked for the link; null where it did not
   */
  logInByToken(token: string, arrival: string, browser: string | null): Promise<LoginAnswer> {
    const password_token = browser === null ? token : `${token}.${browser}`;
    return this.enter((swell) => swell.account.login('', { password_token }), arrival);
  }

  /** Takes over a session that another call has just logged in and stored. */
  enterKept(arrival: string): Promise<LoginAnswer> {
    return this.enter((swell) => swell.account.get(), arrival);
  }

  /** Creates an account and logs in with it. */
  register(email: string, password: string, arrival: string): Promise<LoginAnswer> {
    return this.enter((swell) => swell.account.create({ email: email.trim(), password }), arrival);
  }

  /** Logs out on the server; if that is out of reach, at least this device forgets the customer. */
  async logOut(): Promise<void> {
    this.nextQuestion();
    const answer = await this.world.ask((swell) => swell.account.logout());
    if (!answer.ok) this.world.forgetSession();
    this.nextQuestion();
    this.world.forgetPerson();
    this.world.mark(false);
    this.world.tellOtherTabs();
    this.world.reload();
  }

  /** Shows the customer's account from the answer to another call. */
  take(account: CustomerAccount): void {
    this.nextQuestion();
    this.show(account);
  }

  private async enter(call: StoreCall, arrival: string): Promise<LoginAnswer> {
    this.nextQuestion();
    const answer = await this.world.ask(call);
    const read = readAccount(answer);
    if (!read.ok) return read;
    if (read.value === null) return { ok: false, isMismatch: true };
    this.nextQuestion();
    this.show(read.value, { arrival, typedEmail: '' });
    this.world.tellOtherTabs();
    this.world.refreshCart();
    return { ok: true, hadLeftovers: hadLeftovers(answer) };
  }

  private nextQuestion(): number {
    this.latest += 1;
    return this.latest;
  }

  /** Updates everything at once: a page must never see half of a login. */
  private show(account: CustomerAccount | null, change: Partial<AuthState> = {}): void {
    this.world.mark(account !== null);
    const status = account === null ? 'guest' : 'customer';
    useAuthStore.setState({ ...change, status, account, isUnreachable: false });
  }
}

/** An answer without a valid account counts as no answer. */
function readAccount(answer: StoreAnswer<unknown>): StoreAnswer<CustomerAccount | null> {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: accountFromWire(answer.value) };
  } catch (failure) {
    reportError(failure, 'account');
    return unreadableRefusal(failure);
  }
}

function hadLeftovers(answer: StoreAnswer<unknown>): boolean {
  const body = answer.ok ? answer.value : null;
  return (
    typeof body === 'object' && body !== null && Reflect.get(body, 'leftovers_removed') === true
  );
}

let page: AuthActions | null = null;

/** The actions of this page; created once, in the browser only. */
export function pageAuthActions(): AuthActions {
  page ??= new AuthActions({
    ask: storeRequest,
    hasSession,
    forgetSession,
    forgetPerson: forgetStored,
    mark: storeAccountMark,
    tellOtherTabs,
    refreshCart: () => void cartActions.refresh(),
    reload: () => window.location.reload(),
  });
  return page;
}
