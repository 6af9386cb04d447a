import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChevronDown } from '@/components/icons/chevron-down';
import { useShopFacts } from '@/components/shop/shop-facts';
import { cx } from '@/components/ui/cx';
import { pendingLook } from '@/components/ui/loading/pending-look';
import { Price } from '@/components/ui/text/price';
import { linkTo } from '@/components/ui/text/rich-words';
import { SupportPhone } from '@/components/ui/text/support-phone';
import type { Cart } from '@/domain/carts/cart';
import { paths } from '@/domain/pages/paths';
import { DiscountCode } from './discount-code';
import { SummaryLines } from './summary-lines';
import { SummaryTotals, TotalNews } from './summary-totals';

type OrderSummaryProps = { cart: Cart; isPending: boolean };

/** Next to the form on wide windows, always visible while scrolling. */
export function SideSummary({ cart, isPending }: OrderSummaryProps) {
  const t = useTranslations('checkout.summary');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-l border-line bg-plate pr-[max(var(--gutter),calc((100vw-var(--container-page))/2))] pl-14"
    >
      <div className="sticky top-0 -mr-2 -ml-4 max-h-dvh overflow-y-auto py-12 pr-2 pl-4">
        <h2 id={id} className="mb-6 font-display text-2xl">
          {t('heading')}
        </h2>
        <SummaryBody cart={cart} isPending={isPending} />
      </div>
      <TotalNews cart={cart} isPending={isPending} />
    </section>
  );
}

/** On narrow windows a sticky bar that always shows the total; the rest expands below it. */
export function FoldedSummary({ cart, isPending }: OrderSummaryProps) {
  const t = useTranslations('checkout.summary');
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    // The section creates no box, so its bar sticks to the page and not just to the section.
    <section aria-label={t('heading')} className="contents">
      <div className="sticky top-0 z-20 flex min-h-16 items-center justify-between gap-4 border-b border-line bg-plate px-gutter py-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-target items-center gap-2 text-left text-sm leading-tight font-semibold"
        >
          {isOpen ? t('hide') : t('show')}
          <ChevronDown
            aria-hidden
            size={22}
            className={cx('flex-none transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <Price
          amount={cart.captureTotal}
          currency={cart.currency}
          className={cx('font-display text-[1.625rem] leading-none', isPending && pendingLook)}
        />
      </div>
      <div
        id={panelId}
        hidden={!isOpen}
        className="border-b border-line bg-plate px-gutter pt-4 pb-8"
      >
        <SummaryBody cart={cart} isPending={isPending} />
      </div>
      <TotalNews cart={cart} isPending={isPending} />
    </section>
  );
}

function SummaryBody({ cart, isPending }: OrderSummaryProps) {
  const t = useTranslations('checkout.summary');
  const { trialDays: days, warrantyYears: years } = useShopFacts().promises;
  return (
    <>
      <SummaryLines cart={cart} />
      <div className="border-t border-line py-5">
        <DiscountCode cart={cart} />
      </div>
      <div className="border-t border-line pt-4">
        <SummaryTotals cart={cart} isPending={isPending} />
      </div>
      <p className="mt-8 border-t border-line pt-5 text-xs text-ink-soft">
        {t.rich('help', {
          phone: () => <SupportPhone />,
          days,
          years,
          returns: linkTo(paths.returns),
          warranty: linkTo(paths.warranty),
        })}
      </p>
    </>
  );
}
