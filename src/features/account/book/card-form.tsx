import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { CardFieldset } from '@/components/forms/card-fieldset';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { SupportPhone } from '@/components/ui/text/support-phone';
import type { AccountBook } from '@/domain/accounts/account-book';
import { useTellFailure } from '@/features/auth/public';
import type { CardEntry } from './card-entry';
import { CardFormEnd } from './card-form-end';
import { GatewayCard } from './gateway-card';
import { askBook, askCardEntry } from './lazy-book-actions';
import { useCardForm } from './use-card-form';

export type CardFormProps = {
  /** The first card becomes the default by itself. */
  isFirst: boolean;
  onSaved: (book: AccountBook) => void;
  onCancel: () => void;
};

/** Takes a card to keep where this shop can; else says how a card is kept. */
export function CardForm(props: CardFormProps) {
  const t = useTranslations('account.cards');
  const entry = useCardEntry();
  // Nothing before that is known: a card must not be typed into a form that disappears.
  if (!entry) return <p role="status">{t('fieldsLoading')}</p>;
  if (entry.kind === 'checkout') return <KeptWithPayment onClose={props.onCancel} />;
  if (entry.kind === 'fields') return <GatewayCard {...props} entry={entry} />;
  return <TypedCard {...props} isTest={entry.isTest} />;
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
      <CardFormEnd
        {...{ isFirst, isDefault, isSaving, onCancel }}
        onDefault={setIsDefault}
        refusal={isRefused ? t('refused') : null}
      />
    </form>
  );
}

/** How this shop takes a card to keep; null until it has answered. */
function useCardEntry(): CardEntry | null {
  const [entry, setEntry] = useState<CardEntry | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void askCardEntry((actions) => actions.readCardEntry()).then((answer) => {
      if (isCurrent) setEntry('kind' in answer ? answer : { kind: 'form', isTest: false });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return entry;
}
