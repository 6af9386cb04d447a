import { cx } from '@/components/ui/cx';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/pictures/picture';
import { TextLink } from '@/components/ui/text/text-link';
import { parseProvince } from '@/domain/provinces';
import { staffPaths } from '@/domain/staff/staff-paths';
import { StatusBadge } from '../orders/order-badges';
import { Fact } from '../record/fact';
import { Part } from '../record/part';
import type { FittingView } from '@/domain/staff/answers/fitting';
import styles from './fittings.module.css';

/** The order that the sheet is for. */
export function OrderCard({ view }: { view: FittingView }) {
  const t = useTranslations('admin-fitting');
  const reasons = useTranslations('admin-orders.reasons');
  const provinceName = useTranslations('fields.provinces');
  const { order, papers, sheets } = view;
  const province = parseProvince(order.state);
  const isSigned = (sheets.at(-1)?.signature ?? null) !== null;
  const waits = order.status === 'hold' && !isSigned;
  return (
    <Part heading={t('order', { number: order.number })}>
      <ul className="mb-4 grid gap-3">
        {order.lines.map(({ id, productName, variantName, imageUrl }) => (
          <li key={id} className={cx('grid items-center gap-4', styles.item)}>
            {imageUrl ? (
              <Picture
                src={imageUrl}
                alt=""
                width={56}
                height={56}
                className="aspect-square w-full bg-plate object-cover"
              />
            ) : (
              <span className="block aspect-square w-full bg-plate" />
            )}
            <span>
              <span className="block font-semibold">{productName}</span>
              <span className="text-ink-soft">{variantName}</span>
            </span>
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
        <Fact label={t('province')}>{province ? provinceName(province) : t('unknown')}</Fact>
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
