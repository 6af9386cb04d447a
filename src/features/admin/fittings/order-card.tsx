import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text/text-link';
import { parseProvince, provinceNames } from '@/domain/provinces';
import { staffPaths } from '@/domain/staff/staff-paths';
import { StatusBadge } from '../orders/order-badges';
import { Fact, Part } from '../record/part';
import type { FittingView } from './fitting-answer';

/** The order that the sheet is for. */
export function OrderCard({ view }: { view: FittingView }) {
  const t = useTranslations('admin-fitting');
  const reasons = useTranslations('admin-orders.reasons');
  const { order, papers, sheets } = view;
  const province = parseProvince(order.state);
  const isSigned = (sheets.at(-1)?.signature ?? null) !== null;
  const waits = order.status === 'hold' && !isSigned;
  return (
    <Part heading={t('order', { number: order.number })}>
      <ul className="mb-4 grid gap-3">
        {order.lines.map(({ id, productName, variantName }) => (
          <li key={id}>
            <span className="block font-semibold">{productName}</span>
            <span className="text-ink-soft">{variantName}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2">
        <Fact label={t('status')}>
          <StatusBadge status={order.status} />
        </Fact>
        {order.status === 'hold' && (
          <Fact label={t('waitsFor')}>
            {waits ? t('sheetWaits') : order.holdReason ? reasons(order.holdReason) : t('unknown')}
          </Fact>
        )}
        <Fact label={t('province')}>{province ? provinceNames[province] : t('unknown')}</Fact>
      </dl>
      <ul className="mt-3 grid justify-items-start gap-1 print:hidden">
        {papers.map(({ id }, index) => (
          <li key={id}>
            <TextLink href={staffPaths.adminHearingTest(id)}>
              {t('paper', { index: index + 1 })}
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink
            href={staffPaths.adminOrder(order.id)}
            className="inline-flex min-h-target items-center"
          >
            {t('openOrder')}
          </TextLink>
        </li>
      </ul>
    </Part>
  );
}
