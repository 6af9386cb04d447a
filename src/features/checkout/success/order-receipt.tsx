import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/pictures/picture';
import { Price } from '@/components/ui/text/price';
import { isPaymentMethodId } from '@/domain/checkout/checkout-method';
import type { PlacedLine, PlacedOrder } from '@/domain/checkout/checkout-order';
import { formatMoney, type CurrencyCode } from '@/domain/money';
import { pickupAddress, pickupId, pickupPlace } from '@/domain/orders/shipping';

/** The items, the amounts and the delivery address. */
export function OrderReceipt({ order }: { order: PlacedOrder }) {
  const t = useTranslations('checkout-success.receiptCard');
  return (
    <section
      aria-labelledby="receipt-heading"
      className="-mx-(--gutter) bg-plate px-gutter py-8 lg:mx-0 lg:px-8"
    >
      <h2 id="receipt-heading" className="mb-5 font-display text-2xl">
        {t('heading', { number: order.number })}
      </h2>
      <ul>
        {order.lines.map((line) => (
          <ReceiptLine key={line.id} line={line} currency={order.currency} />
        ))}
      </ul>
      <ReceiptTotals order={order} />
      <p className="mt-6 text-xs wrap-anywhere text-ink-soft">
        {order.delivery.isPickUp
          ? t('pickUpAt', { address: pickUpAddress(order) })
          : t('shipsTo', { address: order.delivery.address })}
      </p>
      <PaidWith order={order} />
    </section>
  );
}

/** The card if there is one, else the name of the payment method. */
function PaidWith({ order: { card, paidWith } }: { order: PlacedOrder }) {
  const t = useTranslations('checkout-success.receiptCard');
  const isOther = isPaymentMethodId(paidWith) && paidWith !== 'card';
  if (!card && !isOther) return null;
  return (
    <p className="mt-2 text-xs text-ink-soft">
      {card ? t('card', card) : isOther && t('method', { method: t(`methods.${paidWith}`) })}
    </p>
  );
}

function pickUpAddress({ delivery }: PlacedOrder): string {
  const isOurs = delivery.serviceId === pickupId;
  return isOurs ? `${pickupPlace.title}, ${pickupAddress}` : delivery.serviceName;
}

function ReceiptLine({ line, currency }: { line: PlacedLine; currency: CurrencyCode }) {
  const t = useTranslations('checkout-success.receiptCard');
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 border-t border-line py-4">
      {line.imageUrl ? (
        <Picture
          src={line.imageUrl}
          alt=""
          width={72}
          height={72}
          className="size-18 bg-page object-cover"
        />
      ) : (
        <span className="block size-18 bg-page" />
      )}
      {/* The price goes below the name where both have no room side by side. */}
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="grid min-w-0 flex-[1_1_8rem] gap-0.5 leading-snug">
          <span className="font-semibold">{line.name}</span>
          {line.variantName && <span className="text-xs text-ink-soft">{line.variantName}</span>}
          {line.plan && <span className="text-xs text-ink-soft">{line.plan.name}</span>}
          <span className="text-xs text-ink-soft">{t('quantity', { count: line.quantity })}</span>
        </span>
        <Price amount={line.priceTotal} currency={currency} />
      </span>
    </li>
  );
}

function ReceiptTotals({ order }: { order: PlacedOrder }) {
  const t = useTranslations('checkout-success.receiptCard');
  const locale = useLocale();
  const money = (amount: PlacedOrder['subTotal']) => formatMoney(amount, order.currency, locale);
  return (
    <dl className="border-t border-line pt-3">
      <Row label={t('subtotal')}>{money(order.subTotal)}</Row>
      {order.discountTotal > 0 && (
        <Row label={t('discount')}>{t('minus', { amount: money(order.discountTotal) })}</Row>
      )}
      <Row label={order.delivery.isPickUp ? t('pickUp') : t('shipping')}>
        {order.shipmentTotal > 0 ? money(order.shipmentTotal) : t('free')}
      </Row>
      <Row label={t('tax')}>{money(order.taxTotal)}</Row>
      {order.giftCardUsed > 0 && (
        <Row label={t('giftCards')}>{t('minus', { amount: money(order.giftCardUsed) })}</Row>
      )}
      <div className="mt-3 flex justify-between gap-4 border-t-[1.5px] border-ink pt-3.5 font-semibold">
        <dt>{t('total')}</dt>
        <dd>{money(order.total)}</dd>
      </div>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt>{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
