import type { CurrencyCode } from './money';

/** Currencies the shop sells in, the store's own first. Each has its own price list: nothing is converted. */
export const storeCurrencies = ['USD', 'CAD'] as const satisfies readonly CurrencyCode[];

/** The currency of pages in French, which are read in Canada. */
export const frenchCurrency: CurrencyCode = 'CAD';

/** Name of the cookie that holds a visitor's currency; swell-js reads it and sends its value with every call. */
export const currencyCookie = 'swell-currency';

/** Seconds that swell-js keeps its cookies: 7 days (spec 9). */
export const currencyCookieSeconds = 604_800;

/** The currency that a switch offers to somebody who sees this one: the next on the list. */
export function nextCurrency(currency: CurrencyCode): CurrencyCode {
  const place = storeCurrencies.findIndex((one) => one === currency);
  return storeCurrencies[(place + 1) % storeCurrencies.length] ?? currency;
}

export function isStoreCurrency(value: unknown): value is CurrencyCode {
  return storeCurrencies.some((currency) => currency === value);
}

/**
 * The clinic's time zone: MST (spec 1), seven hours behind UTC, in summer too. Phoenix has exactly this time, and every
 * browser and server agrees about it; about Alberta's summer time they differ by the year they were built in.
 */
export const clinicTimeZone = 'America/Phoenix';
