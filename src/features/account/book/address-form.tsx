import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressFieldset } from '@/components/forms/address-fieldset';
import { NotSent } from '@/components/forms/not-sent';
import { useFormSend } from '@/components/forms/use-form-send';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { Notice } from '@/components/ui/notice';
import type { AccountBook } from '@/domain/accounts/account-book';
import type { AddressDraft } from '@/domain/schemas/address-draft';
import { useTellFailure } from '@/features/auth/public';
import { askBook } from './lazy-book-actions';
import { loadAddressRules, useAddressForm } from './use-address-form';

type AddressFormProps = {
  draft: AddressDraft;
  /** The values were restored from this device after a new login. */
  isRestored: boolean;
  book: AccountBook;
  onSaved: (book: AccountBook) => void;
  /** The entry was meanwhile removed in another tab. */
  onGone: () => void;
  onCancel: () => void;
};

/** Form for a new or existing entry of the address book, by the rules of the checkout. */
export function AddressForm(props: AddressFormProps) {
  const { draft, isRestored, book, onSaved, onGone, onCancel } = props;
  const t = useTranslations('account.addresses');
  const tell = useTellFailure();
  const { form, field, problems, refuse } = useAddressForm(draft.values);
  const { submitCount } = form.formState;
  const { isLost, sendProps } = useFormSend();
  const [isSaving, setIsSaving] = useState(false);
  const [isShipping, setIsShipping] = useState(false);
  const [isBilling, setIsBilling] = useState(false);
  const wasShipping = draft.id !== null && draft.id === book.shippingAddressId;
  const wasBilling = draft.id !== null && draft.id === book.billingAddressId;
  const isFirst = book.addresses.length === 0;

  const submit = form.handleSubmit(async (values) => {
    setIsSaving(true);
    const uses = {
      isShipping: isShipping || wasShipping,
      // A billing default that only followed the shipping default keeps following it by itself.
      isBilling: isBilling || (wasBilling && !wasShipping),
    };
    const saved = await askBook((actions) => actions.saveAddress({ ...draft, values }, uses));
    setIsSaving(false);
    if (saved.ok) return onSaved(saved.value);
    if (await refuse(saved)) return;
    tell('generic', saved);
    if (saved.code === 'not_found_error') onGone();
  });

  return (
    <form {...sendProps({ load: loadAddressRules, submit })} className="grid gap-5">
      {isRestored && <Notice tone="note">{t('restored')}</Notice>}
      {submitCount > 0 && problems.length > 0 && (
        <ErrorSummary
          key={submitCount}
          title={t('errorSummary', { count: problems.length })}
          errors={problems}
        />
      )}
      <AddressFieldset field={field} legend={t('legend')} phoneHint={t('phoneHint')} />
      {!isFirst && (
        <div>
          {!wasShipping && (
            <CheckboxField
              label={t('shipHereByDefault')}
              checked={isShipping}
              onChange={(event) => setIsShipping(event.target.checked)}
            />
          )}
          {!wasBilling && (
            <CheckboxField
              label={t('billHereByDefault')}
              checked={isBilling}
              onChange={(event) => setIsBilling(event.target.checked)}
            />
          )}
        </div>
      )}
      <NotSent isShown={isLost} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSaving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
