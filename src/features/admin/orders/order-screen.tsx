import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { staffPaths } from '@/domain/staff/staff-paths';
import { RunningPlans } from '../record/running-plans';
import { AdminPage } from '../shell/admin-page';
import { CallNotesPart } from '../trials/call-notes-part';
import { useMay } from '../shell/use-may';
import { AddressPart } from './address-part';
import { CustomerPart } from './customer-part';
import { HearingPart } from './hearing-part';
import { ItemsPart } from './items-part';
import { NextStepPart } from './next-step-part';
import styles from './order-screen.module.css';
import { OtherOrders } from './other-orders';
import { OrderStages } from './stages/order-stages';
import { ParcelsPart } from './parcels-part';
import { RefundPart } from './refund-part';
import { StatusBadge } from './order-badges';
import { TimelinePart } from './timeline-part';
import { useKeptFocus } from './use-kept-focus';
import { Part, type PartProps } from './order-part';
import { useOrder, type OrderState } from './use-order';

/** One order with its details and the actions possible now. */
export function OrderScreen() {
  const t = useTranslations('admin-order');
  const { query } = useRouter();
  const orderId = typeof query.id === 'string' ? query.id : null;
  const state = useOrder(orderId);
  const { view } = state;
  return (
    <AdminPage
      section="orders"
      title={view ? <Title view={view} /> : t('loading')}
      back={{ href: staffPaths.adminOrders, label: t('back') }}
    >
      {state.isOvertaken && (
        <div role="alert" className="mb-6">
          <Notice tone="attention">{t('overtaken')}</Notice>
        </div>
      )}
      <OrderBody key={orderId} state={state} />
    </AdminPage>
  );
}

function Title({ view }: { view: NonNullable<OrderState['view']> }) {
  const t = useTranslations('admin-order');
  return (
    <span className="inline-flex flex-wrap items-center gap-4">
      {t('title', { number: view.order.number })}
      <span className="font-sans">
        <StatusBadge status={view.order.status} />
      </span>
    </span>
  );
}

function OrderBody({ state }: { state: OrderState }) {
  const t = useTranslations('admin-order');
  const { view, status, reload } = state;
  const keepFocus = useKeptFocus(view);
  const trials = useTranslations('admin-trials');
  const mayChange = useMay('orders.change');
  const mayCall = useMay('calls');
  if (status === 'missing') return <EmptyState title={t('missing')} />;
  if (status === 'failed') {
    return (
      <EmptyState title={t('notLoaded')} action={<Button onClick={reload}>{t('again')}</Button>} />
    );
  }
  if (!view) return <Skeleton className="h-96" />;
  const part = { view, state };
  return (
    <div onFocus={keepFocus} className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid content-start gap-8">
        <OrderStages view={view} />
        <Now {...part} />
        <ItemsPart {...part} />
        {view.plans.length > 0 && <RunningPlans plans={view.plans} />}
        <div>
          <ParcelsPart {...part} />
          {view.adminFacts && mayChange && <RefundPart {...part} adminFacts={view.adminFacts} />}
          <TimelinePart {...part} />
        </div>
      </div>
      <div className="grid content-start gap-8">
        <CustomerPart {...part} />
        <AddressPart {...part} />
        {mayCall && view.hearing && (
          <Part title={trials('notes')}>
            <CallNotesPart about={{ order_id: view.order.id }} />
          </Part>
        )}
        {view.adminFacts && <OtherOrders others={view.others} />}
      </div>
    </div>
  );
}

/** What comes next, and beside it the hearing profile that the decision depends on. */
function Now({ view, state }: PartProps) {
  const t = useTranslations('admin-order');
  return (
    <div className={styles.place}>
      <div className={styles.card}>
        {view.adminFacts ? (
          <NextStepPart view={view} state={state} adminFacts={view.adminFacts} />
        ) : (
          <Notice tone="note">{t('hosted')}</Notice>
        )}
        {view.hearing && <HearingPart view={view} state={state} hearing={view.hearing} />}
      </div>
    </div>
  );
}
