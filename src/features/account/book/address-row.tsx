import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/text/badge';
import { Button } from '@/components/ui/button';
import type { AccountBook, BookAddress } from '@/domain/accounts/account-book';
import { parseProvince } from '@/domain/provinces';
import type { Uses } from './book-actions';

type AddressRowProps = {
  entry: BookAddress;
  book: AccountBook;
  /** Id of the entry with a change in progress, if any. */
  busyId: string | null;
  onEdit: () => void;
  onRemove: () => void;
  onUse: (uses: Uses) => void;
};

/** One entry as on an envelope, with its uses and its actions. */
export function AddressRow({ entry, book, busyId, onEdit, onRemove, onUse }: AddressRowProps) {
  const t = useTranslations('account.addresses');
  const { id, fields } = entry;
  const isShipping = id === book.shippingAddressId;
  const isBilling = id === book.billingAddressId;
  const isBusy = busyId === id;
  const named = { line: fields.address, hidden: (words: ReactNode) => <Hidden>{words}</Hidden> };
  return (
    <li className="grid gap-x-6 gap-y-4 border-b border-line py-5">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Envelope entry={entry} />
        {(isShipping || isBilling) && (
          <p className="flex flex-wrap content-start gap-2 sm:flex-col sm:items-end">
            {isShipping && <Badge tone="positive">{t('isShipping')}</Badge>}
            {isBilling && <Badge tone="positive">{t('isBilling')}</Badge>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button variant="secondary" size="sm" onClick={onEdit}>
          {t.rich('edit', named)}
        </Button>
        <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onRemove}>
          {t.rich('remove', named)}
        </Button>
        {!isShipping && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => onUse({ isShipping: true, isBilling: false })}
          >
            {t.rich('shipHere', named)}
          </Button>
        )}
        {!isBilling && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => onUse({ isShipping: false, isBilling: true })}
          >
            {t.rich('billHere', named)}
          </Button>
        )}
      </div>
    </li>
  );
}

function Envelope({ entry: { fields } }: { entry: BookAddress }) {
  const t = useTranslations('account.addresses');
  const provinceName = useTranslations('fields.provinces');
  const province = parseProvince(fields.province);
  const { firstName, lastName, address, apartment, city, postalCode, phone } = fields;
  const street = [address, apartment].filter(Boolean).join(', ');
  const town = [city, province && provinceName(province)].filter(Boolean).join(', ');
  return (
    <address className="not-italic">
      <span className="block font-semibold">{`${firstName} ${lastName}`.trim()}</span>
      <span className="block">{street}</span>
      <span className="block">
        {town} <span className="whitespace-nowrap">{postalCode}</span>
      </span>
      <span className="mt-1 block text-xs text-ink-soft">{t('phone', { phone })}</span>
    </address>
  );
}

function Hidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
