import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cents, formatMoneyInFull } from '@/domain/money';
import { useMay } from '../shell/use-may';
import { PackingForm } from './packing-form';
import { FoldedPart, Part, type AdminOrderPartProps, type PartProps } from './order-part';
import { isPackingOpen } from './stages/step-of';

/** The items, with the serial numbers of the aids and the totals. */
export function ItemsPart({ view, state }: PartProps) {
  const t = useTranslations('admin-order');
  const locale = useLocale();
  const { order, adminFacts } = view;
  const mayChange = useMay('orders.change');
  const money = (amount: number) => formatMoneyInFull(cents(amount), order.currency, locale);
  return (
    <Part title={t('items')}>
      <ul className="grid gap-3">
        {order.lines.map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-3"
          >
            <span>
              <span className="font-semibold">
                {line.quantity} × {line.productName}
              </span>
              {line.variantName && <span className="block text-ink-soft">{line.variantName}</span>}
              {adminFacts?.serialNumbers[line.id]?.length ? (
                <span className="block">
                  {t('serialsAre', {
                    numbers: adminFacts.serialNumbers[line.id]?.join(', ') ?? '',
                  })}
                </span>
              ) : null}
            </span>
            <span className="tabular-nums">{money(line.priceTotal)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4">
        {order.totals.discountTotal > 0 && (
          <Sum label={t('discount')}>−{money(order.totals.discountTotal)}</Sum>
        )}
        <Sum label={t('shippingPrice')}>{money(order.totals.shipmentTotal)}</Sum>
        <Sum label={t('tax')}>{money(order.totals.taxTotal)}</Sum>
        <Sum label={t('total')}>
          <strong>{money(order.totals.grandTotal)}</strong>
        </Sum>
      </dl>
      {adminFacts && mayChange && view.packing.length > 0 && (
        <SerialNumbers view={view} state={state} adminFacts={adminFacts} />
      )}
    </Part>
  );
}

/** Open while the aids are packed; later only who corrects a number needs it. */
function SerialNumbers({ view, state, adminFacts }: AdminOrderPartProps) {
  const t = useTranslations('admin-order');
  const { packing, order } = view;
  const isDue = order.status === 'delivery_pending' && isPackingOpen(view);
  const saved = packing.filter(({ serial }) => serial !== null).length;
  return (
    <div className="mt-5">
      <FoldedPart
        title={t('serialNumbers')}
        inShort={t('serialsHave', { saved, count: packing.length })}
        isOpen={isDue}
      >
        <PackingForm key={adminFacts.revision} view={view} state={state} />
      </FoldedPart>
    </div>
  );
}

/** A total, aligned with the figures of the lines. */
function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 py-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
