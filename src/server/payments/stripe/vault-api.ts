import { mixed, object, string, type InferType } from 'yup';
import { cents } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import type { SqlSession } from '@/server/db/database';
import type { HttpApp } from '@/server/http/exchange';
import type { RequestLog } from '@/server/http/http-app';
import type { VaultOptions, VaultReply } from '../jsonp';
import { createVaultApp } from '../vault-app';
import { id, price, readTerms, requestInput, wayBack, type GatewayRequest } from '../vault-input';
import { faulty, given, invalid, unknownGateway, unknownPayment } from '../vault-reply';
import { heldCard } from './intents';
import { learnCard } from './cards';
import { findIntent, newIntentName, noteIntent, writeIntent } from './intent-rows';
import type { Asked, StripeApi } from './stripe-api';
import type { StripeIntent } from './stripe-answers';

export type VaultDeps = {
  db: SqlSession;
  api: StripeApi;
  /** Origin of the shop, to which banks return shoppers, and where wallets may open. */
  siteUrl: string;
};

const cardTerms = object({ ...price(), payment_method: id().required(), customer: id() });

const klarnaTerms = object(price());

const bankTerms = object({
  ...price(),
  /** The payment method swell-js creates from the bank chosen on the page. */
  payment_method: id(),
  confirmation_method: string().oneOf(['manual', 'automatic'] as const),
  return_url: wayBack(paths.checkout).required(),
});

const kind = object({ payment_method_types: mixed() });

const named = object({ id: id(), client_secret: id() });

const wallet = object({ applepay_domain: string().required() });

/**
 * The vault's calls as swell-js makes them for Stripe (contract 13.4). Cards are typed into Stripe's own fields, so no
 * number is ever sent here: `/tokens` does not exist.
 */
export function createStripeVault(
  deps: VaultDeps,
  log: RequestLog,
  options: VaultOptions,
): HttpApp {
  const call =
    (ask: (deps: VaultDeps, request: GatewayRequest) => Promise<VaultReply>) =>
    async (data: unknown) => {
      const request = requestInput.cast(data);
      return request.gateway === 'stripe' ? ask(deps, request) : unknownGateway;
    };
  return createVaultApp(
    {
      '/intent': { POST: call(createIntent), PUT: call(readIntent) },
      '/authorization': { POST: call(authorise) },
    },
    log,
    options,
  );
}

async function createIntent(deps: VaultDeps, { intent }: GatewayRequest): Promise<VaultReply> {
  switch (methodOf(intent)) {
    case 'card':
      return agreeOnCard(deps, intent);
    case 'klarna':
      return agreeWithKlarna(deps, intent);
    case 'ideal':
      return askBank(deps, 'ideal', intent);
    case 'bancontact':
      return askBank(deps, 'bancontact', intent);
    default:
      return invalid('payment_method_types', 'This way to pay is not available');
  }
}

/** A method as Stripe names it: one text or a list of one. */
function methodOf(intent: unknown): string {
  const terms = readTerms(kind, intent);
  const types = terms.ok ? terms.value.payment_method_types : undefined;
  const [first] = Array.isArray(types) ? types : [types];
  return typeof first === 'string' && first !== '' ? first : 'card';
}

/** The shopper's browser confirms the intent, with their bank if it asks for that. */
async function agreeOnCard(deps: VaultDeps, intent: unknown): Promise<VaultReply> {
  const terms = readTerms(cardTerms, intent);
  if (!terms.ok) return faulty(terms);
  const { payment_method: cardToken, customer } = terms.value;
  const card = await learnCard(deps, cardToken, customer);
  if (!card) {
    return invalid('payment_method', 'This card is no longer available. Please enter it again.');
  }
  const held = {
    ...heldCard({ amount: cents(terms.value.amount), currency: terms.value.currency }),
    customer: card.customerId,
    payment_method: cardToken,
    setup_future_usage: 'off_session' as const,
  };
  return agreed(deps, { method: 'card', ...terms.value, cardToken }, (name, metadata) =>
    deps.api.createIntent({ ...held, metadata }, name),
  );
}

