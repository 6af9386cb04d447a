import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PlacedOrder } from '@/domain/checkout/checkout-order';
import { formatMoney, formatMoneyInFull, type Cents } from '@/domain/money';

/** The amounts of an order, and how it was paid. */
export function OrderPayment({ order }: { order: PlacedOrder }) {
  const t = useTranslations('orders.detail');
  const locale = useLocale();
  const money = (amount: Cents) => formatMoney(amount, order.currency, locale);
  const minus = (amount: Cents) => t('minus', { amount: money(amount) });
  return (
    <section aria-labelledby="order-payment">
      <h2 id="order-payment" className="mb-3 font-display text-2xl">
        {t('payment')}
      </h2>
      <p className="mb-4">
        {order.isPaid ? t('paid') : t('notPaid')}
        {order.card && `, ${t('card', order.card)}`}
      </p>
      <dl>
        <Row label={t('subtotal')}>{money(order.subTotal)}</Row>
        {order.discountTotal > 0 && <Row label={t('discount')}>{minus(order.discountTotal)}</Row>}
        <Row label={t('shipping')}>
          {order.shipmentTotal > 0 ? money(order.shipmentTotal) : t('free')}
        </Row>
        <Row label={t('tax')}>{money(order.taxTotal)}</Row>
        {order.giftCardUsed > 0 && <Row label={t('giftCards')}>{minus(order.giftCardUsed)}</Row>}
        <div className="mt-3 flex flex-wrap justify-between gap-x-4 border-t-[1.5px] border-ink pt-3.5 font-semibold">
          <dt>{t('total')}</dt>
          <dd className="ml-auto">{formatMoneyInFull(order.total, order.currency, locale)}</dd>
        </div>
        {order.refundTotal > 0 && <Row label={t('refunded')}>{money(order.refundTotal)}</Row>}
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1">
      <dt>{label}</dt>
      <dd className="ml-auto text-right">{children}</dd>
    </div>
  );
}
