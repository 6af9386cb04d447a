import type { CustomerAccount } from '@/client/wire/account-from-wire';
import type { StoreAnswer } from '@/client/requests/store-answer';
import type { StoreCall } from '@/client/requests/store-requests';
import { settle } from '@/testing/fakes/fake-store-api';
import { AuthActions } from './auth-actions';
import { useAuthStore } from './auth-store';

const wire = { id: 'account-1', email: 'margaret@example.ca', first_name: 'Margaret' };

const margaret: CustomerAccount = {
  id: 'account-1',
  email: 'margaret@example.ca',
  firstName: 'Margaret',
  lastName: '',
  phone: '',
  wantsNews: false,
  isPhoneUnwanted: false,
};

type Asked = { name: string; args: unknown[]; answer(answer: StoreAnswer<unknown>): Promise<void> };

/** The actions with a server whose answers the test resolves itself, in any order. */
function openAuth({ hasSession = true } = {}) {
  const asked: Asked[] = [];
  const world = {
    ask: (call: StoreCall) =>
      new Promise<StoreAnswer<unknown>>((resolve) => {
        const hear =
          (name: string) =>
          (...args: unknown[]) => {
            const answer = (given: StoreAnswer<unknown>) => {
              resolve(given);
              return settle();
            };
            asked.push({ name, args, answer });
            return new Promise<never>(() => undefined);
          };
        const account = {
          get: hear('get'),
          login: hear('login'),
          logout: hear('logout'),
          create: hear('create'),
        };
        void call({ account } as never);
      }),
    hasSession: () => hasSession,
    forgetSession: jest.fn(),
    forgetPerson: jest.fn(),
    mark: jest.fn(),
    tellOtherTabs: jest.fn(),
    refreshCart: jest.fn(),
    reload: jest.fn(),
  };
  const question = (index: number): Asked => {
    const found = asked[index];
    if (!found) throw new Error(`Only ${asked.length} questions were asked`);
    return found;
  };
  return { actions: new AuthActions(world), world, asked, question };
}

const ok = (value: unknown): StoreAnswer<unknown> => ({ ok: true, value });
const silence: StoreAnswer<unknown> = { ok: false, code: 'timeout', param: null, message: '' };
const state = () => useAuthStore.getState();

beforeEach(() => useAuthStore.setState(useAuthStore.getInitialState(), true));

describe('asking who is visiting', () => {
  it('shows the customer, also to static pages', async () => {
    const { actions, question, world } = openAuth();
    void actions.check();
    expect(state().status).toBe('unknown');
    await question(0).answer(ok(wire));
    expect(state()).toMatchObject({ status: 'customer', account: margaret });
    expect(world.mark).toHaveBeenLastCalledWith(true);
  });

  it('asks nobody without a session: there is no customer', async () => {
    const { actions, asked, world } = openAuth({ hasSession: false });
    await actions.check();
    expect(asked).toEqual([]);
    expect(state().status).toBe('guest');
    expect(world.mark).toHaveBeenLastCalledWith(false);
  });

  it('says when there was no answer, and keeps who was known', async () => {
    const { actions, question } = openAuth();
    void actions.check();
    await question(0).answer(silence);
    expect(state()).toMatchObject({ status: 'unknown', isUnreachable: true });
    void actions.check();
    await question(1).answer(ok(wire));
    void actions.check();
    await question(2).answer(silence);
    expect(state()).toMatchObject({ status: 'customer', account: margaret });
  });

  it('takes a 401 for a guest, who goes to the login', async () => {
    const { actions, question, world } = openAuth();
    void actions.check();
    await question(0).answer({ ok: false, code: 'UNAUTHORIZED', param: null, message: '' });
    expect(state()).toMatchObject({ status: 'guest', isUnreachable: false });
    expect(world.mark).toHaveBeenLastCalledWith(false);
  });

  it('takes an answer that is no account for none', async () => {
    const { actions, question } = openAuth();
    void actions.check();
    await question(0).answer(ok({ id: 7 }));
    expect(state()).toMatchObject({ status: 'unknown', isUnreachable: true });
  });

  it('drops an answer that a later question has overtaken', async () => {
    const { actions, question } = openAuth();
    void actions.check();
    void actions.check();
    await question(1).answer(ok(wire));
    await question(0).answer(ok(null));
    expect(state().status).toBe('customer');
  });
});

