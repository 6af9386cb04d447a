import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { ChevronDown } from '@/components/icons/chevron-down';
import { cx } from '@/components/ui/cx';
import { pendingLook } from '@/components/ui/loading/pending-look';
import { Price } from '@/components/ui/text/price';
import type { Cart } from '@/domain/carts/cart';
import styles from './folded-summary.module.css';
import { SummaryBody } from './summary-body';
import { SummaryLines } from './summary-lines';
import { TotalNews } from './summary-totals';
import { useUnfolded } from './use-unfolded';

type FoldedSummaryProps = { cart: Cart; isPending: boolean };

/** On narrow windows a sticky bar that always shows the total; the rest expands below it, in view. */
export function FoldedSummary({ cart, isPending }: FoldedSummaryProps) {
  const t = useTranslations('checkout.summary');
  const bar = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, toggle } = useUnfolded(bar, panel);
  const panelId = useId();
  return (
    // The section creates no box, so its bar sticks to the page and not just to the section.
    <section aria-label={t('heading')} className="contents">
      <div
        ref={bar}
        className={cx(
          'sticky top-0 z-20 flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-b border-line bg-plate px-gutter py-2',
          styles.bar,
        )}
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
          className="inline-flex min-h-target items-center gap-2 text-left text-sm leading-tight font-semibold"
        >
          {isOpen ? t('hide') : t('show')}
          <ChevronDown
            aria-hidden
            size={22}
            className={cx('flex-none transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <p className="grid gap-1 text-right">
          <Price
            amount={cart.captureTotal}
            currency={cart.currency}
            className={cx('font-display text-[1.625rem] leading-none', isPending && pendingLook)}
          />
          <span className="text-xs leading-none text-ink-soft">
            {t(`dollars.${cart.currency}`)}
          </span>
        </p>
      </div>
      <div
        ref={panel}
        id={panelId}
        hidden={!isOpen}
        className="border-b border-line bg-plate px-gutter pt-4 pb-8"
      >
        <SummaryLines cart={cart} />
        <SummaryBody cart={cart} isPending={isPending} />
      </div>
      <TotalNews cart={cart} isPending={isPending} />
    </section>
  );
}
