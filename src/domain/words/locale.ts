/** Locales of the shop. The first is the default; docs/recipes.md says what another one needs. */
export const locales = ['en-US', 'fr-CA'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en-US';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The shop's locale for a locale of Next (`fr`), for a language of a page or of a browser (`fr-CA`, `fr`), and for
 * nothing at all. The name of a locale in addresses is shorter than the locale (`/fr`, not `/fr-CA`).
 */
export function localeOf(value: string | null | undefined): Locale {
  return value?.startsWith('fr') ? 'fr-CA' : defaultLocale;
}

/** Next's name for a locale, which is also the first part of its addresses. The default locale has no such part. */
export function routeLocaleOf(locale: Locale): string {
  return locale === 'fr-CA' ? 'fr' : locale;
}

/** How we tell search engines who an address is for; `x-default` is everybody else. */
export const languageCodes: readonly (readonly [code: string, locale: Locale])[] = [
  ['en-CA', 'en-US'],
  ['fr-CA', 'fr-CA'],
  ['x-default', 'en-US'],
];

/**
 * Where typed text waits for the page in the other language; only in this tab, and only until that page reads it. It is
 * here because every page loads this file.
 */
export const carriedTextKey = 'boreal-carried';
