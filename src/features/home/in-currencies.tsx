import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { storeCurrencies } from '@/domain/store';

/** Words with a price in them, as they are in each currency. They lie beside those of the store's own, until `useChosenCurrency` wants them. */
export function InCurrencies({ words }: { words: (currency: CurrencyCode) => string }) {
  const others = storeCurrencies.filter((currency) => currency !== defaultCurrency);
  const inOthers = Object.fromEntries(others.map((currency) => [currency, words(currency)]));
  return <span data-in={JSON.stringify(inOthers)}>{words(defaultCurrency)}</span>;
}
