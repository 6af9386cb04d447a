import type { CurrencyCode } from './money';

/** Currencies the shop sells in, the store's own first. Each has a price list of its own: nothing is converted. */
export const storeCurrencies = ['USD', 'CAD'] as const satisfies readonly CurrencyCode[];

export function isStoreCurrency(value: unknown): value is CurrencyCode {
  return storeCurrencies.some((currency) => currency === value);
}

/**
 * The clinic's clock: MST (spec 1), seven hours behind UTC, in summer too. Phoenix keeps just that, and every browser and
 * server knows it alike; about Alberta's summers they differ by the year they were built in.
 */
export const clinicTimeZone = 'America/Phoenix';