describe('logging in', () => {
  it('shows the customer, says where to go, and lets cart and other tabs know', async () => {
    const { actions, question, world } = openAuth();
    const login = actions.logIn(' margaret@example.ca ', 'snow shoes ', '/account/orders');
    expect(question(0)).toMatchObject({
      name: 'login',
      args: ['margaret@example.ca', 'snow shoes '],
    });
    await question(0).answer(ok(wire));
    expect(await login).toEqual({ ok: true, hadLeftovers: false });
    expect(state()).toMatchObject({ status: 'customer', arrival: '/account/orders' });
    expect(world.tellOtherTabs).toHaveBeenCalledTimes(1);
    expect(world.refreshCart).toHaveBeenCalledTimes(1);
  });

  it('tells a mismatch from a missing answer, and changes nothing', async () => {
    const { actions, question, world } = openAuth();
    const mismatch = actions.logIn('margaret@example.ca', 'wrong', '/account');
    await question(0).answer(ok(null));
    expect(await mismatch).toEqual({ ok: false, isMismatch: true });
    const missing = actions.logIn('margaret@example.ca', 'right', '/account');
    await question(1).answer(silence);
    expect(await missing).toBe(silence);
    expect(state()).toMatchObject({ status: 'unknown', arrival: null });
    expect(world.tellOtherTabs).not.toHaveBeenCalled();
  });

  it('is not undone by an older answer that nobody is logged in', async () => {
    const { actions, question } = openAuth();
    void actions.check();
    void actions.logIn('margaret@example.ca', 'snowshoes', '/account');
    await question(1).answer(ok(wire));
    await question(0).answer(ok(null));
    expect(state().status).toBe('customer');
  });

  it('wins over a question that was asked while it was on its way', async () => {
    const { actions, question } = openAuth();
    void actions.logIn('margaret@example.ca', 'snowshoes', '/account');
    void actions.check();
    await question(0).answer(ok(wire));
    await question(1).answer(ok(null));
    expect(state().status).toBe('customer');
  });

  it('works with the token of a mailed link, and by registering', async () => {
    const { actions, question } = openAuth();
    void actions.logInByToken('token-1', '/account', 'browser-1');
    expect(question(0).args).toEqual(['', { password_token: 'token-1.browser-1' }]);
    await question(0).answer(ok(wire));
    void actions.register('margaret@example.ca', 'snowshoes', '/account');
    expect(question(1)).toMatchObject({
      name: 'create',
      args: [{ email: 'margaret@example.ca', password: 'snowshoes' }],
    });
  });
});

describe('logging out', () => {
  it('tells the server and the other tabs, and loads the page anew', async () => {
    const { actions, question, world } = openAuth();
    const done = actions.logOut();
    await question(0).answer(ok({ success: true }));
    await done;
    expect(world.mark).toHaveBeenLastCalledWith(false);
    expect(world.tellOtherTabs).toHaveBeenCalledTimes(1);
    expect(world.reload).toHaveBeenCalledTimes(1);
    expect(world.forgetSession).not.toHaveBeenCalled();
    expect(world.forgetPerson).toHaveBeenCalledTimes(1);
  });

  it('forgets the session here when the server cannot be told', async () => {
    const { actions, question, world } = openAuth();
    const done = actions.logOut();
    await question(0).answer(silence);
    await done;
    expect(world.forgetSession).toHaveBeenCalledTimes(1);
    expect(world.forgetPerson).toHaveBeenCalledTimes(1);
    expect(world.reload).toHaveBeenCalledTimes(1);
  });

  it('is not undone by an older answer of a login', async () => {
    const { actions, question, world } = openAuth();
    void actions.check();
    const done = actions.logOut();
    await question(1).answer(ok({ success: true }));
    await done;
    await question(0).answer(ok(wire));
    expect(state().status).not.toBe('customer');
    expect(world.mark).toHaveBeenLastCalledWith(false);
  });
});
