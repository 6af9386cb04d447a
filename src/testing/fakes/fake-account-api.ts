import type { SwellClient } from 'swell-js';

type Answer = unknown | Error;

/** An account in the Store API's form. */
export const wireMargaret = {
  id: 'account-1',
  email: 'margaret@example.ca',
  first_name: 'Margaret',
  last_name: 'Okafor',
  phone: '+14035550118',
};

/**
 * Fakes swell-js's account calls and the shop's own endpoints in tests of screens: it records each call and gives the
 * answer that the test prepared. An Error is thrown; a call without an answer never resolves.
 */
export class FakeAccountApi {
  readonly asked: { name: string; args: unknown[] }[] = [];
  readonly answers: Record<string, Answer> = {};

  readonly client = {
    account: {
      get: () => this.ask('get'),
      create: (...args: unknown[]) => this.enter('create', args),
      login: (...args: unknown[]) => this.enter('login', args),
      logout: () => this.ask('logout'),
      recover: (...args: unknown[]) => this.ask('recover', args),
      update: (...args: unknown[]) => this.ask('update', args),
      listOrders: (...args: unknown[]) => this.ask('listOrders', args),
      listAddresses: () => this.ask('listAddresses'),
      createAddress: (...args: unknown[]) => this.ask('createAddress', args),
      updateAddress: (...args: unknown[]) => this.ask('updateAddress', args),
      deleteAddress: (...args: unknown[]) => this.ask('deleteAddress', args),
      listCards: () => this.ask('listCards'),
      createCard: (...args: unknown[]) => this.ask('createCard', args),
      deleteCard: (...args: unknown[]) => this.ask('deleteCard', args),
    },
    card: { createToken: (...args: unknown[]) => this.ask('createToken', args) },
    payment: { methods: () => this.ask('methods') },
    subscriptions: {
      list: () => this.ask('listSubscriptions'),
      update: (...args: unknown[]) => this.ask('updateSubscription', args),
    },
    cart: { get: () => Promise.resolve(null) },
  } as unknown as SwellClient;

  /** Replaces `globalThis.fetch`: an Error's `code` becomes a refusal. */
  readonly fetch: typeof globalThis.fetch = async (path, init) => {
    const body: unknown = JSON.parse(String(init?.body ?? 'null'));
    try {
      const answer = await this.ask(String(path), [body]);
      return { ok: true, status: 200, json: async () => answer } as Response;
    } catch (error) {
      return { ok: false, status: 400, json: async () => ({ error }) } as Response;
    }
  };

  /** The arguments of the latest call of this name. */
  last(name: string): unknown[] | undefined {
    return this.asked.findLast((call) => call.name === name)?.args;
  }

  /** Sets the session cookie, as every answer to a write does. */
  private async enter(name: string, args: unknown[]): Promise<unknown> {
    const answer = await this.ask(name, args);
    document.cookie = 'swell-session=session-of-margaret';
    return answer;
  }

  private ask(name: string, args: unknown[] = []): Promise<unknown> {
    this.asked.push({ name, args });
    if (!(name in this.answers)) return new Promise(() => undefined);
    const answer = this.answers[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }
}

/** A refusal in the form that swell-js throws. */
export function refusedWith(code: string, param?: string): Error {
  return Object.assign(new Error(code), { code, param });
}
