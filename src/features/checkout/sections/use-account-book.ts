import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { reportError } from '@/client/error-reporting';
import { readAccountMark, watchAccountMark } from '@/client/storage/stored-account';
import type { AccountBook } from '@/domain/accounts/account-book';
import type { CheckoutForm, CheckoutNeeds } from '@/domain/checkout/checkout-form';

/**
 * The customer's saved data, filled into empty fields of the form; null for guests, for whom nothing is loaded, and
 * until it is loaded. Without it the checkout works as for guests. Read again when a card is gone.
 */
export function useAccountBook(
  form: UseFormReturn<CheckoutForm, CheckoutNeeds>,
  isCustomers: boolean,
  isStale: boolean,
): AccountBook | null {
  const [book, setBook] = useState<AccountBook | null>(null);
  useEffect(() => {
    if (!isCustomers) return;
    let isCurrent = true;
    void import('../fill-in')
      .then(async ({ readBook, fillIn }) => {
        const found = await readBook();
        if (!isCurrent || found === null) return;
        fillIn(form, found);
        setBook(found);
      })
      .catch((error: unknown) => reportError(error, 'checkout'));
    return () => {
      isCurrent = false;
    };
  }, [form, isCustomers, isStale]);
  useEffect(() => (isCustomers ? leaveWithHer() : undefined), [isCustomers]);
  return isCustomers ? book : null;
}

/**
 * After a logout in another tab, this tab must not go on showing the customer's address. Returns a function that stops
 * it.
 */
function leaveWithHer(): () => void {
  const wasCustomer = readAccountMark();
  return watchAccountMark(() => {
    if (wasCustomer && !readAccountMark()) window.location.reload();
  });
}
