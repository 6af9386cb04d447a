import type { Stripe } from '@stripe/stripe-js';
import { PaymentError } from '@/domain/checkout/checkout-fault';
import { loadScripts } from '../load-script';

/**
 * Stripe's code must come from its own host. `loadStripe` of @stripe/stripe-js loads a named release ('endive' in
 * 10.2), while swell-js 5.8 accepts only version 3 and would load it as well: two versions on one page break each
 * other.
 */
const script = {
  src: 'https://js.stripe.com/v3/',
  library: 'Stripe',
  isThere: () => window.Stripe !== undefined,
};

/** Loads Stripe's code, once. Throws 'Stripe was not loaded'; the next call tries again. */
export function loadStripe(): Promise<void> {
  return loadScripts([script]);
}

const opened = new Map<string, Stripe>();

/** Opens Stripe for the shop's account. Throws 'Stripe was not loaded'. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  await loadStripe();
  const open = opened.get(publishableKey) ?? window.Stripe?.(publishableKey);
  if (!open) throw new PaymentError({ kind: 'library', library: script.library });
  opened.set(publishableKey, open);
  return open;
}
