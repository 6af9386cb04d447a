/** The currency's interface for other features and the shell. Light enough for every page. */
export { CurrencyChoice } from './currency-choice';
export { useAllPriced, useCurrency, usePriced } from './use-currency';
