import type { CurrencyCode } from '@/domain/money';
import { storeCurrencies } from '@/domain/store';

/** Text in each currency. The page's style shows the one of the visitor before the first paint (server/http/head-style.ts). */
export function InCurrencies({ words }: { words: (currency: CurrencyCode) => string }) {
  return storeCurrencies.map((currency) => (
    <span key={currency} data-in={currency}>
      {words(currency)}
    </span>
  ));
}
