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
 * Where a payment is agreed: in our own form, in the gateway's fields, in a wallet's sheet that we open, by the
 * provider's button on this page, or on another page.
 */
type Place = 'form' | 'fields' | 'sheet' | 'button' | 'page';

/**
 * The gateways each method is spoken to in. `embedded` ones are our own code; the others are those that swell-js 5.8
 * has code for (its `_getPaymentClass`), and cards that a hosted store's vault takes for its gateway. `direct` is the
 * provider itself.
 */
const knownGateways: Readonly<Record<PaymentMethodId, Readonly<Record<string, Place>>>> = {
  card: { embedded: 'form', stripe: 'fields', braintree: 'form', authorizenet: 'form' },
  paypal: { embedded: 'page', direct: 'button', braintree: 'button' },
  klarna: { klarna: 'page', stripe: 'page' },
  google: {
    ...{ embedded: 'sheet', stripe: 'button', braintree: 'button' },
    ...{ authorizenet: 'button', convesiopay: 'button' },
  },
  apple: {
    ...{ embedded: 'sheet', stripe: 'button', braintree: 'button' },
    ...{ authorizenet: 'button', convesiopay: 'button' },
  },
  amazon: { embedded: 'page', direct: 'button' },
  sezzle: { direct: 'button' },
  ideal: { embedded: 'page', stripe: 'page' },
  bancontact: { embedded: 'page', stripe: 'page' },
  paysafecard: { paysafecard: 'page' },
  quickpay: { quickpay: 'page' },
};

/** Methods that swell-js pays with the provider itself, whatever other gateway a store names, or none. */
const directGateways: Partial<Record<PaymentMethodId, string>> = {
  paypal: 'direct',
  amazon: 'direct',
  sezzle: 'direct',
  paysafecard: 'paysafecard',
};

/** Who takes a payment, by what a store announces of a method; empty where nobody does. */
export function gatewayAs(id: PaymentMethodId, announced: string | null | undefined): string {
  const named = announced ?? '';
  return Object.hasOwn(knownGateways[id], named) ? named : (directGateways[id] ?? named);
}

/** Gateways through which a wallet or PayPal gives something that can be charged later (swell-js 5.8). */
const planGateways: Partial<Record<PaymentMethodId, readonly string[]>> = {
  google: ['embedded', 'stripe', 'braintree'],
  apple: ['embedded', 'stripe', 'braintree'],
  paypal: ['braintree'],
  amazon: ['direct'],
};

/** Whether a method can be charged again while nobody is at the screen: a card, or what gives one (docs/payments.md). */
export function canPayPlans({ id, gateway, isCommercePlatform }: PaymentMethod): boolean {
  if (id === 'card' || id === 'quickpay') return true;
  return isCommercePlatform || (planGateways[id]?.includes(gateway) ?? false);
}

export function isPaymentMethodId(value: unknown): value is PaymentMethodId {
  return paymentMethodIds.some((id) => id === value);
}

/** The gateways that this checkout has code for. */
export function gatewaysOf(id: PaymentMethodId): readonly string[] {
  return Object.keys(knownGateways[id]);
}

type Named = Pick<PaymentMethod, 'id' | 'gateway'>;

/** False for a gateway that this checkout has no code for: 'Unsupported payment method' (spec 8). */
export function isGatewayKnown(method: Named): boolean {
  return placeOf(method) !== null;
}

function placeOf({ id, gateway }: Named): Place | null {
  const places = knownGateways[id];
  return Object.hasOwn(places, gateway) ? (places[gateway] ?? null) : null;
}

/** Methods that come back under a `gateway` that is not their id (contract 13.4). */
const returns: Readonly<Record<string, PaymentMethodId>> = {
  embedded: 'card',
  klarna_direct: 'klarna',
};

/**
 * The method behind the `gateway` of a way back.
 *
 * @param hasIntent whether the way back names a payment of the gateway. The code of swell-js comes back from Stripe with
 *   Klarna alone; banks have a way back of our own.
 */
export function methodOfReturn(gateway: string, hasIntent: boolean): PaymentMethodId | null {
  if (gateway === 'stripe' && hasIntent) return 'klarna';
  return Object.hasOwn(returns, gateway) ? (returns[gateway] ?? null) : null;
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

export type Wallet = PaymentMethod & { id: 'google' | 'apple' };

/** Whether the card is typed into fields of the gateway's own. */
export function hasHostedFields(method: Named): boolean {
  return placeOf(method) === 'fields';
}

/** A method that is agreed to by the button that its provider's code draws. */
export function hasProviderButton(method: Named): boolean {
  return placeOf(method) === 'button';
}
