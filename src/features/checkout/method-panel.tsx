import { useTranslations } from 'next-intl';
import { TestModeNotice } from '@/components/forms/test-mode-notice';
import type { PaymentMethodId } from '@/domain/checkout-method';
import { elementIdOf } from './payments/element-id';
import { useFaultWords } from './use-fault-words';
import { useShownElement } from './use-shown-element';

type MethodPanelProps = { id: PaymentMethodId; isTest: boolean };

/** What opens in the row of a method that is not the card: what happens next, or why it cannot be chosen here. */
export function MethodPanel({ id, isTest }: MethodPanelProps) {
  const t = useTranslations('checkout.payment');
  const failures = useTranslations('checkout.failures');
  const wordsOf = useFaultWords();
  const shown = useShownElement(id);
  const method = t(`methods.${id}.name`);
  const reason = shown.failure && (wordsOf(shown.failure) ?? failures('title.unreachable'));
  const isWallet = id === 'google' || id === 'apple';
  return (
    <div className="grid gap-4">
      <p className="md:hidden">{t(`methods.${id}.text`)}</p>
      {isTest && <TestModeNotice>{t('testModeOther')}</TestModeNotice>}
      <div id={elementIdOf(id)} role="status" className="empty:hidden">
        {reason && t('notHere', { reason })}
        {!reason && isWallet && t(shown.isReady ? 'readyHere' : 'checking', { method })}
      </div>
    </div>
  );
}
