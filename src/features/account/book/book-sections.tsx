import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { AddressSection } from './address-section';
import { CardSection } from './card-section';
import { useBook } from './use-book';

/** What the checkout fills in for her: addresses and cards. */
export function BookSections({ account }: { account: CustomerAccount }) {
  const book = useBook(account.id);
  return (
    <>
      <AddressSection account={account} {...book} />
      <CardSection {...book} />
    </>
  );
}
