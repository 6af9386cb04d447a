/** The payment methods this checkout knows, in display order: the most used come first. */
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

/**
 * The methods that the checkout shows at once: what people in Canada pay with. All others stand under "More ways to
 * pay".
 */
const usualMethods: readonly PaymentMethodId[] = ['card', 'paypal', 'klarna', 'google', 'apple'];

/** Splits the offered methods, in their order. Where none is usual, none is put away. */
export function usualMethodsFirst<Method extends { id: PaymentMethodId }>(
  methods: readonly Method[],
): { usual: readonly Method[]; more: readonly Method[] } {
  const usual = methods.filter(({ id }) => usualMethods.includes(id));
  if (usual.length === 0) return { usual: methods, more: [] };
  return { usual, more: methods.filter(({ id }) => !usualMethods.includes(id)) };
}

export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** A payment method that the server announces. With `isTest` no money moves, and every payment screen says so. */
export type PaymentMethod = {
  id: PaymentMethodId;
  /** The gateway that takes the payment; the vault is addressed by it. */
  gateway: string;
  isTest: boolean;
  /** PayPal's Commerce Platform, the only direct PayPal that can charge a subscription. */
  isCommercePlatform: boolean;
  /** Our merchant id at the provider; empty when it is not configured. */
  merchantId: string;
  gatewayMerchantId: string;
  /** Our client id at PayPal, needed to load its script; empty when it is not configured. */
  clientId: string;
  /** The gateway's publishable key; swell-js uses the card method's key for every method. Empty when there is none. */
  publishableKey: string;
  /** Whether this shop takes a card to keep without a payment, in the gateway's own fields. */
  keepsCards: boolean;
};

/**
 * Methods that swell-js always pays to the provider itself, whatever gateway a store names, and the gateways that are
 * exceptions (`_getPaymentClass` of swell-js 5.8).
 */
const directGateways: Partial<
  Record<PaymentMethodId, { name: string; others: readonly string[] }>
> = {
  paypal: { name: 'direct', others: ['embedded', 'braintree'] },
  amazon: { name: 'direct', others: ['embedded'] },
  sezzle: { name: 'direct', others: [] },
  paysafecard: { name: 'paysafecard', others: [] },
};

/** The gateway of a method, by what a store announces for it; empty where there is none. */
export function gatewayAs(id: PaymentMethodId, announced: string | null | undefined): string {
  const named = announced ?? '';
  const direct = directGateways[id];
  return direct && !direct.others.includes(named) ? direct.name : named;
}

/** A method that is part of a device. */
export type Wallet = PaymentMethod & { id: 'google' | 'apple' };

export function isPaymentMethodId(value: unknown): value is PaymentMethodId {
  return paymentMethodIds.some((id) => id === value);
}
