import { isPaymentMethodId, type PaymentMethodId } from './checkout-method';

/** The status that another page reported when it sent the shopper back. */
export type RedirectStatus = 'succeeded' | 'canceled' | 'failed' | 'unknown';

/** A return to the checkout from another page. */
export type PaymentReturn = {
  /** The method of the redirect; null when the address names none that we know. */
  method: PaymentMethodId | null;
  status: RedirectStatus;
  query: ReturnQuery;
};

/** Tokens and ids from the return address, by name. */
export type ReturnQuery = Readonly<Record<string, string>>;

/** Methods that come back under a `gateway` that is not their id (contract 13.4). */
const returns: Readonly<Record<string, PaymentMethodId>> = {
  embedded: 'card',
  klarna_direct: 'klarna',
};

/** Finds the method behind a return under a gateway's own name with one of its payments; null for none. */
type MethodReturningBy = (gateway: string) => PaymentMethodId | null;

/** Reads the checkout's address; null for an ordinary visit. */
export function readReturn(
  query: Readonly<Record<string, unknown>>,
  methodReturningBy: MethodReturningBy = () => null,
): PaymentReturn | null {
  if (!Object.hasOwn(query, 'gateway')) return null;
  const texts = Object.entries(query).filter(isText);
  return {
    method: methodOf(query, methodReturningBy),
    status: readRedirectStatus(query.redirect_status),
    query: Object.fromEntries(texts),
  };
}

function methodOf(
  { gateway, ...more }: Readonly<Record<string, unknown>>,
  methodReturningBy: MethodReturningBy,
): PaymentMethodId | null {
  if (typeof more.setup_intent_client_secret === 'string') return 'bancontact';
  if (isPaymentMethodId(gateway)) return gateway;
  if (typeof gateway !== 'string') return null;
  if (Object.hasOwn(returns, gateway)) return returns[gateway] ?? null;
  const hasPayment = typeof more.payment_intent_client_secret === 'string';
  return hasPayment ? methodReturningBy(gateway) : null;
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

/** Unknown values become `unknown`: anybody can edit the address (spec 4). */
function readRedirectStatus(value: unknown): RedirectStatus {
  return value === 'succeeded' || value === 'canceled' || value === 'failed' ? value : 'unknown';
}
