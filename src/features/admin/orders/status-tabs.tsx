import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { countCeiling } from '@/domain/staff/admin-list';
import type { OrderStatus } from '@/domain/orders/order-machine';
import { ListLink } from '../list/list-link';
import type { List } from '../list/use-list';
import type { OrderLineOfList } from '@/domain/staff/answers/order-line';

/** Statuses with work to do come before finished ones. */
const order = [
  'hold',
  'delivery_pending',
  'payment_pending',
  'pending',
  'draft',
  'complete',
  'canceled',
] as const satisfies readonly OrderStatus[];

/** A separate tab among those on hold: these orders wait for their customers, the others for us. */
const needsTest = { status: '', reason: 'hearing_test_needed' } as const;

type Counts = Readonly<Record<string, number>>;

/** The list by status, with the number of orders in each; empty statuses are left out. */
export function StatusTabs({ list }: { list: List<OrderLineOfList> }) {
  const t = useTranslations('admin-orders');
  const { shown, state } = list;
  const { status: current = '', reason = '' } = state.filters;
  const isOnTests = current === needsTest.status && reason === needsTest.reason;
  const tabs = useTabs(shown?.counts ?? {}, isOnTests ? 'needs_test' : current);
  return (
    <nav aria-label={t('byStatus')} className="mb-6 border-b border-line">
      <ul className="flex flex-wrap gap-x-7">
        {tabs.map(({ tab, filters, label, count, hasMore, isCurrent }) => (
          <li key={tab}>
            <ListLink
              list={list}
              change={{
                filters: { ...state.filters, ...(isOnTests && { reason: '' }), ...filters },
              }}
              aria-current={isCurrent ? 'page' : undefined}
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
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useTabs(counts: Counts, current: string) {
  const t = useTranslations('admin-orders');
  const { needs_test: waiting = 0, ...byStatus } = counts;
  // Counting stops here; the tab only indicates that there are more.
  const isMore = (count: number) => count >= countCeiling;
  const all = {
    tab: '',
    filters: { status: '' },
    label: t('allOrders'),
    count: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
    hasMore: Object.values(byStatus).some(isMore),
    isCurrent: current === '',
  };
  const tabOf = (tab: string, label: string, filters: Record<string, string>, count = 0) => ({
    ...{ tab, label, filters, count },
    hasMore: isMore(count),
    isCurrent: tab === current,
  });
  const others = [
    tabOf('needs_test', t('needsTest'), needsTest, waiting),
    ...order.map((status) => tabOf(status, t(`statuses.${status}`), { status }, byStatus[status])),
  ];
  return [all, ...others.filter(({ count, isCurrent }) => count > 0 || isCurrent)];
}
