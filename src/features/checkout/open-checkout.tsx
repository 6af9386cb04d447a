import { memo, useState } from 'react';
import { readDoctorAdvice } from '@/client/storage/doctor-advice';
import { deferred } from '@/components/ui/loading/deferred';
import type { Cart } from '@/domain/carts/cart';
import { urgencyOfAdvice } from '@/domain/hearing/doctor-advice';
import { PaymentForm } from './paying/payment-form';
import { FoldedSummary } from './summary/folded-summary';
import { SideSummary } from './summary/side-summary';
import { useIsWide } from './summary/use-is-wide';

const DoctorFirst = deferred(() =>
  import('./sections/doctor-first').then((loaded) => loaded.DoctorFirst),
);

type OpenCheckoutProps = { cart: Cart; isPending: boolean };

/** Form and order summary, side by side where there is room. A chunk of its own: the first paint needs neither. */
export const OpenCheckout = memo(function OpenCheckout({ cart, isPending }: OpenCheckoutProps) {
  const isWide = useIsWide();
  const [advice, setAdvice] = useState(readDoctorAdvice);
  return (
    <div className="lg:grid lg:min-h-[calc(100dvh-5rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {!isWide && <FoldedSummary cart={cart} isPending={isPending} />}
      <div className="px-gutter pt-6 pb-16 lg:pt-12 lg:pr-20 lg:pb-24 lg:pl-[max(var(--gutter),calc((100vw-var(--container-page))/2))]">
        {advice && !advice.isAcknowledged ? (
          <DoctorFirst urgency={urgencyOfAdvice(advice)} onAcknowledged={() => setAdvice(null)} />
        ) : (
          <PaymentForm cart={cart} isPending={isPending} />
        )}
      </div>
      {isWide && <SideSummary cart={cart} isPending={isPending} />}
    </div>
  );
});
