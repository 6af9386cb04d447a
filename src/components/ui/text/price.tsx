import { useLocale } from 'next-intl';
import { formatMoney, type Cents, type CurrencyCode } from '@/domain/money';
import { cx } from '../cx';

type PriceProps = { amount: Cents; currency: CurrencyCode; className?: string };

/** An amount in the locale's format, always with two decimals. Size and font come from `className`. */
export function Price({ amount, currency, className }: PriceProps) {
  const locale = useLocale();
  return (
    <span className={cx('tabular-nums whitespace-nowrap', className)}>
      {formatMoney(amount, currency, locale)}
    </span>
  );
}
