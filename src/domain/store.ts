import type { CurrencyCode } from './money';

/** Currencies the shop sells in, the store's own first. Each has its own price list: nothing is converted. */
export const storeCurrencies = ['USD', 'CAD'] as const satisfies readonly CurrencyCode[];

export function isStoreCurrency(value: unknown): value is CurrencyCode {
  return storeCurrencies.some((currency) => currency === value);
}

/**
 * The clinic's time zone: MST (spec 1), seven hours behind UTC, in summer too. Phoenix has exactly this time, and every
 * browser and server agrees about it; about Alberta's summer time they differ by the year they were built in.
 */
export const clinicTimeZone = 'America/Phoenix';
