import { useLocale } from 'next-intl';
import { formatMoney, type Cents, type CurrencyCode } from '@/domain/money';
import { cx } from '../cx';

type PriceProps = { amount: Cents; currency: CurrencyCode; className?: string };

/**
 * An amount in the locale's format, always with two decimals. Size and font come from `className`. Other text that
 * contains a price takes the class `price` too: it waits for the visitor's currency (server/http/head-style.ts).
 */
export function Price({ amount, currency, className }: PriceProps) {
  const locale = useLocale();
  return (
    <span className={cx('price tabular-nums whitespace-nowrap', className)}>
      {formatMoney(amount, currency, locale)}
    </span>
  );
}
