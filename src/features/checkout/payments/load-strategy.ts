import { reportError } from '@/client/error-reporting';
import type { PaymentMethodId } from '@/domain/checkout-method';
import type { PaymentStrategy } from './strategy';

type Loader = () => Promise<PaymentStrategy>;

/** Each way to pay is a chunk of its own, fetched when it is chosen. */
const loaders: Readonly<Record<PaymentMethodId, Loader>> = {
  card: async () => (await import('./card')).card,
  paypal: async () => (await import('./paypal')).paypal,
  klarna: async () => (await import('./klarna')).klarna,
  google: async () => (await import('./google')).google,
  apple: async () => (await import('./apple')).apple,
  amazon: async () => (await import('./amazon')).amazon,
  ideal: async () => (await import('./ideal')).ideal,
  bancontact: async () => (await import('./bancontact')).bancontact,
  paysafecard: async () => (await import('./paysafecard')).paysafecard,
  quickpay: async () => (await import('./quickpay')).quickpay,
};

/** Ways to pay that are other code where Stripe takes the payment: they bring Stripe's script along. */
const stripeLoaders: Partial<Record<PaymentMethodId, Loader>> = {
  card: async () => (await import('./stripe-card')).stripeCard,
  klarna: async () => (await import('./stripe-klarna')).stripeKlarna,
  google: async () => (await import('./stripe-wallet')).stripeGoogle,
  apple: async () => (await import('./stripe-wallet')).stripeApple,
};

/** The code of one way to pay, through one gateway; null when it does not arrive. */
export async function loadStrategy(
  id: PaymentMethodId,
  gateway?: string,
): Promise<PaymentStrategy | null> {
  const load = (gateway === 'stripe' && stripeLoaders[id]) || loaders[id];
  return load().catch((error: unknown) => {
    reportError(error, 'checkout');
    return null;
  });
}
