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
};

/**
 * The gateways each method is spoken to in. `embedded` ones are our own code; the others are run by swell-js, which
 * needs no script of a stranger for them (contract 13.4).
 */
const knownGateways: Readonly<Record<PaymentMethodId, readonly string[]>> = {
  card: ['embedded'],
  paypal: ['embedded'],
  klarna: ['klarna'],
  google: ['embedded'],
  apple: ['embedded'],
  amazon: ['embedded'],
  ideal: ['embedded'],
  bancontact: ['embedded'],
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

/** False for a gateway that this checkout has no code for: 'Unsupported payment method' (spec 8). */
export function isGatewayKnown({ id, gateway }: Pick<PaymentMethod, 'id' | 'gateway'>): boolean {
  return knownGateways[id].includes(gateway);
}
