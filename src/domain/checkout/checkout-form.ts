import { emptyAddressFields, type AddressFields } from '../accounts/address-form';
import { phonePrefix } from './checkout-address';
import type { PaymentMethodId } from './checkout-method';
import type { CheckoutProblem } from './checkout-problem';

/** The two groups of address fields of the form. */
export type AddressGroup = 'shipDetails' | 'billingDetails';

/** Card details are never stored and never logged: they go from the fields to the card vault and nowhere else. */
export type CardFields = {
  number: string;
  /** As printed on the card: `MM / YY`. */
  expiry: string;
  securityCode: string;
  nameOnCard: string;
};

export const deliveryTypes = ['ship', 'pick-up'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** The part of the form that is restored after a decline, a redirect or a reload. */
export type SavedCheckout = {
  contactEmail: string;
  emailWithOffers: boolean;
  textWithOffers: boolean;
  /** Phone for offers by text; if it is only the prefix, the delivery phone is used. */
  textUpdates: { phone: string };
  deliveryType: DeliveryType;
  shipDetails: AddressFields;
  isBillingSameAsShipping: boolean;
  billingDetails: AddressFields;
  paymentMethod: PaymentMethodId;
};

/** The part of an unfinished checkout that the browser stores. Never a card. */
export type StoredCheckout = {
  saved: SavedCheckout;
  /** Cart of a payment attempt whose outcome the browser has not seen: it may have become an order. */
  unsettledCartId: string | null;
};

/** Card fields that a gateway shows in its own frames; what is typed there never reaches this page. */
export type HostedCardField = 'number' | 'expiry' | 'securityCode';

/** The problem of each field; null when it may be sent. */
type HostedCard = Readonly<Record<HostedCardField, CheckoutProblem | null>>;

export const emptyHostedCard: HostedCard = {
  number: 'cardMissing',
  expiry: 'cardExpiryMissing',
  securityCode: 'securityCodeMissing',
};

/** Every field of the checkout form. The shipping method is not here: it lives in the cart, which prices it. */
export type CheckoutForm = SavedCheckout & {
  card: CardFields;
  /** Used instead of `card` where the gateway provides the fields. */
  hostedCard?: HostedCard | null;
  /** A saved card of the account, used instead of a typed one; its token stays in this form. */
  savedCard?: { id: string; token: string } | null;
  /** Whether to save the typed card for next time. */
  isCardSaved?: boolean;
};

export const emptyCard: CardFields = {
  number: '',
  expiry: '',
  securityCode: '',
  nameOnCard: '',
};

/** Initial values of a checkout (spec 3: offers by e-mail ticked, by text not, shipped, billed to the same address). */
export const newCheckout: SavedCheckout = {
  contactEmail: '',
  emailWithOffers: true,
  textWithOffers: false,
  textUpdates: { phone: phonePrefix },
  deliveryType: 'ship',
  shipDetails: emptyAddressFields,
  isBillingSameAsShipping: true,
  billingDetails: emptyAddressFields,
  paymentMethod: 'card',
};

/** The only way from the form to storage. Fields are listed one by one, so that no new field is stored by accident. */
export function savedPartOf(form: CheckoutForm): SavedCheckout {
  return {
    contactEmail: form.contactEmail,
    emailWithOffers: form.emailWithOffers,
    textWithOffers: form.textWithOffers,
    textUpdates: form.textUpdates,
    deliveryType: form.deliveryType,
    shipDetails: form.shipDetails,
    isBillingSameAsShipping: form.isBillingSameAsShipping,
    billingDetails: form.billingDetails,
    paymentMethod: form.paymentMethod,
  };
}

/** Field names for the form, its errors and the error summary, in the order of the screen. */
export const checkoutFields = [
  'contactEmail',
  'textUpdates.phone',
  'shipDetails.firstName',
  'shipDetails.lastName',
  'shipDetails.address',
  'shipDetails.apartment',
  'shipDetails.city',
  'shipDetails.province',
  'shipDetails.postalCode',
  'shipDetails.phone',
  'card.number',
  'card.expiry',
  'card.securityCode',
  'card.nameOnCard',
  'billingDetails.firstName',
  'billingDetails.lastName',
  'billingDetails.address',
  'billingDetails.apartment',
  'billingDetails.city',
  'billingDetails.province',
  'billingDetails.postalCode',
  'billingDetails.phone',
] as const;

export type CheckoutField = (typeof checkoutFields)[number];

/** The parts of the form that are visible and therefore validated. */
export type CheckoutRules = {
  asksShipping: boolean;
  asksBilling: boolean;
  asksCard: boolean;
};

/** What the cart requires of its checkout. */
export type CheckoutNeeds = {
  /** Something is left to pay after gift cards. */
  isPaymentDue: boolean;
  /** Something in the cart has to be shipped. */
  isShipped: boolean;
};

/**
 * A pick-up, or a cart of nothing but services, has no shipping address to bill to; an order that gift cards cover
 * needs no card.
 */
export function rulesFor(
  form: Pick<
    CheckoutForm,
    'deliveryType' | 'isBillingSameAsShipping' | 'paymentMethod' | 'savedCard'
  >,
  { isPaymentDue, isShipped }: CheckoutNeeds,
): CheckoutRules {
  return {
    asksShipping: isShipped && form.deliveryType === 'ship',
    asksBilling: billingGroupOf(form, { isShipped }) === 'billingDetails',
    asksCard: isPaymentDue && form.paymentMethod === 'card' && !form.savedCard,
  };
}

/** The address group with the billing address. */
export function billingGroupOf(
  form: Pick<SavedCheckout, 'deliveryType' | 'isBillingSameAsShipping'>,
  { isShipped }: Pick<CheckoutNeeds, 'isShipped'>,
): AddressGroup {
  const isSame = isShipped && form.deliveryType === 'ship' && form.isBillingSameAsShipping;
  return isSame ? 'shipDetails' : 'billingDetails';
}
