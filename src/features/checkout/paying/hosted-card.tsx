import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { TestModeNotice } from '@/components/forms/test-mode-notice';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { controlLook, describedBy, FieldFrame } from '@/components/ui/fields/field-frame';
import { Notice } from '@/components/ui/notice';
import grid from '@/components/forms/card-grid.module.css';
import type { HostedCardField } from '@/domain/checkout/checkout-form';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { useCheckoutContext } from '../checkout-form-context';
import { hostedFieldIds } from '../payments/hosted-fields';
import { problemOf } from '../use-checkout-form';
import { useFaultWords } from '../use-fault-words';
import { useHostedCard } from './use-hosted-card';

/** A card in the gateway's own fields: typed data never passes through this page or this shop. */
export function HostedCard({ method }: { method: PaymentMethod }) {
  const t = useTranslations('checkout.payment');
  const words = useTranslations('fields.card');
  const wordsOf = useFaultWords();
  const { isReady, failure, retry } = useHostedCard(method);
  const reason = failure && wordsOf(failure);
  return (
    <div className="grid gap-5">
      {method.isTest && <TestModeNotice>{words('testMode')}</TestModeNotice>}
      {failure && (
        <Notice tone="attention">
          <p>{reason ? t('notHere', { reason }) : t('unavailable')}</p>
          <Button type="button" variant="secondary" size="sm" className="mt-3" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {!isReady && !failure && t('fieldsLoading')}
      </p>
      <div className={failure ? undefined : grid.grid} hidden={failure !== null}>
        <HostedField name="number" className={grid.whole} />
        <HostedField name="expiry" />
        <HostedField name="securityCode" />
      </div>
    </div>
  );
}

/** Border, label and message are ours; only the text input is the gateway's. */
function HostedField({
  name,
  className,
}: {
  name: HostedCardField;
  className?: string | undefined;
}) {
  const t = useTranslations('fields.card');
  const problems = useTranslations('fields.problems');
  const { errors } = useFormState({ control: useCheckoutContext().control });
  const box = useRef<HTMLDivElement>(null);
  const problem = problemOf(errors, `card.${name}`);
  const error = problem ? problems(problem) : undefined;
  const hint = name === 'number' ? undefined : t(`${name}Hint`);
  const id = hostedFieldIds[name];
  return (
    <FieldFrame id={id} label={t(name)} hint={hint} error={error} className={className}>
      <div
        ref={box}
        id={id}
        tabIndex={-1}
        // The frame's line takes the focus from its label, and so from the summary.
        onFocus={({ target, currentTarget }) => target === currentTarget && labelOf(box)?.click()}
        aria-describedby={describedBy(id, hint, error)}
        data-invalid={error ? true : undefined}
        className={cx(
          controlLook,
          'focus-within:border-ink focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
          'data-invalid:border-danger data-invalid:bg-cranberry-50',
        )}
      />
    </FieldFrame>
  );
}

function labelOf({ current }: { current: HTMLElement | null }): HTMLElement | null {
  return current && document.querySelector<HTMLElement>(`label[for="${current.id}"]`);
}
