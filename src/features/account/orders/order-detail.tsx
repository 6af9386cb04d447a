import { useTranslations } from 'next-intl';
import Head from 'next/head';
import { ArrowLeft } from '@/components/icons/arrow-left';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { TextLink } from '@/components/ui/text/text-link';
import { brand } from '@/domain/brand';
import { trialToShow, type CustomerOrder } from '@/domain/orders/customer-order';
import { paths } from '@/domain/pages/paths';
import { AccountLayout } from '../account-layout';
import { HowWeSet } from '../fitting/how-we-set';
import { BuyAgainButton } from './buy-again-button';
import { CancelButton } from './cancel-button';
import { DeliverySteps } from './delivery-steps';
import { FailedOrders, LoadingOrders } from './order-list';
import { OrderLines } from './order-lines';
import { OrderPayment } from './order-payment';
import { StageBadge, StageTodo } from './order-stage';
import { ordersIn, ordersStore } from './orders-store';
import { Parcels } from './parcels';
import { ReceiptButton } from './receipt-button';
import { ReturnButton } from './return-button';
import { ReturnStatus } from './return-status';
import { TrackLink } from './track-link';
import { TrialClock } from './trial-clock';
import { useDay } from '../use-day';

/** One order with all its details. */
export function OrderDetail({ orderId }: { orderId: string }) {
  const t = useTranslations('orders');
  const number = ordersStore.store(
    ({ view }) => ordersIn(view).find(({ id }) => id === orderId)?.number,
  );
  const heading = number ? t('order', { number }) : t('heading');
  return (
    <>
      <Head>
        <title>{`${heading} | ${brand.name}`}</title>
      </Head>
      <AccountLayout heading={heading}>
        {(account) => (
          <>
            <TextLink
              href={paths.accountOrders}
              className="-mt-4 mb-4 inline-flex min-h-target items-center gap-2"
            >
              <ArrowLeft aria-hidden size={20} />
              {t('action.back')}
            </TextLink>
            <WantedOrder accountId={account.id} orderId={orderId} />
          </>
        )}
      </AccountLayout>
    </>
  );
}

function WantedOrder({ accountId, orderId }: { accountId: string; orderId: string }) {
  const t = useTranslations('orders.missing');
  const { view, retry } = ordersStore.useRecords(accountId);
  const order = ordersIn(view).find(({ id }) => id === orderId);
  if (order) return <FoundOrder order={order} />;
  if (view.status === 'loading') return <LoadingOrders />;
  if (view.status === 'failed') return <FailedOrders onRetry={retry} />;
  return (
    <EmptyState
      title={t('title')}
      action={<ButtonLink href={paths.accountOrders}>{t('action')}</ButtonLink>}
    >
      {t('text')}
    </EmptyState>
  );
}

function FoundOrder({ order }: { order: CustomerOrder }) {
  const t = useTranslations('orders');
  const day = useDay();
  return (
    <div className="grid gap-10">
      <div className="grid gap-5 border-t border-ink pt-6">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StageBadge order={order} />
          <span className="text-sm text-ink-soft">
            {t('placed', { date: day(order.placedAt) })}
          </span>
        </p>
        <StageTodo order={order} />
        <DeliverySteps order={order} />
        <div className="flex flex-wrap items-center gap-3">
          <TrackLink order={order} />
          <ReceiptButton order={order} />
          <ReturnButton order={order} />
          <CancelButton order={order} />
          <BuyAgainButton order={order} />
        </div>
      </div>
      <ReturnStatus order={order} />
      <TrialClock trial={trialToShow(order)} />
      {order.afterSale?.trial && <HowWeSet orderId={order.id} day={day} />}
      <section aria-labelledby="order-items">
        <h2 id="order-items" className="mb-2 font-display text-2xl">
          {t('detail.items')}
        </h2>
        <OrderLines order={order} />
      </section>
      <div className="grid gap-10 xl:grid-cols-2">
        <Parcels order={order} />
        <OrderPayment order={order} />
      </div>
      <p className="text-ink-soft">{t.rich('detail.help', { phone: () => <SupportPhone /> })}</p>
    </div>
  );
}
