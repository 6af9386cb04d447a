import { reportError } from '@/client/error-reporting';
import type { WalletId } from '@/domain/checkout/checkout-fault';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { PaymentStrategy } from './strategy';

type Loader = () => Promise<PaymentStrategy>;

/** Each way to pay is a chunk of its own, fetched when it is chosen. */
const loaders: Readonly<Record<PaymentMethodId, Loader>> = {
  card: async () => (await import('./card')).card,
  paypal: async () => (await import('./paypal/paypal')).paypal,
  klarna: async () => (await import('./klarna')).klarna,
  google: async () => (await import('./google/google')).google,
  apple: async () => (await import('./apple/apple')).apple,
  amazon: async () => (await import('./amazon/amazon')).amazon,
  sezzle: async () => (await import('./sezzle/sezzle-button')).sezzleButton,
  ideal: async () => (await import('./ideal')).ideal,
  bancontact: async () => (await import('./bancontact')).bancontact,
  paysafecard: async () => (await import('./paysafecard')).paysafecard,
  quickpay: async () => (await import('./quickpay')).quickpay,
};

type GatewayLoaders = Partial<Record<PaymentMethodId, Loader>>;

const googleButton = async () => (await import('./google/google-button')).googleButton;
const appleButton = async () => (await import('./apple/apple-button')).appleButton;

/** Ways to pay that are other code where this gateway takes the payment: they bring its provider's script along. */
const loadersByGateway: Readonly<Record<string, GatewayLoaders>> = {
  stripe: {
    card: async () => (await import('./stripe/card')).stripeCard,
    klarna: async () => (await import('./stripe/klarna')).stripeKlarna,
    google: async () => (await import('./stripe/wallet')).stripeGoogle,
    apple: async () => (await import('./stripe/wallet')).stripeApple,
  },
  braintree: {
    paypal: async () => (await import('./braintree/buttons')).paypalByBraintree,
    google: async () => (await import('./braintree/buttons')).googleByBraintree,
    apple: async () => (await import('./braintree/buttons')).appleByBraintree,
  },
  authorizenet: { google: googleButton, apple: appleButton },
  convesiopay: { google: googleButton, apple: appleButton },
  direct: {
    paypal: async () => (await import('./paypal/paypal-button')).paypalButton,
    amazon: async () => (await import('./amazon/amazon-button')).amazonButton,
  },
};

/** The code of one way to pay, through one gateway; null when it does not arrive. */
export async function loadStrategy(
  id: PaymentMethodId,
  gateway = '',
): Promise<PaymentStrategy | null> {
  const ofGateway = Object.hasOwn(loadersByGateway, gateway) ? loadersByGateway[gateway] : {};
  const load = ofGateway?.[id] ?? loaders[id];
  return load().catch((error: unknown) => {
    reportError(error, 'checkout');
    return null;
  });
}

type WalletFinder = (publishableKey: string) => Promise<readonly WalletId[]>;

const walletFinders: Readonly<Record<string, () => Promise<WalletFinder>>> = {
  stripe: async () => (await import('./stripe/wallets-there')).walletsThere,
};

/** The code by which a gateway finds the wallets of this device; null for a gateway without such code. */
export async function loadWalletFinder(gateway: string): Promise<WalletFinder | null> {
  const load = Object.hasOwn(walletFinders, gateway) ? walletFinders[gateway] : undefined;
  return load ? load() : null;
}
