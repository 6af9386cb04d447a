import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { isStoreCurrency } from '@/domain/store';
import { defaultLocale, isLocale, type Locale } from '@/domain/words/locale';
import type { Editorial } from '@/server/editorial/port';
import type { HttpAnswer, HttpRequest } from '@/server/http/exchange';
import { headerOf } from '@/server/http/exchange';
import { jsonAnswer } from '@/server/http/answers';
import { parseJsonBody } from '@/server/http/body';
import type { KnownDevices } from '@/server/http/limits/known-devices';
import type { ClientAddressOf } from '@/server/http/client-address';
import { parseQuery, type Query } from '@/server/http/query';
import type { RateLimits } from '@/server/http/limits/rate-limits';
import type { Payments } from '@/server/payments/port';
import type { Engine, RequestSession } from '@/server/commerce/embedded/engine';
import { wireValue } from './wire-value';

/** The services every Store API handler uses. */
export type StoreServices = {
  engine: Engine;
  payments: Payments;
  editorial: Editorial;
  limits: RateLimits;
  clientAddressOf: ClientAddressOf;
  devices: KnownDevices;
  /** Origin of links in mails and of URLs in answers. */
  siteUrl: string;
};

/** One call while it is answered. Query and session are read when a handler first needs them. */
export class StoreCall {
  #query: Query | undefined;
  #session: RequestSession | undefined;

  constructor(
    readonly request: HttpRequest,
    /** Values of the pattern's `:names`; empty text for values that cannot be an id. */
    readonly params: Readonly<Record<string, string>>,
    readonly services: StoreServices,
  ) {}

  get query(): Query {
    return (this.#query ??= parseQuery(this.request.rawQuery));
  }

  /** The caller's session. Catalogue and settings never read it, so their answers carry no session header. */
  get session(): RequestSession {
    return (this.#session ??= this.services.engine.sessions.open({
      session: headerOf(this.request, 'x-session'),
      locale: headerOf(this.request, 'x-locale'),
      currency: headerOf(this.request, 'x-currency'),
    }));
  }

  /**
   * The language and currency of this answer. Only a caller who names a session but not both of them needs a look-up,
   * and that opens no session.
   */
  async choices(): Promise<{ locale: Locale; currency: CurrencyCode }> {
    const locale = headerOf(this.request, 'x-locale');
    const currency = headerOf(this.request, 'x-currency');
    const session = headerOf(this.request, 'x-session');
    const { sessions } = this.services.engine;
    if (session !== undefined)
      return sessions.choicesOf(sessions.open({ session, locale, currency }));
    return {
      locale: isLocale(locale) ? locale : defaultLocale,
      currency: isStoreCurrency(currency) ? currency : defaultCurrency,
    };
  }

  /** The client's address, for counting only. */
  get clientAddress(): string {
    return this.services.clientAddressOf(this.request);
  }

  /** The counter key of a device that has logged in to the account of this address before; null otherwise. */
  deviceOf(email: string): string | null {
    return this.services.devices.find(this.request, { email });
  }

  /** The parsed JSON body; undefined when there is none. */
  async body(): Promise<unknown> {
    return parseJsonBody(await this.request.body(), headerOf(this.request, 'content-type'));
  }

  /** The answer with a value in the Store API's form; null says that there is none. */
  answer(value: unknown): HttpAnswer {
    return jsonAnswer(200, wireValue(value, this.services.siteUrl));
  }

  /**
   * `X-Session`, when this call used a session and the client has to learn its id (contract 5.1):
   * on every write, and on reads when the id is new. Never empty, never to a client that already
   * has a newer one.
   */
  sessionHeader(): { 'X-Session': string } | null {
    const session = this.#session;
    if (!session || session.isSilent) return null;
    if (this.request.method === 'GET' && !session.isReplaced) return null;
    return { 'X-Session': session.id };
  }
}

export type StoreHandler = (call: StoreCall) => Promise<HttpAnswer>;
