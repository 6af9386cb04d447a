import { defaultCurrency, type CurrencyCode } from './money';

/** Currencies the catalogue has prices in. The next one is CAD; nothing may assume there is only one. */
const storeCurrencies: readonly CurrencyCode[] = [defaultCurrency];

export function isStoreCurrency(value: unknown): value is CurrencyCode {
  return storeCurrencies.some((currency) => currency === value);
}

/** Where the clinic is: its days begin and end there (support hours are in MST, spec 1). */
export const clinicTimeZone = 'America/Edmonton';
