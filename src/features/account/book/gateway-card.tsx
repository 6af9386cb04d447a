import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { HostedCardFields } from '@/components/forms/hosted-card-fields';
import { hostedFieldIds } from '@/components/forms/hosted-field-ids';
import { TestModeNotice } from '@/components/forms/test-mode-notice';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { Notice } from '@/components/ui/notice';
import { SupportPhone } from '@/components/ui/text/support-phone';
import type { HostedCardField } from '@/domain/checkout/checkout-form';
import { useTellFailure } from '@/features/auth/public';
import type { CardEntry, CardRefusal } from './card-entry';
import type { CardFormProps } from './card-form';
import { CardFormEnd } from './card-form-end';
import { askCardEntry } from './lazy-book-actions';
import { useGatewayCard } from './use-gateway-card';

type GatewayCardProps = CardFormProps & { entry: Extract<CardEntry, { kind: 'fields' }> };

const order: readonly HostedCardField[] = ['number', 'expiry', 'securityCode'];

const refusalWords = {
  refused: 'refused',
  'not-confirmed': 'notConfirmed',
} as const satisfies Record<CardRefusal, string>;

/** A card to keep, typed into the gateway's own fields, as a part of the page that takes the focus. */
export function GatewayCard(props: GatewayCardProps) {
  const t = useTranslations('account.cards');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="grid max-w-150 gap-5">
      <h3 ref={heading} id={id} tabIndex={-1} className="text-lg font-semibold outline-none">
        {t('addTitle')}
      </h3>
      <GatewayCardForm {...props} />
    </section>
  );
}

/** The card's bank may ask the holder on a sheet over the page. */
function GatewayCardForm({ entry, isFirst, onSaved, onCancel }: GatewayCardProps) {
  const t = useTranslations('account.cards');
  const words = useTranslations('fields');
  const tell = useTellFailure();
  const { fields, state, problems, retry } = useGatewayCard(entry);
  const [submits, setSubmits] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [isDefault, setIsDefault] = useState(false);
  const [refusal, setRefusal] = useState<CardRefusal | null>(null);

  const errors = order.flatMap((name) => {
    const problem = problems[name];
    return problem
      ? [{ fieldId: hostedFieldIds[name], message: words(`problems.${problem}`) }]
      : [];
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const shown = fields.current;
    if (isSaving || !shown) return;
    setSubmits((count) => count + 1);
    setRefusal(null);
    if (errors.length > 0) return;
    setIsSaving(true);
    const answer = await askCardEntry((actions) => actions.keepTypedCard(shown, { isDefault }));
    setIsSaving(false);
    if (typeof answer === 'string') setRefusal(answer);
    else if (answer.ok) onSaved(answer.value);
    else tell('generic', answer);
  }

  if (state === 'failed') return <FieldsFailed onRetry={retry} onCancel={onCancel} />;
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-5">
      {submits > 0 && errors.length > 0 && (
        <ErrorSummary
          key={submits}
          title={t('errorSummary', { count: errors.length })}
          errors={errors}
        />
      )}
      {entry.isTest && <TestModeNotice>{words('card.testMode')}</TestModeNotice>}
      <p role="status" className="sr-only">
        {state === 'loading' && t('fieldsLoading')}
      </p>
      <HostedCardFields
        problemOf={(name) => (submits > 0 ? problems[name] : null)}
        isHidden={false}
      />
      <CardFormEnd
        {...{ isFirst, isDefault, isSaving, onCancel }}
        onDefault={setIsDefault}
        refusal={refusal && t(refusalWords[refusal])}
      />
    </form>
  );
}

function FieldsFailed({ onRetry, onCancel }: { onRetry: () => void; onCancel: () => void }) {
  const t = useTranslations('account.cards');
  return (
    <div className="grid gap-5">
      <Notice tone="attention">
        <p>{t.rich('fieldsFailed', { phone: () => <SupportPhone /> })}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t('tryAgain')}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