async function agreeWithKlarna(deps: VaultDeps, intent: unknown): Promise<VaultReply> {
  const terms = readTerms(klarnaTerms, intent);
  if (!terms.ok) return faulty(terms);
  const { amount, currency } = terms.value;
  const held = { amount, currency: currency.toLowerCase(), payment_method_types: ['klarna'] };
  return agreed(deps, { method: 'klarna', amount, currency, cardToken: null }, (name, metadata) =>
    deps.api.createIntent({ ...held, capture_method: 'manual', metadata }, name),
  );
}

/**
 * Bank payments cannot be authorised in advance: they pay when the shopper agrees, and are refunded when no order
 * follows.
 */
async function askBank(
  deps: VaultDeps,
  method: 'ideal' | 'bancontact',
  intent: unknown,
): Promise<VaultReply> {
  const terms = readTerms(bankTerms, intent);
  if (!terms.ok) return faulty(terms);
  const { amount, currency, payment_method: token, confirmation_method } = terms.value;
  const asked = {
    amount,
    currency: currency.toLowerCase(),
    payment_method_types: [method],
    ...(token === undefined
      ? { payment_method_data: { type: method } }
      : { payment_method: token }),
    ...(confirmation_method && { confirmation_method }),
    confirm: true,
    return_url: deps.siteUrl + terms.value.return_url,
  };
  return agreed(deps, { method, amount, currency, cardToken: null }, (name, metadata) =>
    deps.api.createIntent({ ...asked, metadata }, name),
  );
}

type Terms = { method: string; amount: number; currency: string; cardToken: string | null };

async function agreed(
  { db }: VaultDeps,
  { method, amount, currency, cardToken }: Terms,
  ask: (name: string, metadata: { agreed: string }) => Promise<Asked>,
): Promise<VaultReply> {
  const name = newIntentName();
  const asked = await ask(name, { agreed: name });
  if (!asked.ok) {
    return asked.code === 'invalid'
      ? invalid(asked.param, 'This way to pay cannot pay this amount')
      : invalid('gateway', 'Your card was declined. Please use another card.');
  }
  const { id: intentId, status } = asked.intent;
  const row = { id: name, intentId, method, amount: cents(amount), currency, cardToken, status };
  await writeIntent(db, row);
  return given(intentWire(asked.intent));
}

/** The state of an intent. Knowing its unguessable id, or the secret that begins with it, proves to be its shopper. */
async function readIntent({ db, api }: VaultDeps, { intent }: GatewayRequest): Promise<VaultReply> {
  const intentId = intentIdOf(readTerms(named, intent));
  const row = intentId === null ? undefined : await findIntent(db, intentId);
  if (!row || intentId === null) return unknownPayment;
  const read = await api.read(intentId);
  await noteIntent(db, row.id, { status: read.status });
  return given(intentWire(read));
}

function intentIdOf(
  terms: { ok: true; value: InferType<typeof named> } | { ok: false },
): string | null {
  if (!terms.ok) return null;
  const { id: intentId, client_secret: secret } = terms.value;
  return intentId ?? secret?.split('_secret_')[0] ?? null;
}

/** Apple's wallet opens on hosts registered at Stripe; we register only our own. */
async function authorise({ api, siteUrl }: VaultDeps, { params }: GatewayRequest) {
  const terms = readTerms(wallet, params);
  const { hostname } = new URL(siteUrl);
  if (!terms.ok || terms.value.applepay_domain !== hostname) {
    return invalid('applepay_domain', 'This wallet is not available here');
  }
  await api.registerDomain(hostname);
  return given({ domain_name: hostname });
}

function intentWire(intent: StripeIntent) {
  const redirect = intent.next_action?.redirect_to_url?.url;
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    currency: intent.currency,
    payment_method: intent.payment_method ?? null,
    client_secret: intent.client_secret,
    ...(redirect && { redirect_url: redirect }),
  };
}
