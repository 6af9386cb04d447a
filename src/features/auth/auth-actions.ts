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

/** What the actions need of the world. */
export type AuthWorld = {
  ask(call: StoreCall): Promise<StoreAnswer<unknown>>;
  hasSession(): boolean;
  forgetSession(): void;
  /** Forgets what was typed and kept on this device: a name, an address, a draft. */
  forgetPerson(): void;
  /** Leaves the mark that static pages go by. */
  mark(isCustomer: boolean): void;
  tellOtherTabs(): void;
  /** The cart now belongs to somebody: it may be another one. */
  refreshCart(): void;
  /** Spec 7: a logout loads the page anew, so that nothing of hers stays in its memory. */
  reload(): void;
};

export type LoginAnswer =
  /** `hadLeftovers`: what somebody had left in the account before this first proof of its address was removed. */
  { ok: true; hadLeftovers: boolean } | { ok: false; isMismatch: true } | StoreRefusal;

/**
 * Everything that asks the server who is visiting. Answers may come late and out of order: each question, login and
 * logout makes the answers of all earlier questions worthless.
 */
export class AuthActions {
  private latest = 0;

  constructor(private readonly world: AuthWorld) {}

  /** Asks who is visiting; without a session nobody can be. A missing answer changes nothing but says so. */
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

  /** @param arrival where a login that works leads */
  logIn(email: string, password: string, arrival: string): Promise<LoginAnswer> {
    return this.enter((swell) => swell.account.login(email.trim(), password), arrival);
  }

  /**
   * By the token of a mailed link, which works once and says by itself whose it is.
   *
   * @param browser what this browser sent when it asked for the link; null where it did not
   */
  logInByToken(token: string, arrival: string, browser: string | null): Promise<LoginAnswer> {
    const password_token = browser === null ? token : `${token}.${browser}`;
    return this.enter((swell) => swell.account.login('', { password_token }), arrival);
  }

  /** Takes over a session that another call has just logged in and kept. */
  enterKept(arrival: string): Promise<LoginAnswer> {
    return this.enter((swell) => swell.account.get(), arrival);
  }

  /** Opens an account and is logged in with it. */
  register(email: string, password: string, arrival: string): Promise<LoginAnswer> {
    return this.enter((swell) => swell.account.create({ email: email.trim(), password }), arrival);
  }

  /** Logs out on the server; when that cannot be reached, at least this device forgets who was here. */
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

  /** Shows an account that another call of hers answered. */
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

  /** All at once: a page must never see half of a login. */
  private show(account: CustomerAccount | null, change: Partial<AuthState> = {}): void {
    this.world.mark(account !== null);
    const status = account === null ? 'guest' : 'customer';
    useAuthStore.setState({ ...change, status, account, isUnreachable: false });
  }
}

/** An answer that is no account is as good as none. */
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

/** The actions of this page; made once, in the browser only. */
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
