import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/ui/fields/select-field';
import { isSameAddress, type AccountBook } from '@/domain/accounts/account-book';
import { emptyAddressFields } from '@/domain/accounts/address-form';
import type { AddressGroup, CheckoutForm } from '@/domain/checkout/checkout-form';

type SavedAddressesProps = { group: AddressGroup; book: AccountBook };

const fresh = 'new';

/**
 * Fills one group of the form from the address book. Selects the entry that matches the fields, even if it was typed.
 */
export function SavedAddresses({ group, book }: SavedAddressesProps) {
  const t = useTranslations('checkout.address');
  const { control, setValue, formState } = useFormContext<CheckoutForm>();
  const typed = useWatch({ control, name: group });
  const entries = book.addresses.filter(({ isCanadian }) => isCanadian);
  const chosen = entries.find(({ fields }) => isSameAddress(fields, typed));
  const shouldValidate = formState.submitCount > 0;
  if (entries.length === 0) return null;
  return (
    <SelectField
      id={`${group}-saved`}
      label={t('saved')}
      value={chosen?.id ?? fresh}
      onChange={({ target }) => {
        const entry = entries.find(({ id }) => id === target.value);
        setValue(group, entry?.fields ?? emptyAddressFields, { shouldValidate });
      }}
      options={[
        ...entries.map(({ id, fields }) => ({
          value: id,
          label: t('entry', {
            name: `${fields.firstName} ${fields.lastName}`.trim(),
            street: fields.address,
            city: fields.city,
          }),
        })),
        { value: fresh, label: t('new') },
      ]}
      className="mb-6"
    />
  );
}
