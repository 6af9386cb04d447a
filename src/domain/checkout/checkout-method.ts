/** The ways to pay this checkout knows, in the order it offers them: what most people use comes first. */
export const paymentMethodIds = [
  'card',
  'paypal',
  'klarna',
  'google',
  'apple',
  'amazon',
  'sezzle',
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
  /** PayPal's Commerce Platform, the only direct PayPal that can charge a subscription. */
  isCommercePlatform: boolean;
  /** Who is being paid, in the provider's own books; empty when nobody said. */
  merchantId: string;
  gatewayMerchantId: string;
  /** The shop's name at PayPal, which its script is asked for with; empty when nobody said. */
  clientId: string;
  /** What the browser shows its code of the gateway: swell-js takes the card's for every method. Empty when there is none. */
  publishableKey: string;
};

/**
 * Methods that swell-js pays to the provider itself, whatever gateway a store names or none, and the gateways that it
 * tells apart (`_getPaymentClass` of swell-js 5.8).
 */
const directGateways: Partial<
  Record<PaymentMethodId, { name: string; others: readonly string[] }>
> = {
  paypal: { name: 'direct', others: ['embedded', 'braintree'] },
  amazon: { name: 'direct', others: ['embedded'] },
  sezzle: { name: 'direct', others: [] },
  paysafecard: { name: 'paysafecard', others: [] },
};

/** Who takes a payment, by what a store announces of a method; empty where nobody does. */
export function gatewayAs(id: PaymentMethodId, announced: string | null | undefined): string {
  const named = announced ?? '';
  const direct = directGateways[id];
  return direct && !direct.others.includes(named) ? direct.name : named;
}

/** A method that lives in a device. */
export type Wallet = PaymentMethod & { id: 'google' | 'apple' };

export function isPaymentMethodId(value: unknown): value is PaymentMethodId {
  return paymentMethodIds.some((id) => id === value);
}
