import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { cx } from '@/components/ui/cx';
import { countCeiling } from '@/domain/admin-list';
import type { OrderStatus } from '@/domain/order-machine';
import type { List } from '../list/use-list';
import type { OrderLineOfList } from './order-list-setup';

/** What is worked through, before what is done. */
const order = [
  'hold',
  'delivery_pending',
  'payment_pending',
  'pending',
  'draft',
  'complete',
  'canceled',
] as const satisfies readonly OrderStatus[];

/** The list by where orders stand, with how many stand there; statuses without orders are left out. */
export function StatusTabs({ list }: { list: List<OrderLineOfList> }) {
  const t = useTranslations('admin-orders');
  const { shown, state, hrefOf } = list;
  const counts = shown?.counts ?? {};
  const current = state.filters.status ?? '';
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // Nothing is counted further; what is more than that is said to be.
  const isMore = (count: number) => count >= countCeiling;
  const tabs = [
    {
      status: '',
      label: t('allOrders'),
      count: all,
      hasMore: Object.values(counts).some(isMore),
    },
    ...order
      .filter((status) => (counts[status] ?? 0) > 0 || status === current)
      .map((status) => {
        const count = counts[status] ?? 0;
        return { status, label: t(`statuses.${status}`), count, hasMore: isMore(count) };
      }),
  ];
  return (
    <nav aria-label={t('byStatus')} className="mb-6 border-b border-line">
      <ul className="flex flex-wrap gap-x-7">
        {tabs.map(({ status, label, count, hasMore }) => (
          <li key={status}>
            <Link
              href={hrefOf({ filters: { ...state.filters, status } })}
              shallow
              scroll={false}
              aria-current={status === current ? 'page' : undefined}
              className={cx(
                '-mb-px inline-flex min-h-target items-center gap-1.5 border-b-[3px] border-transparent no-underline hover:border-line',
                'aria-[current=page]:border-accent aria-[current=page]:font-semibold',
              )}
            >
              {label}
              {shown && (
                <span className="tabular-nums">
                  {t(hasMore ? 'countOfMany' : 'count', { count })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
