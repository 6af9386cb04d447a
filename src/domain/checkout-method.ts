/** The ways to pay this checkout knows, in the order it offers them: what most people use comes first. */
export const paymentMethodIds = [
  'card',
  'paypal',
  'klarna',
  'google',
  'apple',
  'amazon',
  'ideal',
  'bancontact',
  'paysafecard',
  'quickpay',
] as const;

export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** A way to pay that the server announces. `isTest` moves no money, and every screen that takes a payment says so. */
export type PaymentMethod = {
  id: PaymentMethodId;
  /** Who takes the payment: the vault is addressed by it. */
  gateway: string;
  isTest: boolean;
  /** PayPal's Commerce Platform, the only PayPal that can charge a subscription. */
  isCommercePlatform: boolean;
  /** Who a wallet's sheet says is being paid, in the wallet's own books; empty when nobody said. */
  merchantId: string;
  gatewayMerchantId: string;
  /** What the browser shows its code of the gateway: swell-js takes the card's for every method. Empty when there is none. */
  publishableKey: string;
};

/**
 * The gateways each method is spoken to in. `embedded` ones are our own code; the others are run by swell-js, which
 * needs a stranger's script for Stripe alone (contract 13.4).
 */
const knownGateways: Readonly<Record<PaymentMethodId, readonly string[]>> = {
  card: ['embedded', 'stripe'],
  paypal: ['embedded'],
  klarna: ['klarna', 'stripe'],
  google: ['embedded', 'stripe'],
  apple: ['embedded', 'stripe'],
  amazon: ['embedded'],
  ideal: ['embedded', 'stripe'],
  bancontact: ['embedded', 'stripe'],
  paysafecard: ['paysafecard'],
  quickpay: ['quickpay'],
};

/** Whether a method can be charged again while nobody is at the screen: a card, or what gives one (docs/payments.md). */
export function canPayPlans({ id, isCommercePlatform }: PaymentMethod): boolean {
  return ['card', 'google', 'apple', 'quickpay'].includes(id) || isCommercePlatform;
}

export function isPaymentMethodId(value: unknown): value is PaymentMethodId {
  return paymentMethodIds.some((id) => id === value);
}

/** The gateways that this checkout has code for. */
export function gatewaysOf(id: PaymentMethodId): readonly string[] {
  return knownGateways[id];
}

/** False for a gateway that this checkout has no code for: 'Unsupported payment method' (spec 8). */
export function isGatewayKnown({ id, gateway }: Pick<PaymentMethod, 'id' | 'gateway'>): boolean {
  return knownGateways[id].includes(gateway);
}

/** Banks that Stripe reaches pay in euros only (docs.stripe.com/payments/ideal, /bancontact). */
export function takesCurrency({ id, gateway }: PaymentMethod, currency: string): boolean {
  const isBank = id === 'ideal' || id === 'bancontact';
  return !(isBank && gateway === 'stripe') || currency === 'EUR';
}

/** A wallet has to be asked whether it is there before anybody is offered it. */
export function isWallet(method: PaymentMethod): method is Wallet {
  return method.id === 'google' || method.id === 'apple';
}

type Wallet = PaymentMethod & { id: 'google' | 'apple' };

/** A wallet that opens only by the button that Stripe's code draws. */
export function hasWalletButton(method: PaymentMethod): boolean {
  return isWallet(method) && method.gateway === 'stripe';
}
