import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { useShown } from '@/components/forms/use-shown';
import { CircleAlert } from '@/components/icons/circle-alert';
import { TextLink } from '@/components/ui/text/text-link';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import { paths } from '@/domain/pages/paths';
import { failureToast } from './failure-toast';
import { useFaultWords } from './use-fault-words';

/**
 * Explains next to the pay button why there is no order, and what to do. Stays until the next try; takes the focus and
 * comes into view below the sticky bar, so that it is neither missed nor read from the middle.
 */
export function FailureNotice({ failure }: { failure: CheckoutFailure }) {
  const t = useTranslations('checkout.failures');
  const payment = useTranslations('checkout.payment');
  const words = useFaultWords()(failure);
  const method = 'method' in failure ? payment(`methods.${failure.method}.name`) : '';
  const isDevice = failure.kind === 'method-failed' && failure.fault.kind === 'not-capable';
  const titleId = useId();
  const box = useShown<HTMLDivElement>();
  return (
    <div
      ref={box}
      // A failure that a toast announces is not announced twice.
      role={failureToast(failure) === null ? 'alert' : 'group'}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="mb-6 grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3.5 rounded-md border-2 border-danger bg-cranberry-50 px-5 py-4.5 outline-none"
    >
      <CircleAlert aria-hidden size={24} className="mt-0.5 text-danger" />
      <div className="grid gap-1">
        <p id={titleId} className="font-semibold">
          {isDevice ? words : t(`title.${failure.kind}`, { method })}
        </p>
        <p>
          {t.rich(`text.${failure.kind}`, {
            code: failure.kind === 'coupon-lost' ? failure.code : '',
            cart: (words: ReactNode) => <TextLink href={paths.cart}>{words}</TextLink>,
          })}
        </p>
        {words && !isDevice && <p className="text-xs text-ink-soft">{t('details', { words })}</p>}
      </div>
    </div>
  );
}
