import Stripe from 'stripe';
import { ValidationError, type InferType, type Schema } from 'yup';
import { AppError } from '@/domain/failures/errors';
import type { CircuitBreaker } from '@/server/circuit-breakers/circuit-breaker';
import { Outage } from '@/server/circuit-breakers/outage';
import type { CircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import type { StripeSettings } from '@/server/settings/gateway-settings';
import {
  customerAnswer,
  intentAnswer,
  intentsAnswer,
  methodAnswer,
  refundAnswer,
  refundsAnswer,
  setupAnswer,
  type StripeIntent,
} from './stripe-answers';

/**
 * An intent, or why Stripe made none: the bank declined, it wants its customer to confirm while nobody is there, or the
 * request was invalid.
 */
export type Asked =
  | { ok: true; intent: StripeIntent }
  | { ok: false; code: 'declined' | 'asks_holder' | 'invalid'; param: string };

type NewIntent = Stripe.PaymentIntentCreateParams;

/**
 * The part of Stripe that we use, on its own client. Every write takes an idempotency key: repeated with the same key,
 * it returns the first answer. Throws AppError `unavailable` when there is no answer, or no readable one.
 */
export interface StripeApi {
  createCustomer(key: string): Promise<string>;
  /** Null for an unknown one. */
  readMethod(token: string): Promise<InferType<typeof methodAnswer> | null>;
  createIntent(terms: NewIntent, key: string): Promise<Asked>;
  confirm(intentId: string, returnUrl: string, key: string): Promise<Asked>;
  /** Throws for an unknown one: we only read intents we had made. */
  read(intentId: string): Promise<StripeIntent>;
  /** The customer's intent with a name that we gave it; null when Stripe made none. */
  findNamed(customerId: string, name: string): Promise<StripeIntent | null>;
  /** Captures the whole authorised amount. */
  capture(intentId: string, key: string): Promise<void>;
  cancel(intentId: string, key: string): Promise<void>;
  /** @param units in the currency's smallest unit; null refunds everything. @returns Stripe's id of it */
  refund(intentId: string, units: number | null, key: string): Promise<string>;
  /** The refunds, including those made by hand on Stripe's own pages. */
  refundsOf(intentId: string): Promise<InferType<typeof refundAnswer>[]>;
  /** Begins to keep a card of a customer for later charges. */
  createSetup(
    terms: { customer: string; account: string },
    key: string,
  ): Promise<InferType<typeof setupAnswer>>;
  /** Null for an unknown one. */
  readSetup(setupId: string): Promise<InferType<typeof setupAnswer> | null>;
  /** The card no longer pays for anything; one that is already detached is left alone. */
  detach(token: string): Promise<void>;
  /** Lets wallets open on pages of this host. */
  registerDomain(host: string): Promise<void>;
}

/** The time limit for one answer; the shopper's own request ends after 14 seconds. */
const usualTimeoutMs = 9_000;

/** After this many failures in a row shoppers get an answer at once instead of waiting for an unavailable service. */
const failuresToRest = 5;

export function createStripeApi(
  settings: StripeSettings,
  circuitBreakers: CircuitBreakers,
): StripeApi {
  const timeoutMs = settings.timeoutMs ?? usualTimeoutMs;
  const stripe = openClient(settings, timeoutMs);
  const breaker = circuitBreakers.breaker('payments', {
    timeoutMs,
    failuresToRest,
    isAnswer: isRefused,
  });
  const read: Reader = (schema, work) => guardedAnswer(breaker, schema, work);
  const { paymentIntents, paymentMethods, refunds } = stripe;
  const intent = (work: () => Promise<unknown>) => read(intentAnswer, work);
  return {
    createCustomer: async (idempotencyKey) =>
      (await read(customerAnswer, () => stripe.customers.create({}, { idempotencyKey }))).id,
    readMethod: (token) => nullIfUnknown(read(methodAnswer, () => paymentMethods.retrieve(token))),
    createIntent: (terms, idempotencyKey) =>
      asked(intent(() => paymentIntents.create(terms, { idempotencyKey }))),
    confirm: (intentId, returnUrl, idempotencyKey) =>
      asked(
        intent(() =>
          paymentIntents.confirm(intentId, { return_url: returnUrl }, { idempotencyKey }),
        ),
      ),
    read: (intentId) => intent(() => paymentIntents.retrieve(intentId)),
    async findNamed(customer, name) {
      const list = () => paymentIntents.list({ customer, limit: 100 });
      const { data } = await read(intentsAnswer, list);
      return data.find(({ metadata }) => metadata.agreed === name) ?? null;
    },
    async capture(intentId, idempotencyKey) {
      await intent(() => paymentIntents.capture(intentId, {}, { idempotencyKey }));
    },
    async cancel(intentId, idempotencyKey) {
      await intent(() => paymentIntents.cancel(intentId, {}, { idempotencyKey }));
    },
    async refund(intentId, units, idempotencyKey) {
      const terms = { payment_intent: intentId, ...(units !== null && { amount: units }) };
      return (await read(refundAnswer, () => refunds.create(terms, { idempotencyKey }))).id;
    },
    refundsOf: async (intentId) =>
      (await read(refundsAnswer, () => refunds.list({ payment_intent: intentId, limit: 100 })))
        .data,
    ...setupCalls(stripe, read),
    async detach(token) {
      await read(methodAnswer, () => paymentMethods.detach(token)).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
      });
    },
    async registerDomain(host) {
      const domain = { domain_name: host };
      await read(customerAnswer, () => stripe.paymentMethodDomains.create(domain));
    },
  };
}

