import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { formatMoneyInFull } from '@/domain/money';
import type { CustomerOrder } from '@/domain/orders/customer-order';
import { queryPaths } from '@/domain/pages/query-paths';
import { BuyAgainButton } from './buy-again-button';
import { DeliverySteps } from './delivery-steps';
import { OrderLines } from './order-lines';
import { StageBadge, StageTodo } from './order-stage';
import { ReturnButton } from './return-button';
import { TrackLink } from './track-link';
import { useDay } from '../use-day';

/** One order in the list. */
export function OrderCard({ order }: { order: CustomerOrder }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const day = useDay();
  const headingId = `order-${order.id}`;
  return (
    <article aria-labelledby={headingId} className="grid gap-5 border-t border-ink pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={headingId} className="font-display text-2xl">
            {t('order', { number: order.number })}
          </h2>
          <StageBadge order={order} />
        </div>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="text-sm text-ink-soft">
            {t('placed', { date: day(order.placedAt) })}
          </span>
          <span className="tabular-nums font-display text-2xl whitespace-nowrap">
            {formatMoneyInFull(order.total, order.currency, locale)}
          </span>
        </p>
      </div>
      <StageTodo order={order} />
      <OrderLines order={order} />
      <DeliverySteps order={order} />
      <div className="flex flex-wrap items-center gap-3">
        <TrackLink order={order} />
        <ButtonLink
          href={queryPaths.accountOrder(order.id)}
          variant="secondary"
          size="sm"
          aria-label={t('action.detailsOf', { number: order.number })}
        >
          {t('action.details')}
        </ButtonLink>
        <ReturnButton order={order} />
        <BuyAgainButton order={order} />
      </div>
    </article>
  );
}
