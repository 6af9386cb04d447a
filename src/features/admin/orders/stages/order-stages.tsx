import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { OrderView } from '@/domain/staff/answers/order';
import { stagesOf } from '@/domain/staff/order-stages';
import styles from './order-stages.module.css';
import { stepOf } from './step-of';

/** Where an order is between its payment and its parcel. */
export function OrderStages({ view }: { view: OrderView }) {
  const t = useTranslations('admin-order.stages');
  const { adminFacts, order, hearing } = view;
  const way =
    adminFacts &&
    stagesOf({
      status: order.status,
      step: stepOf(view, adminFacts),
      hasAids: hearing !== null,
    });
  if (!way) return null;
  const { stages, current } = way;
  const now = current === null ? stages.length : stages.indexOf(current);
  return (
    <div className={styles.place}>
      <ol aria-label={t('label')} className={styles.line}>
        {stages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === now ? 'step' : undefined}
            className={cx(styles.stage, index < now && styles.done, index === now && styles.now)}
          >
            <span className={styles.name}>{t(stage)}</span>
            {index < now && <span className="sr-only">{t('done')}</span>}
          </li>
        ))}
      </ol>
      {current !== null && (
        <p aria-hidden className={styles.short}>
          {t('short', { stage: now + 1, count: stages.length, name: t(current) })}
        </p>
      )}
    </div>
  );
}
