import { useTranslations } from 'next-intl';
import { TestModeNotice } from '@/components/forms/test-mode-notice';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { useCheckoutStore } from '../checkout-store';
import { elementIdOf } from '../payments/element-id';
import { hasProviderButton, isWallet } from '../payments/gateways/known-ways';
import { useFaultWords } from '../use-fault-words';
import { ProviderButton } from './provider-button';
import { useShownElement } from './use-shown-element';

/** Panel in the row of a method other than the card: the next step, or why it cannot be chosen here. */
export function MethodPanel({ method }: { method: PaymentMethod }) {
  const { id, gateway, isTest } = method;
  const t = useTranslations('checkout.payment');
  const failures = useTranslations('checkout.failures');
  const isPaying = useCheckoutStore(({ progress }) => progress.step === 'paying');
  const wordsOf = useFaultWords();
  const shown = useShownElement(id, gateway);
  const name = t(`methods.${id}.name`);
  const reason = shown.failure && (wordsOf(shown.failure) ?? failures('title.unreachable'));
  const hasButton = hasProviderButton(method);
  const isAsked = hasButton || isWallet(method);
  const readyWords = hasButton && isPaying ? 'pressWallet' : 'readyHere';
  return (
    <div className="grid gap-4">
      <p className="md:hidden">{t(`methods.${id}.text`)}</p>
      {isTest && <TestModeNotice>{t('testModeOther')}</TestModeNotice>}
      <div id={hasButton ? undefined : elementIdOf(id)} role="status" className="empty:hidden">
        {reason && t('notHere', { reason })}
        {!reason && isAsked && t(shown.isReady ? readyWords : 'checking', { method: name })}
      </div>
      {hasButton && <ProviderButton id={id} isAsked={isPaying} onNotNow={shown.dismiss} />}
    </div>
  );
}
