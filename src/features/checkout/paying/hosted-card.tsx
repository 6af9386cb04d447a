import { useTranslations } from 'next-intl';
import { useFormState } from 'react-hook-form';
import { HostedCardFields } from '@/components/forms/hosted-card-fields';
import { TestModeNotice } from '@/components/forms/test-mode-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { useCheckoutContext } from '../checkout-form-context';
import { problemOf } from '../use-checkout-form';
import { useFaultWords } from '../use-fault-words';
import { useHostedCard } from './use-hosted-card';

/** A card in the gateway's own fields: typed data never passes through this page or this shop. */
export function HostedCard({ method }: { method: PaymentMethod }) {
  const t = useTranslations('checkout.payment');
  const words = useTranslations('fields.card');
  const wordsOf = useFaultWords();
  const { errors } = useFormState({ control: useCheckoutContext().control });
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
      <HostedCardFields
        problemOf={(name) => problemOf(errors, `card.${name}`)}
        isHidden={failure !== null}
      />
    </div>
  );
}
