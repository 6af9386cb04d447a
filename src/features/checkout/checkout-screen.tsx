import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { memo, useEffect, useState } from 'react';
import { nextTask } from '@/client/next-task';
import { readDoctorAdvice } from '@/client/storage/doctor-advice';
import { Button } from '@/components/ui/button';
import { deferred } from '@/components/ui/loading/deferred';
import { EmptyState } from '@/components/ui/empty-state';
import { InSlices } from '@/components/ui/loading/in-slices';
import { LoadingOverlay } from '@/components/ui/loading/loading-overlay';
import { Container } from '@/components/ui/text/section';
import type { Cart } from '@/domain/carts/cart';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import { urgencyOfAdvice } from '@/domain/hearing/doctor-advice';
import { paths } from '@/domain/pages/paths';
import { cartActions, useCart } from '@/features/cart/public';
import { CheckoutSkeleton } from './checkout-skeleton';
import { failureIn, restoreCheckout, useCheckoutStore } from './checkout-store';
import { FailureNotice } from './failure-notice';
import { hasPlacedOrder } from './success/placed-order-mark';
import { FoldedSummary } from './summary/folded-summary';
import { SideSummary } from './summary/side-summary';
import { useDrawnCart } from './summary/use-drawn-cart';
import { useIsWide } from './summary/use-is-wide';
import { useLeaving } from './paying/use-leaving';
import { usePaymentForm, type PaymentFormComponent } from './paying/use-payment-form';
import { useResume } from './paying/use-resume';

const DoctorFirst = deferred(() =>
  import('./sections/doctor-first').then((loaded) => loaded.DoctorFirst),
);

/** The checkout in each of its states: loading, leaving, unreachable, empty, and the form. */
export function CheckoutScreen() {
  const { cart, status, isPending } = useCart();
  const isRestored = useCheckoutStore((state) => state.isRestored);
  const isLeaving = useLeaving();
  const failure = useCheckoutStore(failureIn);
  const form = usePaymentForm();
  const resumed = useResume(cart, isRestored && (status === 'ready' || cart !== null));
  const drawn = useDrawnCart(cart, isPending);

  useEffect(() => {
    void nextTask().then(restoreCheckout);
  }, []);

  if (isLeaving) return <OnTheWay />;
  if (status === 'failed' && cart === null) {
    return <Unavailable kind="unavailable" onRetry={() => void cartActions.refresh()} />;
  }
  if (form.hasFailed) return <Unavailable kind="unavailable" onRetry={form.retry} />;
  if (resumed.isUnsettled && failure)
    return <Unavailable kind="unsettled" onRetry={resumed.retry} />;
  if (resumed.isUnsettled || !resumed.isDone) return <CheckoutSkeleton />;
  if (cart === null || cart.items.length === 0) return <EmptyCheckout failure={failure} />;
  if (!form.PaymentForm) return <CheckoutSkeleton />;
  return (
    <InSlices placeholder={<CheckoutSkeleton />}>
      <OpenCheckout
        PaymentForm={form.PaymentForm}
        cart={drawn.cart ?? cart}
        isPending={drawn.isPending}
      />
    </InSlices>
  );
}

type OpenCheckoutProps = { PaymentForm: PaymentFormComponent; cart: Cart; isPending: boolean };

const OpenCheckout = memo(function OpenCheckout(props: OpenCheckoutProps) {
  const { PaymentForm, cart, isPending } = props;
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

/** The order is placed or the bank's page is opening: no button may be pressed any more. */
function OnTheWay() {
  const t = useTranslations('checkout');
  return (
    <Container className="relative min-h-120 py-12">
      <h1 className="font-display text-3xl">{t('heading')}</h1>
      <LoadingOverlay />
    </Container>
  );
}

/**
 * Shows the failure to a shopper who returns from a bank without a cart; after a placed order an empty cart is
 * expected.
 */
function EmptyCheckout({ failure }: { failure: CheckoutFailure | null }) {
  const t = useTranslations('checkout.empty');
  const router = useRouter();
  return (
    <Container className="py-12">
      {failure && !hasPlacedOrder() && <FailureNotice failure={failure} />}
      <EmptyState
        title={t('title')}
        headingLevel={1}
        action={<Button onClick={() => void router.push(paths.shop)}>{t('action')}</Button>}
      >
        {t('text')}
      </EmptyState>
    </Container>
  );
}

type UnavailableProps = { kind: 'unavailable' | 'unsettled'; onRetry: () => void };

function Unavailable({ kind, onRetry }: UnavailableProps) {
  const t = useTranslations(`checkout.${kind}`);
  return (
    <Container className="py-12">
      <EmptyState
        title={t('title')}
        headingLevel={1}
        action={<Button onClick={onRetry}>{t('action')}</Button>}
      >
        {t('text')}
      </EmptyState>
    </Container>
  );
}
