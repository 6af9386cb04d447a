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
  /** Can be charged again for a subscription (PayPal calls it `ppcp`). */
  isRecurring: boolean;
};

/** The gateways each method is spoken to in. */
const knownGateways: Readonly<Partial<Record<PaymentMethodId, readonly string[]>>> = {
  card: ['embedded'],
};

export function isPaymentMethodId(value: unknown): value is PaymentMethodId {
  return paymentMethodIds.some((id) => id === value);
}

/** False for a gateway that this checkout has no code for: 'Unsupported payment method' (spec 8). */
export function isGatewayKnown({ id, gateway }: Pick<PaymentMethod, 'id' | 'gateway'>): boolean {
  return knownGateways[id]?.includes(gateway) ?? false;
}
