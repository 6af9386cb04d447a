import type { Stripe } from '@stripe/stripe-js';
import { PaymentError } from '@/domain/checkout-fault';

/**
 * Stripe wants its code from its own host. `loadStripe` of @stripe/stripe-js fetches a release of its own ('endive' in 10.2)
 * and swell-js 5.8 takes version 3 alone, which it would fetch beside it: two of them on one page break each other.
 */
const address = 'https://js.stripe.com/v3/';

/** Spec 9: what has not come after 20 seconds has failed. */
const deadlineMs = 20_000;

let loading: Promise<void> | null = null;

/**
 * Fetches Stripe's code, once. swell-js would do it too, and wait for ever for a script that does not come.
 * Throws 'Stripe was not loaded'; the next call tries again.
 */
export function loadStripe(): Promise<void> {
  if (window.Stripe) return Promise.resolve();
  loading ??= fetchScript().finally(() => {
    loading = null;
  });
  return loading;
}

function fetchScript(): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new PaymentError({ kind: 'library', library: 'Stripe' }));
    };
    const timer = setTimeout(fail, deadlineMs);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      if (!window.Stripe) return fail();
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}

const opened = new Map<string, Stripe>();

/** Stripe's code for the shop's account. Throws 'Stripe was not loaded'. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  await loadStripe();
  const open = opened.get(publishableKey) ?? window.Stripe?.(publishableKey);
  if (!open) throw new PaymentError({ kind: 'library', library: 'Stripe' });
  opened.set(publishableKey, open);
  return open;
}
