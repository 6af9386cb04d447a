import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Lock } from '@/components/icons/lock';
import { CardFieldset } from '@/components/forms/card-fieldset';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { SupportPhone } from '@/components/ui/text/support-phone';
import type { AccountBook } from '@/domain/accounts/account-book';
import { useTellFailure } from '@/features/auth/public';
import type { CardEntry } from './book-actions';
import { askBook } from './lazy-book-actions';
import { useCardForm } from './use-card-form';

type CardFormProps = {
  /** The first card becomes the default by itself. */
  isFirst: boolean;
  onSaved: (book: AccountBook) => void;
  onCancel: () => void;
};

/** Takes a card to keep where this shop can; else says how a card is kept. */
export function CardForm(props: CardFormProps) {
  const entry = useCardEntry();
  return entry === 'checkout' ? (
    <KeptWithPayment onClose={props.onCancel} />
  ) : (
    <TypedCard {...props} isTest={entry === 'test'} />
  );
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
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void submit(event);
      }}
      className="grid gap-5"
    >
      {submitCount > 0 && problems.length > 0 && (
        <ErrorSummary
          key={submitCount}
          title={t('errorSummary', { count: problems.length })}
          errors={problems}
        />
      )}
      <CardFieldset field={field} isTest={isTest} />
      {!isFirst && (
        <CheckboxField
          label={t('preferThis')}
          checked={isDefault}
          onChange={(event) => setIsDefault(event.target.checked)}
        />
      )}
      <p role="alert" className="font-medium text-danger empty:hidden">
        {isRefused && t('refused')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSaving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <p className="flex items-center gap-2.5 text-xs text-ink-soft">
        <Lock aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        {t('note')}
      </p>
    </form>
  );
}

/** How this shop takes a card to keep; null until it has answered. */
function useCardEntry(): CardEntry | null {
  const [entry, setEntry] = useState<CardEntry | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void askBook((actions) => actions.readCardEntry()).then((answer) => {
      if (isCurrent && typeof answer === 'string') setEntry(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return entry;
}