function setupCalls(
  { setupIntents }: Stripe,
  read: Reader,
): Pick<StripeApi, 'createSetup' | 'readSetup'> {
  return {
    createSetup: ({ customer, account }, idempotencyKey) => {
      const terms = {
        ...{ customer, usage: 'off_session' as const, payment_method_types: ['card'] },
        metadata: { account },
      };
      return read(setupAnswer, () => setupIntents.create(terms, { idempotencyKey }));
    },
    readSetup: (setupId) => nullIfUnknown(read(setupAnswer, () => setupIntents.retrieve(setupId))),
  };
}

function openClient({ secretKey, apiUrl }: StripeSettings, timeout: number): Stripe {
  return new Stripe(secretKey, {
    ...addressOf(apiUrl),
    timeout,
    // The caller decides about retries: a shopper at once, the queue later and for longer.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Stripe's own host unless the settings name another. */
function addressOf(apiUrl: string | null): Stripe.StripeConfig {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return {
    host: hostname,
    port: port || undefined,
    protocol: protocol === 'http:' ? 'http' : 'https',
  };
}

async function asked(answer: Promise<StripeIntent>): Promise<Asked> {
  try {
    return { ok: true, intent: await answer };
  } catch (error) {
    const cause = error instanceof Stripe.errors.StripeError ? error : null;
    if (cause instanceof Stripe.errors.StripeCardError) {
      const code = cause.code === 'authentication_required' ? 'asks_holder' : 'declined';
      return { ok: false, code, param: 'payment_method' };
    }
    if (cause instanceof Stripe.errors.StripeInvalidRequestError) {
      return { ok: false, code: 'invalid', param: cause.param ?? 'payment_method' };
    }
    throw error;
  }
}

type Reader = <S extends Schema>(schema: S, work: () => Promise<unknown>) => Promise<InferType<S>>;

/**
 * The parts of an answer that we read. An answer that only reports Stripe's own problem, or an unknown one, counts as
 * none.
 */
async function guardedAnswer<S extends Schema>(
  breaker: CircuitBreaker,
  schema: S,
  work: () => Promise<unknown>,
): Promise<InferType<S>> {
  try {
    return await breaker.ask(async (signal) => {
      const answer = await onceKeyIsFree(work, signal).catch(rethrow);
      return schema.validate(answer, { stripUnknown: true }).catch(rethrow);
    });
  } catch (cause) {
    if (cause instanceof Outage) throw new AppError('unavailable', unavailable, { cause });
    throw cause;
  }
}

/** The wait before we try a key again that another request of ours is using. */
const keyInUseMs = 250;

/** Two of our requests may share an idempotency key. The later one waits for the answer to the first. */
async function onceKeyIsFree<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isInUse = error instanceof Stripe.errors.StripeError && error.statusCode === 409;
      if (!isInUse || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, keyInUseMs));
    }
  }
}

/** Stripe's errors contain the whole request, yup's the whole answer: only their kind is passed on. */
function rethrow(error: unknown): never {
  if (isRefused(error)) throw error;
  if (error instanceof ValidationError) throw new Outage('nonsense');
  if (error instanceof Stripe.errors.StripeConnectionError) throw new Outage('unreachable');
  if (error instanceof Stripe.errors.StripeError) {
    throw new Outage('refused', { cause: withoutSecrets(error) });
  }
  throw error;
}

const unavailable =
  'Our payment service does not answer just now. Nothing was taken. Please try again in a few minutes.';

/** Whether Stripe understood the request and refused it. */
function isRefused(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError
  );
}

function nullIfUnknown<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (isUnknown(error)) return null;
    throw error;
  });
}

function isUnknown(error: unknown): boolean {
  return isRefused(error) && error.statusCode === 404;
}

/** The error in a form that may be logged. */
function withoutSecrets(error: Error): Error {
  const { type, code, requestId } = Object(error) as Record<string, unknown>;
  return new Error([error.name, type, code, requestId].filter(Boolean).join(' '));
}
