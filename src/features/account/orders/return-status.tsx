import { useTranslations } from 'next-intl';
import { openReturn, type CustomerOrder } from '@/domain/orders/customer-order';
import { Timeline } from './timeline';
import { ReturnLabel } from './return-label';
import { useDay } from '../use-day';

/** History and next step of an order's newest return; nothing without one. */
export function ReturnStatus({ order }: { order: CustomerOrder }) {
  const t = useTranslations('orders.returns');
  const day = useDay();
  const newest = order.afterSale?.returns[0];
  if (!order.afterSale || !newest) return null;
  const open = openReturn(order.afterSale)?.status;
  const next = open === 'requested' || open === 'approved' || open === 'received' ? open : null;
  return (
    <section aria-labelledby="order-return">
      <h2 id="order-return" className="mb-4 font-display text-2xl">
        {t('heading')}
      </h2>
      <Timeline
        steps={newest.steps.map(({ status, at }) => ({
          key: status,
          words: t(status),
          when: day(at),
        }))}
      />
      {newest.note !== null && (
        <div className="border-line-control mb-4 border-l-2 pl-4">
          <h3 className="font-semibold">{t('note')}</h3>
          <p className="max-w-prose break-words whitespace-pre-wrap">{newest.note}</p>
        </div>
      )}
      {newest.label ? (
        <ReturnLabel order={order} label={newest.label} />
      ) : (
        next && <p className="text-ink-soft">{t(`next.${next}`)}</p>
      )}
    </section>
  );
}
