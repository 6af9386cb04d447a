import { useLocale } from 'next-intl';
import type { Cents, CurrencyCode } from '@/domain/money';

/**
 * `$750`, `$1,500`: marketing lines leave out cents that are zero; the shop itself never does (design language 10).
 * `shownIn` is the currency that the page names: an amount in another one says so, `$750 USD`.
 */
export function useMarketingPrice(): (
  amount: Cents,
  currency: CurrencyCode,
  shownIn?: CurrencyCode,
) => string {
  const locale = useLocale();
  return (amount, currency, shownIn = currency) => {
    const price = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
    }).format(amount / 100);
    return currency === shownIn ? price : `${price}\u00a0${currency}`;
  };
}
