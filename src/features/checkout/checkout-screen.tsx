import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { nextTask } from '@/client/next-task';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { InSlices } from '@/components/ui/loading/in-slices';
import { LoadingOverlay } from '@/components/ui/loading/loading-overlay';
import { Container } from '@/components/ui/text/section';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import { paths } from '@/domain/pages/paths';
import { cartActions, useCart } from '@/features/cart/public';
import { CheckoutSkeleton } from './checkout-skeleton';
import { failureIn, restoreCheckout, useCheckoutStore } from './checkout-store';
import { FailureNotice } from './failure-notice';
import { hasPlacedOrder } from './success/placed-order-mark';
import { useDrawnCart } from './summary/use-drawn-cart';
import { useLeaving } from './paying/use-leaving';
import { useOpenCheckout } from './use-open-checkout';
import { useResume } from './paying/use-resume';

/** The checkout in each of its states: loading, leaving, unreachable, empty, and the form. */
export function CheckoutScreen() {
  const { cart, status, isPending } = useCart();
  const isRestored = useCheckoutStore((state) => state.isRestored);
  const isLeaving = useLeaving();
  const failure = useCheckoutStore(failureIn);
  const open = useOpenCheckout();
  const resumed = useResume(cart, isRestored && (status === 'ready' || cart !== null));
  const drawn = useDrawnCart(cart, isPending);

  useEffect(() => {
    void nextTask().then(restoreCheckout);
  }, []);

  if (isLeaving) return <OnTheWay />;
  if (status === 'failed' && cart === null) {
    return <Unavailable kind="unavailable" onRetry={() => void cartActions.refresh()} />;
  }
  if (open.hasFailed) return <Unavailable kind="unavailable" onRetry={open.retry} />;
  if (resumed.isUnsettled && failure)
    return <Unavailable kind="unsettled" onRetry={resumed.retry} />;
  if (resumed.isUnsettled || !resumed.isDone) return <CheckoutSkeleton />;
  if (cart === null || cart.items.length === 0) return <EmptyCheckout failure={failure} />;
  if (!open.OpenCheckout) return <CheckoutSkeleton />;
  return (
    <InSlices placeholder={<CheckoutSkeleton />}>
      <open.OpenCheckout cart={drawn.cart ?? cart} isPending={drawn.isPending} />
    </InSlices>
  );
}

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
  return (
    <Container className="py-12">
      {failure && !hasPlacedOrder() && <FailureNotice failure={failure} />}
      <EmptyState
        title={t('title')}
        headingLevel={1}
        action={<Button onClick={() => goTo(paths.shop)}>{t('action')}</Button>}
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
