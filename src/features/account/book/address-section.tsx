import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { showToast } from '@/components/ui/toasts/toast';
import type { AccountBook, BookAddress } from '@/domain/accounts/account-book';
import { emptyAddressFields } from '@/domain/accounts/address-form';
import type { AddressDraft } from '@/domain/schemas/address-draft';
import { AddressForm } from './address-form';
import { AddressRow } from './address-row';
import { loadBook } from './lazy-book-actions';
import { BookSection } from './book-section';
import { RemovedAddress } from './removed-address';
import type { useBook } from './use-book';
import { useAddressChanges } from './use-address-changes';

type AddressSectionProps = ReturnType<typeof useBook> & { account: CustomerAccount };

/** The address book: its entries, with forms to add, change and remove them. */
export function AddressSection({ account, ...state }: AddressSectionProps) {
  return (
    <BookSection kind="addresses" {...state}>
      {(book) => <AddressBook account={account} book={book} {...state} />}
    </BookSection>
  );
}

type Editing = { draft: AddressDraft; isRestored: boolean };

function AddressBook({
  account,
  book,
  show,
  refresh,
}: AddressSectionProps & { book: AccountBook }) {
  const t = useTranslations('account.addresses');
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const changes = useAddressChanges({ book, show, refresh });
  const accountId = account.id;

  function open(entry: BookAddress | null) {
    const values = entry?.fields ?? freshAddress(account);
    setEditing({ draft: { accountId, id: entry?.id ?? null, values }, isRestored: false });
    setIsOpen(true);
  }

  useEffect(() => {
    void loadBook().then(({ takeAddressDraft }) => {
      const draft = takeAddressDraft(accountId);
      if (draft === null) return;
      setEditing({ draft, isRestored: true });
      setIsOpen(true);
    });
  }, [accountId]);

  return (
    <>
      {book.addresses.length === 0 && <p className="mb-5">{t('empty')}</p>}
      {book.addresses.length > 0 && (
        <ul className="mb-6 border-t border-line">
          {book.addresses.map((entry) => (
            <AddressRow
              key={entry.id}
              entry={entry}
              book={book}
              busyId={changes.busyId}
              onEdit={() => open(entry)}
              onRemove={() => void changes.remove(entry)}
              onUse={(uses) => void changes.use(entry, uses)}
            />
          ))}
        </ul>
      )}
      {changes.removed && (
        <RemovedAddress
          key={changes.removed.entry.id}
          line={changes.removed.entry.fields.address}
          isBusy={changes.busyId === changes.removed.entry.id}
          onUndo={() => void changes.undo()}
        />
      )}
      <Button variant="secondary" onClick={() => open(null)}>
        {t('add')}
      </Button>
      <Modal
        title={editing?.draft.id ? t('editTitle') : t('addTitle')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        {editing && (
          <AddressForm
            {...editing}
            book={book}
            onSaved={(next) => {
              show(next);
              setIsOpen(false);
              void showToast('success', t('saved'));
            }}
            onGone={() => {
              refresh();
              setIsOpen(false);
            }}
            onCancel={() => setIsOpen(false)}
          />
        )}
      </Modal>
    </>
  );
}

/** A new address starts with the customer's own name and phone. */
function freshAddress({ firstName, lastName, phone }: CustomerAccount) {
  return { ...emptyAddressFields, firstName, lastName, phone: phone || emptyAddressFields.phone };
}
