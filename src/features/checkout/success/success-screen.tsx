import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { EmptyState } from '@/components/ui/empty-state';
import { Container } from '@/components/ui/text/section';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { brand } from '@/domain/brand';
import type { PlacedOrder } from '@/domain/checkout/checkout-order';
import { paths } from '@/domain/pages/paths';
import { AccountOffer } from '../sections/account-offer';
import { NextSteps } from './next-steps';
import { OrderBand } from '../summary/order-band';
import { OrderReceipt } from './order-receipt';
import { usePlacedOrder } from './use-placed-order';

/** Keeps the footer in place until the order is loaded or known to be missing. */
const restHeight = 'min-h-180';

/** After paying: the number, the next steps, the receipt, and only then the offer of an account. */
export function SuccessScreen() {
  const { view, retry } = usePlacedOrder();
  switch (view.status) {
    case 'loading':
      return <LoadingOrder />;
    case 'missing':
      return <MissingOrder />;
    case 'failed':
      return <FailedOrder onRetry={retry} />;
    case 'ready':
      return <FoundOrder order={view.order} />;
  }
}

function FoundOrder({ order }: { order: PlacedOrder }) {
  const t = useTranslations('checkout-success');
  return (
    <>
      <OrderBand order={order} />
      <Container className="grid items-start gap-x-20 gap-y-10 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-20 lg:pb-section">
        <div className="grid gap-12">
          <NextSteps order={order} />
          {order.isGuest && <AccountOffer email={order.email} />}
          <p className="text-ink-soft">{t.rich('help', { phone: () => <SupportPhone /> })}</p>
        </div>
        <OrderReceipt order={order} />
      </Container>
    </>
  );
}

function LoadingOrder() {
  const t = useTranslations('checkout-success');
  return (
    <div className={restHeight}>
      <div className="dark bg-spruce-900">
        <Container className="py-12 lg:py-20">
          <h1 className="max-w-[9em] font-display text-4xl">{t('loading')}</h1>
        </Container>
      </div>
      <Container className="grid gap-6 py-12 lg:py-20">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-40" />
      </Container>
    </div>
  );
}

function MissingOrder() {
  const t = useTranslations('checkout-success.missing');
  return (
    <Container className={cx('py-12 lg:py-20', restHeight)}>
      <EmptyState
        title={t('title')}
        headingLevel={1}
        action={<ButtonLink href={paths.shop}>{t('action')}</ButtonLink>}
      >
        {t('text', { phone: brand.supportPhone.display })}
      </EmptyState>
    </Container>
  );
}

function FailedOrder({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('checkout-success.failed');
  return (
    <Container className={cx('py-12 lg:py-20', restHeight)}>
      <EmptyState
        title={t('title')}
        headingLevel={1}
        action={<Button onClick={onRetry}>{t('action')}</Button>}
      >
        {t('text', { phone: brand.supportPhone.display })}
      </EmptyState>
    </Container>
  );
}
