/** What other features and the shell may use of the currency. Light enough for every page. */
export { CurrencyChoice } from './currency-choice';
export { useAllPriced, useCurrency, usePriced } from './use-currency';
