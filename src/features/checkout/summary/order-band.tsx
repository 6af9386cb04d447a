import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { LoudnessLines } from '@/components/ui/pictures/loudness-lines';
import { Price } from '@/components/ui/text/price';
import { Container } from '@/components/ui/text/section';
import { nextSteps, type PlacedOrder } from '@/domain/checkout/checkout-order';
import { firstOfMonth } from '@/domain/words/first-of-month';
import { holdWords } from '../sections/hold-words';
import styles from './order-band.module.css';

/** The confirmation with the three facts people write down: number, date, total. */
export function OrderBand({ order }: { order: PlacedOrder }) {
  const t = useTranslations('checkout-success');
  const format = useFormatter();
  const hold = nextSteps(order)
    .map(({ kind }) => holdWords(kind))
    .find((words) => words !== null);
  return (
    <section className="dark relative overflow-hidden bg-spruce-900">
      <LoudnessLines
        height={560}
        opacity={[0.06, 0.6]}
        accentPhon={44}
        accentClassName="text-amber-500"
        isDrawn
        className={cx('absolute inset-0 size-full text-aurora-300', styles.lines)}
      />
      <Container className="relative py-12 lg:pt-22 lg:pb-20">
        <h1 className="max-w-[9em] font-display text-4xl">{t('heading')}</h1>
        <p className="mt-6 max-w-[33rem] text-lg text-ink-soft">
          {order.email && t('receipt', { email: order.email })} {hold && t(`next.${hold}.lead`)}
        </p>
        <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-6 lg:mt-12 lg:gap-x-14">
          <Fact name={t('orderNumber')}>
            <span data-testid="order-number">{order.number}</span>
          </Fact>
          <Fact name={t('ordered')}>
            {firstOfMonth(format.dateTime(new Date(order.placedAt), { dateStyle: 'long' }))}
          </Fact>
          <Fact name={order.isPaid ? t('paid') : t('total')}>
            <Price amount={order.total} currency={order.currency} />
          </Fact>
        </dl>
      </Container>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="mt-1 font-display text-2xl leading-tight">{children}</dd>
    </div>
  );
}
