import { useLocale } from 'next-intl';
import type { Cents, CurrencyCode } from '@/domain/money';

/** `$750`, `$1,500`: marketing lines leave out cents that are zero; the shop itself never does (design language 10). */
export function useMarketingPrice(): (amount: Cents, currency: CurrencyCode) => string {
  const locale = useLocale();
  return (amount, currency) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
    }).format(amount / 100);
}
