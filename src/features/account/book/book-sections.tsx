import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { AddressSection } from './address-section';
import { CardSection } from './card-section';
import { useBook } from './use-book';

/** Addresses and cards with which the checkout is prefilled. */
export function BookSections({ account }: { account: CustomerAccount }) {
  const book = useBook(account.id);
  return (
    <>
      <AddressSection account={account} {...book} />
      <CardSection {...book} />
    </>
  );
}
