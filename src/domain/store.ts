import type { CurrencyCode } from './money';

/** Currencies the shop sells in, the store's own first. Each has a price list of its own: nothing is converted. */
export const storeCurrencies = ['USD', 'CAD'] as const satisfies readonly CurrencyCode[];

export function isStoreCurrency(value: unknown): value is CurrencyCode {
  return storeCurrencies.some((currency) => currency === value);
}

/** Where the clinic is: its days begin and end there (support hours are in MST, spec 1). */
export const clinicTimeZone = 'America/Edmonton';
