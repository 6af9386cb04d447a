import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { CheckoutFailure } from '@/domain/checkout-outcome';
import { paths } from '@/domain/paths';

/**
 * Why there is no order, beside the button that was pressed, and what to do about it. Stays until the next try; takes
 * the focus, so that it is neither missed nor read from the middle.
 */
export function FailureNotice({ failure }: { failure: CheckoutFailure }) {
  const title = useTranslations('checkout.failures.title');
  const text = useTranslations('checkout.failures.text');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      // A missing answer is announced by its toast.
      role={failure.kind === 'unreachable' ? undefined : 'alert'}
      tabIndex={-1}
      className="mb-6 grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3.5 rounded-md border-2 border-danger bg-cranberry-50 px-5 py-4.5 outline-none"
    >
      <CircleAlert aria-hidden size={24} className="mt-0.5 text-danger" />
      <div className="grid gap-1">
        <p className="font-semibold">{title(failure.kind)}</p>
        <p>
          {text.rich(failure.kind, {
            code: failure.kind === 'coupon-lost' ? failure.code : '',
            cart: (words: ReactNode) => <TextLink href={paths.cart}>{words}</TextLink>,
          })}
        </p>
      </div>
    </div>
  );
}
