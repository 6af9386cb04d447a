import type { UseFormReturn } from 'react-hook-form';
import { readAccountBook } from '@/client/requests/account-book';
import { reportError } from '@/client/error-reporting';
import {
  isSameAddress,
  startingAddresses,
  startingCard,
  type AccountBook,
} from '@/domain/accounts/account-book';
import { emptyAddressFields, type AddressFields } from '@/domain/accounts/address-form';
import type { CheckoutForm, CheckoutNeeds } from '@/domain/checkout/checkout-form';

/** The customer's address book and cards; null when they cannot be loaded, which must not stop the payment. */
export async function readBook(): Promise<AccountBook | null> {
  const answer = await readAccountBook();
  if (answer.ok) return answer.value;
  reportError(new Error(`account book: ${answer.code}`), 'checkout');
  return null;
}

type Form = UseFormReturn<CheckoutForm, CheckoutNeeds>;

/** Fills empty fields only. Typed values, from now or an earlier visit, take precedence. */
export function fillIn(form: Form, book: AccountBook): void {
  const { shipping, billing } = startingAddresses(book);
  const { shipDetails, billingDetails, savedCard } = form.getValues();
  const isFresh = isUntouched(shipDetails);
  if (shipping && isFresh) form.setValue('shipDetails', shipping.fields);
  if (billing && isUntouched(billingDetails)) {
    form.setValue('billingDetails', billing.fields);
    if (isFresh) form.setValue('isBillingSameAsShipping', billing.id === shipping?.id);
  }
  // A saved card that still exists stays selected; a card that is being typed is not a saved one.
  const kept = book.cards.find(({ id }) => id === savedCard?.id);
  const isTyping = form.getValues('card.number') !== '';
  const start = kept ?? (isTyping ? null : startingCard(book, new Date()));
  form.setValue('savedCard', start && { id: start.id, token: start.token });
}

function isUntouched(address: AddressFields): boolean {
  return isSameAddress(address, emptyAddressFields);
}
