import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { pendingLook } from '@/components/ui/loading/pending-look';
import { Price } from '@/components/ui/text/price';
import type { Cart } from '@/domain/carts/cart';
import { cents, formatMoney, type Cents } from '@/domain/money';
import { priorityShippingId } from '@/domain/orders/shipping';
import styles from './summary.module.css';

type SummaryTotalsProps = { cart: Cart; isPending: boolean };

/** From the prices to the amount that will be charged. Amounts show when they are about to change. */
export function SummaryTotals({ cart, isPending }: SummaryTotalsProps) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const shippingLabel = useShippingLabel(cart);
  const giftCardUsed = cents(cart.grandTotal - cart.captureTotal);
  const look = isPending ? pendingLook : undefined;
  const total = formatMoney(cart.captureTotal, cart.currency, locale);
  return (
    <dl aria-busy={isPending} className={styles.totals}>
      <Row label={t('subtotal')} look={look}>
        <Price amount={cart.subTotal} currency={cart.currency} />
      </Row>
      {cart.discountTotal > 0 && (
        <Row
          label={cart.couponCode ? t('discount', { code: cart.couponCode }) : t('discountPlain')}
          look={look}
        >
          <Less amount={cart.discountTotal} cart={cart} />
        </Row>
      )}
      {cart.isShipped && (
        <Row label={shippingLabel} look={look}>
          {cart.shipmentTotal > 0 ? (
            <Price amount={cart.shipmentTotal} currency={cart.currency} />
          ) : (
            t('free')
          )}
        </Row>
      )}
      <Row label={t('tax')} look={look}>
        <Price amount={cart.taxTotal} currency={cart.currency} />
      </Row>
      {giftCardUsed > 0 && (
        <Row label={t('giftCards')} look={look}>
          <Less amount={giftCardUsed} cart={cart} />
        </Row>
      )}
      <div className={styles.total}>
        <dt>
          <span>{t('total')}</span>{' '}
          <span className="ml-1 text-xs font-normal text-ink-soft">
            {t(`dollars.${cart.currency}`)}
          </span>
        </dt>
        <dd className="ml-auto text-right font-display text-[2.375rem] leading-none font-normal tracking-[-0.015em]">
          <span className={cx('whitespace-nowrap', look)}>{total}</span>
        </dd>
      </div>
    </dl>
  );
}

/** Announces the total when it has changed. A separate component, because a collapsed summary announces nothing. */
export function TotalNews({ cart, isPending }: SummaryTotalsProps) {
  const t = useTranslations('checkout.summary');
  const amount = formatMoney(cart.captureTotal, cart.currency, useLocale());
  return (
    <p role="status" className="sr-only">
      {isPending ? t('updating') : t('newTotal', { amount })}
    </p>
  );
}

/** Priority shipping has the cart's label (spec 2), the others show their own name. */
function useShippingLabel({ shippingServices, shippingServiceId }: Cart): string {
  const t = useTranslations('checkout.summary');
  const service = shippingServices?.find(({ id }) => id === shippingServiceId);
  if (!service || service.id === priorityShippingId) return t('shipping');
  return service.pickup ? t('pickUp') : t('shippingNamed', { service: service.name });
}

type RowProps = { label: string; look: string | undefined; children: ReactNode };

function Row({ label, look, children }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={cx('text-right', look)}>{children}</dd>
    </div>
  );
}

function Less({ amount, cart }: { amount: Cents; cart: Cart }) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  return <>{t('minus', { amount: formatMoney(amount, cart.currency, locale) })}</>;
}
