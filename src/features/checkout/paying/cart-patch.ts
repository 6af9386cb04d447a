import { addressToWire, personToWire } from '@/client/wire/address-wire';
import type { AddressFields } from '@/domain/accounts/address-form';
import { normalizePhone } from '@/domain/checkout/checkout-address';
import {
  billingGroupOf,
  type CheckoutForm,
  type CheckoutNeeds,
} from '@/domain/checkout/checkout-form';

/** The payment data of an order for `PUT /cart`. */
export type PaymentPatch =
  | { method: 'card'; card: { token: string }; intent: Record<string, { id: string }> | null }
  /** A saved card of the account. */
  | { method: 'card'; account_card_id: string; intent: Record<string, { id: string }> | null }
  /** Gift cards cover everything: a billing address is enough. */
  | { method: null; card: null; intent: null };

/** The whole checkout as one `PUT /cart` (its contract, section 9.4). Only called with a valid form. */
export function cartPatch(
  form: CheckoutForm,
  payment: PaymentPatch,
  needs: Pick<CheckoutNeeds, 'isShipped'> & { isCustomers?: boolean },
) {
  const billTo = form[billingGroupOf(form, needs)];
  const isToTheCustomer = needs.isShipped && form.deliveryType === 'ship';
  return {
    account: {
      email: form.contactEmail.trim(),
      email_optin: form.emailWithOffers,
      sms_optin: form.textWithOffers,
    },
    ...textUpdatesPatch(form),
    shipping: isToTheCustomer ? addressToWire(form.shipDetails) : nobodysDoorPatch(billTo),
    billing: { ...addressToWire(billTo), ...payment },
    ...(needs.isCustomers && { account_info_saved: form.isCardSaved ?? false }),
  };
}

/** A separate phone for texts; cleared when no texts are wanted. */
function textUpdatesPatch({ textWithOffers, textUpdates }: CheckoutForm) {
  const phone = normalizePhone(textUpdates.phone);
  if (phone === null) return {};
  return { metadata: { text_updates: textWithOffers ? { phone } : null } };
}

/**
 * For pick-ups and plans: the person without an address. An address left over from an earlier "Ship" would be printed
 * on the label.
 */
function nobodysDoorPatch(collector: AddressFields) {
  return {
    ...personToWire(collector),
    address1: null,
    address2: null,
    city: null,
    state: null,
    zip: null,
  };
}
