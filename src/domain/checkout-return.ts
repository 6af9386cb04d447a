import { isPaymentMethodId, type PaymentMethodId } from './checkout-method';

/** What another page said when it sent the shopper back. */
export type RedirectStatus = 'succeeded' | 'canceled' | 'unknown';

/** A visit to the checkout that comes from another page. */
export type PaymentReturn = {
  /** The method that left; null when the address names none that we know. */
  method: PaymentMethodId | null;
  status: RedirectStatus;
};

/** Which methods come back under which `gateway` (contract 13.4). */
const methodsByGateway: Readonly<Record<string, readonly PaymentMethodId[]>> = {
  embedded: ['card', 'ideal', 'bancontact'],
  stripe: ['bancontact', 'ideal'],
  klarna_direct: ['klarna'],
  klarna: ['klarna'],
  paysafecard: ['paysafecard'],
  quickpay: ['quickpay'],
  amazon: ['amazon'],
  paypal: ['paypal'],
};

/**
 * Reads the address of the checkout: null for an ordinary visit. `chosen` is the method that was chosen when the
 * shopper left, which tells methods of the same gateway apart.
 */
export function readReturn(
  query: Readonly<Record<string, unknown>>,
  chosen: PaymentMethodId,
): PaymentReturn | null {
  if (!Object.hasOwn(query, 'gateway')) return null;
  return { method: methodOf(query, chosen), status: readRedirectStatus(query.redirect_status) };
}

function methodOf(
  query: Readonly<Record<string, unknown>>,
  chosen: PaymentMethodId,
): PaymentMethodId | null {
  const { gateway } = query;
  if (typeof gateway !== 'string') return null;
  const candidates = Object.hasOwn(methodsByGateway, gateway) ? methodsByGateway[gateway] : [];
  if (typeof query.setup_intent_client_secret === 'string') return 'bancontact';
  if (candidates?.includes(chosen)) return chosen;
  return candidates?.[0] ?? (isPaymentMethodId(gateway) ? gateway : null);
}

/** Anything but the two words we know is `unknown`: the address bar is anybody's to write (spec 4). */
function readRedirectStatus(value: unknown): RedirectStatus {
  return value === 'succeeded' || value === 'canceled' ? value : 'unknown';
}
