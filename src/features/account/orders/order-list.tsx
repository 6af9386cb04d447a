import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';
import { OrderCard } from './order-card';
import { ordersStore } from './orders-store';

/** Every order, newest first. */
export function OrderList({ accountId }: { accountId: string }) {
  const t = useTranslations('orders');
  const { view, retry } = ordersStore.useRecords(accountId);
  if (view.status === 'loading') return <LoadingOrders />;
  if (view.status === 'failed') return <FailedOrders onRetry={retry} />;
  const orders = view.value;
  if (orders.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={<ButtonLink href={paths.shop}>{t('empty.action')}</ButtonLink>}
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-12">
      {orders.some(({ afterSale }) => afterSale === null) && (
        <Notice tone="note">{t('afterSaleMissing')}</Notice>
      )}
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </div>
  );
}

export function LoadingOrders() {
  const t = useTranslations('orders');
  return (
    <div className="grid gap-5 border-t border-ink pt-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-12 w-1/2" />
    </div>
  );
}

export function FailedOrders({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('orders.failed');
  return (
    <EmptyState title={t('title')} action={<Button onClick={onRetry}>{t('action')}</Button>}>
      {t('text', { phone: brand.supportPhone.display })}
    </EmptyState>
  );
}
