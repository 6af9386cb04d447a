import { parse } from 'qs';
import { array, number, object, string, type Schema } from 'yup';
import type { HttpAnswer, HttpApp, HttpRequest } from '@/server/http/exchange';

type Told = Readonly<Record<string, unknown>>;

/** End of a provider's token for a payment that it will refuse when the order comes. */
const refusedSuffix = '_refused';

/** A store with other gateways switched on, besides those of its engine. */
export type PlayedGateways = {
  storeApi: HttpApp;
  vault: HttpApp;
  /** Replaces what was announced before; null removes a way to pay. */
  announce(methods: Readonly<Record<string, Told | null>>): void;
};

/**
 * Plays hosted Swell for gateways that the engine does not know: it announces them, answers at the vault exactly what
 * swell-js's payment classes ask there (swell-js 5.8, `payment.mjs`), and takes the money when the provider's token is
 * in the cart. The engine behind it is paid with a sandbox card.
 */
export function playGateways(engine: { storeApi: HttpApp; vault: HttpApp }): PlayedGateways {
  let announced: Readonly<Record<string, Told | null>> = {};
  const gatewayOf = (id: string) => {
    const method = announced[id];
    return method ? String(method.gateway ?? 'direct') : '';
  };
  return {
    announce: (methods) => {
      announced = methods;
    },
    storeApi: {
      async handle(request) {
        const isChange = request.method === 'PUT' && request.path === '/cart';
        const answer = await engine.storeApi.handle(
          isChange ? await paidByProvider(request, gatewayOf, engine.vault) : request,
        );
        return /^\/(settings\/payments|payment\/methods)$/.test(request.path)
          ? withAnnounced(answer, announced)
          : answer;
      },
    },
    vault: {
      async handle(request) {
        const { $data: asked } = parse(request.rawQuery) as { $data?: Told };
        const key = `${request.path} ${String(asked?.gateway)}`;
        const reply = Object.hasOwn(vaultReplies, key) ? vaultReplies[key] : undefined;
        if (!reply || !asked) return engine.vault.handle(request);
        return vaultAnswer(() => reply(asked));
      },
    },
  };
}

function withAnnounced(answer: HttpAnswer, announced: object): HttpAnswer {
  const methods: Told = { ...JSON.parse(String(answer.body)), ...announced };
  const present = Object.entries(methods).filter(([, method]) => method !== null);
  return { ...answer, body: JSON.stringify(Object.fromEntries(present)) };
}

function vaultAnswer(reply: () => unknown): HttpAnswer {
  const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
  const body = () => {
    try {
      return { $status: 200, $data: reply() };
    } catch (error) {
      return { $status: 400, $error: String(error) };
    }
  };
  return { status: 200, headers, body: JSON.stringify(body()) };
}

const text = () => string().required();
/** A fixed word, because the vault receives only texts. */
const words = (word: string) => string().oneOf([word]).required();

/** The request that swell-js must make for each gateway; anything else is refused. */
const requests = {
  paypalOrder: object({
    intent: object({
      intent: words('AUTHORIZE'),
      application_context: object({ shipping_preference: words('NO_SHIPPING') }),
      purchase_units: array(
        object({
          amount: object({ value: number().moreThan(0).required(), currency_code: text() }),
          payee: object({ merchant_id: text() }),
        }),
      )
        .length(1)
        .required(),
    }),
  }),
  appleSession: object({
    params: object({
      method: words('apple'),
      merchantIdentifier: text(),
      validationURL: words('https://apple-pay-gateway.apple.com/paymentservices/startSession'),
      displayName: text(),
      domainName: words('localhost'),
    }),
  }),
  amazonButton: object({
    params: object({
      chargePermissionType: words('OneTime'),
      webCheckoutDetails: object({ checkoutReviewReturnUrl: text(), checkoutCancelUrl: text() }),
    }),
  }),
  amazonCharge: object({
    intent: object({
      checkoutSessionId: text(),
      webCheckoutDetails: object({ checkoutResultReturnUrl: text(), checkoutCancelUrl: text() }),
      paymentDetails: object({
        paymentIntent: words('Authorize'),
        chargeAmount: object({ amount: number().moreThan(0).required(), currencyCode: text() }),
      }),
    }),
  }),
  sezzleDetails: object({ params: object({ action: words('details'), order_uuid: text() }) }),
};

