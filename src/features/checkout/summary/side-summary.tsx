import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { cx } from '@/components/ui/cx';
import type { Cart } from '@/domain/carts/cart';
import { FoldableLines } from './foldable-lines';
import { SummaryBody } from './summary-body';
import styles from './summary.module.css';
import { TotalNews } from './summary-totals';

type SideSummaryProps = { cart: Cart; isPending: boolean };

/** Next to the form on wide windows, always visible while scrolling. */
export function SideSummary({ cart, isPending }: SideSummaryProps) {
  const t = useTranslations('checkout.summary');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-l border-line bg-plate pr-[max(var(--gutter),calc((100vw-var(--container-page))/2))] pl-14"
    >
      <div className={styles.side}>
        <h2 id={id} className={cx('font-display text-2xl', styles.heading)}>
          {t('heading')}
        </h2>
        <FoldableLines cart={cart} />
        <SummaryBody cart={cart} isPending={isPending} />
      </div>
      <TotalNews cart={cart} isPending={isPending} />
    </section>
  );
}
