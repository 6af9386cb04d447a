/** The currency's interface for other features and the shell. Light enough for every page. */
export { CurrencyChoice } from './currency-choice';
export { CurrencyLine } from './currency-line';
export { InCurrencies } from './in-currencies';
export { showCurrency } from './switch-currency';
export { useAllPriced, useCurrency, usePriced } from './use-currency';
export { useCurrencySwitch } from './use-currency-switch';
