import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardFieldset } from '@/components/forms/card-fieldset';
import { NotSent } from '@/components/forms/not-sent';
import { useFormSend } from '@/components/forms/use-form-send';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { SupportPhone } from '@/components/ui/text/support-phone';
import type { AccountBook } from '@/domain/accounts/account-book';
import { useTellFailure } from '@/features/auth/public';
import type { CardEntry } from './card-entry';
import { CardFormEnd } from './card-form-end';
import { askBook } from './lazy-book-actions';
import { loadCardRules, useCardForm } from './use-card-form';

export type CardFormProps = {
  /** The first card becomes the default by itself. */
  isFirst: boolean;
  onSaved: (book: AccountBook) => void;
  onCancel: () => void;
};

/** In a dialog: takes a card to keep where this shop has a form of its own; else says how a card is kept. */
export function CardForm({ entry, ...props }: CardFormProps & { entry: CardEntry }) {
  if (entry.kind === 'form') return <TypedCard {...props} isTest={entry.isTest} />;
  return <KeptWithPayment onClose={props.onCancel} />;
}

/** The gateway takes cards only in fields of its own, which belong to a payment. */
function KeptWithPayment({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account.cards');
  return (
    <div className="grid justify-items-start gap-5">
      <p role="status">{t.rich('keptWithPayment', { phone: () => <SupportPhone /> })}</p>
      <Button variant="secondary" onClick={onClose}>
        {t('removing.close')}
      </Button>
    </div>
  );
}

/** Its number goes to the vault and nowhere else. */
function TypedCard({ isFirst, onSaved, onCancel, isTest }: CardFormProps & { isTest: boolean }) {
  const t = useTranslations('account.cards');
  const tell = useTellFailure();
  const { form, field, problems, refuse } = useCardForm();
  const { submitCount } = form.formState;
  const { isLost, sendProps } = useFormSend();
  const [isSaving, setIsSaving] = useState(false);
  const [isDefault, setIsDefault] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    setIsSaving(true);
    setIsRefused(false);
    const saved = await askBook((actions) => actions.addCard(values, { isDefault }));
    setIsSaving(false);
    if (saved.ok) return onSaved(saved.value);
    if (await refuse(saved)) return;
    if (saved.param === null) tell('generic', saved);
    else setIsRefused(true);
  });

  return (
    <form {...sendProps({ load: loadCardRules, submit })} className="grid gap-5">
      {submitCount > 0 && problems.length > 0 && (
        <ErrorSummary
          key={submitCount}
          title={t('errorSummary', { count: problems.length })}
          errors={problems}
        />
      )}
      <CardFieldset field={field} isTest={isTest} />
      <NotSent isShown={isLost} />
      <CardFormEnd
        {...{ isFirst, isDefault, isSaving, onCancel }}
        onDefault={setIsDefault}
        refusal={isRefused ? t('refused') : null}
      />
    </form>
  );
}