const vaultReplies: Readonly<Record<string, (asked: Told) => unknown>> = {
  '/intent paypal': (asked) => {
    requests.paypalOrder.validateSync(asked);
    return { id: `order_${crypto.randomUUID()}` };
  },
  '/authorization braintree': () => 'token_for_the_client',
  '/authorization authorizenet': (asked) => {
    requests.appleSession.validateSync(asked);
    return { merchantSessionIdentifier: 'session_1' };
  },
  '/authorization amazon': (asked) => {
    const { params } = requests.amazonButton.validateSync(asked);
    return { payload: JSON.stringify(params), signature: 'signed' };
  },
  '/intent amazon': (asked) => {
    const { webCheckoutDetails: back } = requests.amazonCharge.validateSync(asked).intent;
    const query = new URLSearchParams({
      back: back.checkoutResultReturnUrl,
      cancel: back.checkoutCancelUrl,
    });
    return { redirect_url: `https://payments.amazon.com/confirm?${query}` };
  },
  '/authorization sezzle': (asked) => {
    requests.sezzleDetails.validateSync(asked);
    return { account: { email: 'payer@sezzle.example' }, billing: { name: 'Somebody Else' } };
  },
};

const token = () => string().min(5).required();
const base64 = () => token().matches(/^[A-Za-z0-9+/]+=*$/);

/** The fields that the cart must hold for each way to pay, by gateway. */
const means: Readonly<Record<string, Schema<Told>>> = {
  'paypal direct': object({ order_id: token() }),
  'paypal braintree': object({ nonce: token() }),
  'google braintree': object({ nonce: token(), gateway: words('braintree') }),
  'google authorizenet': object({ token: base64(), gateway: words('authorizenet') }),
  'google convesiopay': object({ token: token(), gateway: words('convesiopay') }),
  'apple braintree': object({ nonce: token(), gateway: words('braintree') }),
  'apple authorizenet': object({ token: base64(), gateway: words('authorizenet') }),
  'apple convesiopay': object({ token: token(), gateway: words('convesiopay') }),
  'amazon direct': object({ checkout_session_id: token() }),
  'sezzle direct': object({ order_uuid: token() }),
};

/** The same change of the cart, with a sandbox card in place of the provider's token. */
async function paidByProvider(
  request: HttpRequest,
  gatewayOf: (id: string) => string,
  vault: HttpApp,
): Promise<HttpRequest> {
  const change = JSON.parse(Buffer.from(await request.body()).toString('utf8'));
  const id = String(change.billing?.method);
  const schema = means[`${id} ${gatewayOf(id)}`];
  if (schema) {
    const given = schema.validateSync(change.billing[id], { strict: true });
    const names = Object.keys(change.billing).sort();
    if (names.some((name) => ['name', 'address1', 'country', 'zip'].includes(name))) {
      throw new Error(`The form's address is overwritten: ${names.join()}`);
    }
    change.billing = {
      method: 'card',
      card: { token: await cardFor(given, vault) },
      // swell-js reads it again before Amazon charges.
      ...(id === 'amazon' && { amazon: given }),
    };
  }
  return { ...request, body: async () => Buffer.from(JSON.stringify(change)) };
}

/** Also looks inside base64, which hides the end of a wallet's token. */
function isRefused(given: Told): boolean {
  const readable = Object.values(given).flatMap((value) => [
    String(value),
    Buffer.from(String(value), 'base64').toString('utf8'),
  ]);
  return readable.some((value) => value.includes(refusedSuffix));
}

async function cardFor(given: Told, vault: HttpApp): Promise<string> {
  const query = new URLSearchParams({
    '$jsonp[method]': 'post',
    '$jsonp[callback]': 'none',
    '$data[number]': isRefused(given) ? '4000000000000002' : '4242424242424242',
    '$data[exp_month]': '12',
    '$data[exp_year]': '2040',
    '$data[cvc]': '123',
  });
  const answer = await vault.handle({
    ...{ method: 'GET', path: '/tokens', rawQuery: query.toString() },
    ...{ headers: {}, remoteAddress: '', body: async () => new Uint8Array() },
  });
  return JSON.parse(String(answer.body)).$data.token;
}
