import { parse } from 'qs';
import swell, { type SwellClient } from 'swell-js';
import { wireCart, wireLine } from './wire-cart';

type Body = Record<string, unknown>;

const embedded = { gateway: 'embedded', mode: 'test' };

/** All ways to pay, as the sandbox announces them. */
const announced: Readonly<Record<string, Body>> = {
  card: { id: 'card', ...embedded },
  google: { id: 'google', ...embedded, merchant_id: 'm_1', gateway_merchant_id: 'g_1' },
  apple: { id: 'apple', ...embedded, merchant_id: 'm_1' },
  ideal: { id: 'ideal', ...embedded },
  bancontact: { id: 'bancontact', ...embedded },
  amazon: { id: 'amazon', ...embedded, merchant_id: 'm_1', public_key_id: 'k_1' },
  paypal: { id: 'paypal', ...embedded, merchant_id: 'm_1', ppcp: false },
  klarna: { id: 'klarna', gateway: 'klarna', mode: 'test' },
  paysafecard: { id: 'paysafecard', gateway: 'paysafecard', mode: 'test' },
  quickpay: { id: 'quickpay', gateway: 'quickpay', mode: 'test' },
};

/**
 * Fakes a store at the network level: the real swell-js calls it, and it records every call. `vault` holds the vault's
 * answers by call, such as `post /intent`.
 */
export class FakeStore {
  settings: Readonly<Record<string, Body>> = announced;
  cart: Body | null = wireCart([wireLine({ id: 'line-1', quantity: 1 })]);
  vault: Readonly<Record<string, unknown>> = {};
  /** Calls in order, such as `PUT /cart` or `vault post /intent`. */
  readonly heard: string[] = [];
  /** Bodies of the calls that had one. */
  readonly sent: Body[] = [];

  readonly client: SwellClient = swell.create('embedded', 'pk_embedded', {
    url: 'http://localhost',
    vaultUrl: 'http://localhost/api/vault',
  });

  /** Replaces `fetch`. */
  readonly fetch = async (address: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(address), 'http://localhost');
    const path = url.pathname.replace('/api', '');
    if (path === '/sandbox/confirm') return this.hear(`POST ${path}`, init, sandboxAnswer);
    if (path.startsWith('/vault')) return this.askVault(url);
    if (path === '/settings/payments' || path === '/payment/methods') {
      return this.hear(`GET ${path}`, init, this.settings);
    }
    if (path === '/settings')
      return this.hear(`GET ${path}`, init, {
        store: { name: 'Shop', country: 'CA', currency: 'USD' },
      });
    return this.hear(`${init?.method?.toUpperCase()} ${path}`, init, this.cart);
  };

  private askVault(url: URL): Response {
    const { $jsonp, $data } = parse(url.search.slice(1)) as Record<string, Body>;
    const call = `${String($jsonp?.method)} ${url.pathname.replace('/api/vault', '')}`;
    this.heard.push(`vault ${call}`);
    if ($data) this.sent.push($data);
    return answer({ $status: 200, $data: this.vault[call] ?? { errors: { gateway: refusal } } });
  }

  private hear(call: string, init: RequestInit | undefined, body: unknown): Response {
    this.heard.push(call);
    if (typeof init?.body === 'string') this.sent.push(JSON.parse(init.body));
    return answer(body);
  }
}

const refusal = { code: 'GATEWAY', message: 'No' };

const sandboxAnswer = {
  method: 'google',
  name: 'Google Pay',
  amount: 14900,
  currency: 'USD',
  isDecided: true,
  returnUrl: '/checkout',
  otherAnswers: [],
};

/** The parts of a Response that swell-js reads, because jsdom has none. */
function answer(body: unknown): Response {
  const text = JSON.stringify(body);
  return {
    ok: true,
    status: 200,
    headers: { get: () => null },
    text: async () => text,
    json: async () => JSON.parse(text),
  } as unknown as Response;
}
