import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { storeCurrencies } from '@/domain/store';

/**
 * Text with a price, in each currency. The other currencies stay next to the store's own in the markup until
 * `useChosenCurrency` shows them.
 */
export function InCurrencies({ words }: { words: (currency: CurrencyCode) => string }) {
  const others = storeCurrencies.filter((currency) => currency !== defaultCurrency);
  const inOthers = Object.fromEntries(others.map((currency) => [currency, words(currency)]));
  return <span data-in={JSON.stringify(inOthers)}>{words(defaultCurrency)}</span>;
}
