import type { AddressFields } from '@/domain/address-form';
import { normalizePhone, normalizePostalCode } from '@/domain/checkout-address';
import { billingGroupOf, type CheckoutForm, type CheckoutNeeds } from '@/domain/checkout-form';

/** How an order is paid, as `PUT /cart` takes it. */
export type PaymentPatch =
  | { method: 'card'; card: { token: string }; intent: Record<string, { id: string }> | null }
  /** Gift cards cover everything: a billing address is enough. */
  | { method: null; card: null; intent: null };

const country = 'CA';

/** The whole checkout as one `PUT /cart` (its contract, section 9.4). Only called with a form that is right. */
export function cartPatch(
  form: CheckoutForm,
  payment: PaymentPatch,
  needs: Pick<CheckoutNeeds, 'isShipped'>,
) {
  const billTo = form[billingGroupOf(form, needs)];
  const isToHerDoor = needs.isShipped && form.deliveryType === 'ship';
  return {
    account: {
      email: form.contactEmail.trim(),
      email_optin: form.emailWithOffers,
      sms_optin: form.textWithOffers,
    },
    shipping: isToHerDoor ? addressPatch(form.shipDetails) : nobodysDoorPatch(billTo),
    billing: { ...addressPatch(billTo), ...payment },
  };
}

function addressPatch(address: AddressFields) {
  return {
    ...namePatch(address),
    address1: address.address.trim(),
    address2: address.apartment.trim() || null,
    city: address.city.trim(),
    state: address.province,
    zip: normalizePostalCode(address.postalCode),
  };
}

/** Who collects it, or whose plan it is. An address left over from an earlier "Ship" would be printed on the label. */
function nobodysDoorPatch(collector: AddressFields) {
  return {
    ...namePatch(collector),
    address1: null,
    address2: null,
    city: null,
    state: null,
    zip: null,
  };
}

function namePatch(person: AddressFields) {
  const first = person.firstName.trim();
  const last = person.lastName.trim();
  return {
    name: `${first} ${last}`,
    first_name: first,
    last_name: last,
    phone: normalizePhone(person.phone),
    country,
  };
}
