import { useTranslations } from 'next-intl';
import { TestModeNotice } from '@/components/forms/test-mode-notice';
import { deferred } from '@/components/ui/loading/deferred';
import { hasProviderButton, isWallet, type PaymentMethod } from '@/domain/checkout/checkout-method';
import { useCheckoutStore } from '../checkout-store';
import { elementIdOf } from '../payments/element-id';
import { useFaultWords } from '../use-fault-words';
import { useShownElement } from '../success/use-shown-element';

const ProviderButton = deferred(() =>
  import('../provider-button').then((module) => module.ProviderButton),
);

/** What opens in the row of a method that is not the card: what happens next, or why it cannot be chosen here. */
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
      {hasButton && <ProviderButton id={id} gateway={gateway} isAsked={isPaying} />}
    </div>
  );
}
