import type { Stripe } from '@stripe/stripe-js';
import { PaymentError } from '@/domain/checkout/checkout-fault';
import { loadScripts } from '../load-script';

/**
 * Stripe wants its code from its own host. `loadStripe` of @stripe/stripe-js fetches a release of its own ('endive' in 10.2)
 * and swell-js 5.8 takes version 3 alone, which it would fetch beside it: two of them on one page break each other.
 */
const script = {
  src: 'https://js.stripe.com/v3/',
  library: 'Stripe',
  isThere: () => window.Stripe !== undefined,
};

/** Fetches Stripe's code, once. Throws 'Stripe was not loaded'; the next call tries again. */
export function loadStripe(): Promise<void> {
  return loadScripts([script]);
}

const opened = new Map<string, Stripe>();

/** Stripe's code for the shop's account. Throws 'Stripe was not loaded'. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  await loadStripe();
  const open = opened.get(publishableKey) ?? window.Stripe?.(publishableKey);
  if (!open) throw new PaymentError({ kind: 'library', library: script.library });
  opened.set(publishableKey, open);
  return open;
}
