import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { deliveryStep, type CustomerOrder } from '@/domain/orders/customer-order';
import { deliveredInFullAt } from '@/domain/orders/shipment';
import styles from './orders.module.css';
import { useDay } from '../use-day';

const steps = ['ordered', 'prepared', 'on_its_way', 'arrived'] as const;

type ShownOrder = Pick<CustomerOrder, 'status' | 'holdReason' | 'placedAt' | 'afterSale'>;

/** The delivery steps; nothing for an order that is not being delivered. */
export function DeliverySteps({ order }: { order: ShownOrder }) {
  const t = useTranslations('orders.steps');
  const day = useDay();
  const now = deliveryStep(order);
  if (now === null) return null;
  const moments = momentsOf(order);
  return (
    <ol aria-label={t('label')} className={cx(styles.steps, 'grid gap-x-1 gap-y-5')}>
      {steps.map((step, index) => {
        const state = stateOf(index, now);
        const moment = moments[index];
        return (
          <li
            key={step}
            aria-current={index === now ? 'step' : undefined}
            className={cx(
              'border-t-4 pt-2.5 pr-2 text-xs leading-snug',
              index <= now ? 'border-aurora-600' : 'border-birch-200 text-ink-soft',
              index === now && 'font-semibold',
            )}
          >
            <span className="sr-only">{t(state, { step: t(step) })}</span>
            <span aria-hidden>{t(step)}</span>
            {moment && index <= now && <span className="block">{day(moment)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The last step is done as soon as it is reached. */
function stateOf(index: number, now: number): 'done' | 'now' | 'ahead' {
  if (index > now) return 'ahead';
  return index === now && index < steps.length - 1 ? 'now' : 'done';
}

/** When each step was reached, ISO UTC; null where no time was recorded. */
function momentsOf({ placedAt, afterSale }: ShownOrder): (string | null)[] {
  const shipments = afterSale?.shipments ?? [];
  const sent = shipments.flatMap(({ leftAt }) => leftAt ?? []).toSorted();
  return [placedAt, null, sent[0] ?? null, deliveredInFullAt(shipments)];
}
