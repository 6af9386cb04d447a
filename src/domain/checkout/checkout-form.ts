import { emptyAddressFields, type AddressFields } from '../accounts/address-form';
import { phonePrefix } from './checkout-address';
import type { PaymentMethodId } from './checkout-method';
import type { CheckoutProblem } from './checkout-problem';

/** The two groups of address fields of the form. */
export type AddressGroup = 'shipDetails' | 'billingDetails';

/** Never stored, never logged: it goes from the fields to the card vault and nowhere else. */
export type CardFields = {
  number: string;
  /** As printed on the card: `MM / YY`. */
  expiry: string;
  securityCode: string;
  nameOnCard: string;
};

export const deliveryTypes = ['ship', 'pick-up'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** What a shopper fills in and may find again after a decline, a redirect or a reload. */
export type SavedCheckout = {
  contactEmail: string;
  emailWithOffers: boolean;
  textWithOffers: boolean;
  /** Where offers by text go; a bare prefix is the delivery phone. */
  textUpdates: { phone: string };
  deliveryType: DeliveryType;
  shipDetails: AddressFields;
  isBillingSameAsShipping: boolean;
  billingDetails: AddressFields;
  paymentMethod: PaymentMethodId;
};

/** What a browser keeps of an unfinished checkout. Never a card. */
export type StoredCheckout = {
  saved: SavedCheckout;
  /** The cart of an attempt to pay whose end the browser has not seen: it may have become an order. */
  unsettledCartId: string | null;
};

/** The fields of a card that a gateway shows in frames of its own; what is typed there never reaches this page. */
export type HostedCardField = 'number' | 'expiry' | 'securityCode';

/** What is wrong with each of them; null when it may be sent. */
type HostedCard = Readonly<Record<HostedCardField, CheckoutProblem | null>>;

export const emptyHostedCard: HostedCard = {
  number: 'cardMissing',
  expiry: 'cardExpiryMissing',
  securityCode: 'securityCodeMissing',
};

/** Every field of the checkout form. The shipping method is not here: it lives in the cart, which prices it. */
export type CheckoutForm = SavedCheckout & {
  card: CardFields;
  /** In place of `card` where the gateway brings the fields. */
  hostedCard?: HostedCard | null;
  /** A card that the account keeps, instead of one that is typed; its token stays in this form. */
  savedCard?: { id: string; token: string } | null;
  /** Whether the typed card is to be kept for next time. */
  isCardSaved?: boolean;
};

export const emptyCard: CardFields = {
  number: '',
  expiry: '',
  securityCode: '',
  nameOnCard: '',
};

/** Where a checkout starts (spec 3: offers by e-mail ticked, by text not, shipped, billed to the same address). */
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

/** The only way from the form to storage: named one by one, so that no new field is stored unasked. */
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

/** Names of the fields as the form, its errors and the error summary address them, in the order of the screen. */
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

/** The parts of the form that are on screen and therefore have to be right. */
export type CheckoutRules = {
  asksShipping: boolean;
  asksBilling: boolean;
  asksCard: boolean;
};

/** What the cart asks of its checkout. */
export type CheckoutNeeds = {
  /** Something is left to pay after gift cards. */
  isPaymentDue: boolean;
  /** Something goes somewhere. */
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

/** The fields the order is billed to, whichever group they were typed into. */
export function billingGroupOf(
  form: Pick<SavedCheckout, 'deliveryType' | 'isBillingSameAsShipping'>,
  { isShipped }: Pick<CheckoutNeeds, 'isShipped'>,
): AddressGroup {
  const isSame = isShipped && form.deliveryType === 'ship' && form.isBillingSameAsShipping;
  return isSame ? 'shipDetails' : 'billingDetails';
}
